import * as v from 'valibot'

import { fail, type Result } from '#src/kit/result.ts'

/** Long enough for a text that is too long: that has a code of its own (REV410). */
export const words = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(20_000))
export const nickname = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40))

/** A refusal that names its field says so at the field (D21). */
export function atField<Value>(refused: Result<Value>): Result<Value> {
  if (refused.ok) return refused
  const detail = v.safeParse(v.object({ field: v.string() }), refused.detail)
  return detail.success ? fail(refused.code, { problems: { [detail.output.field]: refused.code } }) : refused
}
