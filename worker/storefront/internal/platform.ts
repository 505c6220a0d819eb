import { createClient, type Commerce } from '#src/commerce/client.ts'
import type { Result } from '#src/kit/result.ts'

import { callUpstream } from '../proxy/upstream.ts'
import type { Asked } from '../storefront.ts'
import { answered, refused } from './answer.ts'

/** The platform as nobody in particular asks it: no token, no visit. */
export function commerceOf(c: Asked): Commerce {
  const { settings, trace } = c.env
  const { locale } = c.var
  return createClient(wire => callUpstream({ settings, trace, locale }, wire))
}

/** What a call gave, shaped by `shape`; what it refused as API404 or, when nothing came, GEN500. */
export const passedOn = <Value>(result: Result<Value>, shape: (value: Value) => unknown): Response => {
  if (result.ok) return answered(shape(result.value))
  return refused(result.code === 'UNREACHABLE' || result.code === 'GEN500' ? 'GEN500' : 'API404')
}
