import type { PersonCheckName } from '#src/commerce/person-checks.ts'

/** A service's verdict on an answer; `unknown` when it sent nothing usable, or nothing in time. */
export type CaptchaVerdict = 'passed' | 'failed' | 'unknown'

/** An answer to the question whether somebody is a person. */
export type Answered = {
  readonly answer: string
  /** The action that the answer was given for. */
  readonly action: PersonCheckName
  /** The store's host: the answer must have been given there. */
  readonly hostname: string
  /** The network address of who asks; empty where it is unknown. */
  readonly caller: string
}

/** A service that tells whether an answer is a person's. */
export type Captcha = (answered: Answered) => Promise<CaptchaVerdict>
