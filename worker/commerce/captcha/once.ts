import type { Answered, Captcha, CaptchaVerdict } from './captcha.ts'

/** So many times one request of a visitor may show the same answer: two calls of one press, or one that is asked again. */
const mostUses = 4
/** So many answers are remembered. */
const mostKnown = 256

type Known = { readonly request: string; readonly verdict: Promise<CaptchaVerdict>; uses: number }

/**
 * Asks about an answer once for each request of a visitor (`x-transaction-id`), which may make several calls with it; the
 * service takes an answer once. In another request it is asked about anew, and has been used.
 */
export function oncePerRequest(captcha: Captcha): (answered: Answered, request: string) => Promise<CaptchaVerdict> {
  const known = new Map<string, Known>()
  return (answered, request) => {
    const before = known.get(answered.answer)
    if (before !== undefined && before.request === request && before.uses < mostUses) {
      before.uses += 1
      return before.verdict
    }
    const verdict = captcha(answered)
    if (known.size >= mostKnown) known.clear()
    known.set(answered.answer, { request, verdict, uses: 1 })
    return verdict
  }
}

export type CheckAnswer = ReturnType<typeof oncePerRequest>
