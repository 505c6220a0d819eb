import { fail, ok } from '#src/kit/result.ts'

import type { Courier, Delivered, Letter } from '../letter.ts'

/** A provider that is asked over HTTPS. */
export type Provider = {
  readonly endpoint: string
  readonly key: string
  readonly from: string
  readonly replyTo?: string | undefined
}

type Send = (address: string, init: RequestInit) => Promise<Pick<Response, 'ok' | 'status' | 'body'>>

/** No provider takes longer than this, in milliseconds. */
const timeoutMs = 10_000

/** Later it may be another answer: too early, too many, or a conflict with the attempt before, which is still under way. */
const forNow: ReadonlySet<number> = new Set([401, 403, 408, 409, 425, 429])

const deliveredBy = (status: number): Delivered =>
  status >= 500 || forNow.has(status) ? fail('unavailable', status) : fail('refused', status)

async function ask(send: Send, { endpoint, key }: Provider, id: string, body: object): Promise<Delivered> {
  try {
    const answer = await send(endpoint, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        // draft-ietf-httpapi-idempotency-key-header: a second attempt at what has arrived sends nothing.
        'idempotency-key': id,
      },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await answer.body?.cancel()
    return answer.ok ? ok(undefined) : deliveredBy(answer.status)
  } catch (error) {
    return fail('unavailable', error instanceof Error ? error.name : 'unknown')
  }
}

const mailOf = ({ from, replyTo }: Provider, { recipient, subject, text, html, headers }: Letter) => ({
  from,
  to: [recipient],
  subject,
  text,
  ...(html === undefined ? {} : { html }),
  ...(replyTo === undefined ? {} : { reply_to: replyTo }),
  headers,
})

/**
 * A mail provider with the interface that several share: `POST` of `{ from, to, subject, html, text, headers }` with a bearer
 * key. 401 and 403 are a key to mend, so they are tried again; any other refusal is for good.
 */
export const mailByHttp =
  (send: Send, provider: Provider): Courier =>
  letter =>
    ask(send, provider, letter.id, mailOf(provider, letter))

/** A provider of text messages: `POST` of `{ from, to, text }` with a bearer key; numbers in international form. */
export const textByHttp =
  (send: Send, provider: Provider): Courier =>
  ({ id, recipient, text }) =>
    ask(send, provider, id, { from: provider.from, to: `+${recipient.replace(/^\+/, '')}`, text })
