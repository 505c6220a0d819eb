import * as v from 'valibot'

import type { Answered, Captcha, CaptchaVerdict } from './captcha.ts'

type Settings = {
  readonly endpoint: string
  readonly secret: string
  /** Milliseconds after which nothing more is expected. */
  readonly timeoutMs: number
}

type Send = (address: string, init: RequestInit) => Promise<Pick<Response, 'ok' | 'status' | 'json' | 'body'>>

/** An answer of siteverify. */
const verified = v.object({
  success: v.boolean(),
  hostname: v.optional(v.string()),
  action: v.optional(v.string()),
  'error-codes': v.optional(v.array(v.string()), []),
})
type Verified = v.InferOutput<typeof verified>

/** Errors that are the service's, or of how it was asked; all others are of the answer. */
const notOfAnswer: ReadonlySet<string> = new Set([
  'missing-input-secret',
  'invalid-input-secret',
  'bad-request',
  'internal-error',
])

/** Nothing of the answer or of who gave it. */
const report = (message: string): CaptchaVerdict => {
  const at = new Date().toISOString()
  console.error(JSON.stringify({ level: 'error', at, worker: 'commerce', provider: 'turnstile', message }))
  return 'unknown'
}

function verdictOf(said: Verified, { hostname, action }: Answered): CaptchaVerdict {
  if (said.success) return said.hostname === hostname && said.action === action ? 'passed' : 'failed'
  const errors = said['error-codes'].filter(code => notOfAnswer.has(code))
  return errors.length === 0 ? 'failed' : report(errors.join(' '))
}

/**
 * Cloudflare Turnstile: an answer passes when siteverify knows it, it was given on the store's own host and for what is
 * about to be done. The service takes each answer once.
 */
export const turnstile =
  (send: Send, { endpoint, secret, timeoutMs }: Settings): Captcha =>
  async answered => {
    const { answer, caller } = answered
    try {
      const response = await send(endpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ secret, response: answer, ...(caller !== '' && { remoteip: caller }) }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      })
      const said = v.safeParse(verified, await response.json().catch(() => undefined))
      return said.success ? verdictOf(said.output, answered) : report(`answered ${response.status} in another shape`)
    } catch (error) {
      return report(error instanceof Error ? error.name : 'no answer')
    }
  }
