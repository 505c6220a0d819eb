import type { Result } from '#src/kit/result.ts'

import { jsonResponse, refusalResponse } from './respond.ts'

/** A call's value in the given `shape`, a refusal as API404, or GEN500 when no answer came. */
export const forwardToPlatform = <Value>(result: Result<Value>, shape: (value: Value) => unknown): Response => {
  if (result.ok) return jsonResponse(shape(result.value))
  return refusalResponse(result.code === 'UNREACHABLE' || result.code === 'GEN500' ? 'GEN500' : 'API404')
}
