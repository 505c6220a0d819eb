import { asksToExplain } from './explaining/explained.ts'
import { saysLook } from './looking/look-cookie.ts'
import { asksForOwnStore } from './middleware/store-filter.ts'
import type { RequestContext } from './request-context.ts'

/** Kinds of request, by the middleware they take; written as paths, since the router is told them instead of the path. */
export const requestKinds = { usual: '/', rare: '/rare', local: '/rare/local' } as const

type RequestKind = (typeof requestKinds)[keyof typeof requestKinds]

/** `rare` takes middleware that all others would only pass, `local` what a local build alone answers as well. */
export function requestKind(request: RequestContext): RequestKind {
  if (request.address.isLocal) return requestKinds.local
  const isRare = asksToExplain(request) || saysLook(request) || asksForOwnStore(request)
  return isRare ? requestKinds.rare : requestKinds.usual
}
