import type { Captcha } from '../captcha/captcha.ts'

/** What tells whether somebody is a person; a test chooses before its shop wakes, and puts it right again. */
export const captchaLine: { service: Captcha | undefined; reset: () => void } = {
  service: undefined,
  reset: () => {
    captchaLine.service = undefined
  },
}
