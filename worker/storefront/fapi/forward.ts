import type { Result } from '#src/kit/result.ts'

import { jsonResponse, refusalResponse } from './respond.ts'

/** What a call gave, shaped by `shape`; what it refused as API404 or, when nothing came, GEN500. */
export const forwardToPlatform = <Value>(result: Result<Value>, shape: (value: Value) => unknown): Response => {
  if (result.ok) return jsonResponse(shape(result.value))
  return refusalResponse(result.code === 'UNREACHABLE' || result.code === 'GEN500' ? 'GEN500' : 'API404')
}
