import { ok, type Result } from '#src/kit/result.ts'

import type { ShopperContext } from '../context.ts'
import { findAnswer, keepAnswer } from '../db/orders/idempotent-answers.ts'

/**
 * Does what a request asks for, and answers the same request with the same key as the first one. A refusal has changed
 * nothing and may be tried again; a request without a key is always done. Nothing else runs in between, so that of two
 * that arrive at once the second finds the first's answer. `alike` is the request that the same press becomes once this one
 * is done; it is answered alike.
 */
export function once<Value, Code extends string>(
  context: ShopperContext,
  key: string | undefined,
  request: unknown,
  work: () => Result<Value, Code>,
  alike?: (value: Value) => unknown,
): Result<Value, Code> {
  if (key === undefined) return work()
  const asking = { key, request: JSON.stringify(request) }
  return context.db.transact(() => {
    const known = findAnswer<Value>(context, asking)
    if (known !== undefined) return ok(known)
    const outcome = work()
    if (outcome.ok) keepAnswer(context, asking, outcome.value)
    if (outcome.ok && alike !== undefined)
      keepAnswer(context, { key, request: JSON.stringify(alike(outcome.value)) }, outcome.value)
    return outcome
  })
}
