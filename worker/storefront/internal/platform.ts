import type { Result } from '#src/kit/result.ts'

import { answered, refused } from './answer.ts'

/** What a call gave, shaped by `shape`; what it refused as API404 or, when nothing came, GEN500. */
export const passedOn = <Value>(result: Result<Value>, shape: (value: Value) => unknown): Response => {
  if (result.ok) return answered(shape(result.value))
  return refused(result.code === 'UNREACHABLE' || result.code === 'GEN500' ? 'GEN500' : 'API404')
}
