import { createClient, type Commerce } from '#src/commerce/client.ts'
import { errorStatus, type ErrorCode } from '#src/commerce/errors.ts'
import type { Result } from '#src/kit/result.ts'

import { callUpstream } from '../proxy/upstream.ts'
import type { Asked } from '../storefront.ts'

const noStore = { 'cache-control': 'private, no-store' }

/** A refusal in the form the platform uses: `{ errorDetails: [{ errorId, message }] }`. */
export const refused = (code: ErrorCode, message: string = code): Response =>
  Response.json({ errorDetails: [{ errorId: code, message }] }, { status: errorStatus[code], headers: noStore })

export const answered = (value: unknown): Response => Response.json(value, { headers: noStore })

/** The platform as nobody in particular asks it: no token, no visit. */
export function commerceOf(c: Asked): Commerce {
  const { settings, trace, locale } = c.var
  return createClient(wire => callUpstream({ settings, trace, locale }, wire))
}

/** What a call gave, shaped by `shape`; what it refused as API404 or, when nothing came, GEN500. */
export const passedOn = <Value>(result: Result<Value>, shape: (value: Value) => unknown): Response => {
  if (result.ok) return answered(shape(result.value))
  return refused(result.code === 'UNREACHABLE' || result.code === 'GEN500' ? 'GEN500' : 'API404')
}
