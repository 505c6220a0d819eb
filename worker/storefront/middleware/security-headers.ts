import type { StorefrontContext, StorefrontMiddleware } from '../context.ts'
import { securityHeadersOf } from '../isolate/security-headers.ts'

/** Headers that a proxy or framework might trust. We do not, so they are removed before anything is passed on. */
const dropped =
  /^(?:x-forwarded-.*|x-original-url|x-rewrite-url|x-http-method(?:-override)?|x-method-override|forwarded)$/

/** Headers that carry ids: harmless words, or they are dropped. */
const ids = new Set(['x-usid', 'x-correlation-id', 'x-transaction-id'])

const isBadId = (request: Request, name: string) =>
  ids.has(name) && !/^[\w-]{1,64}$/.test(request.headers.get(name) ?? '')

/** The request without headers that a visitor could forge; for middleware that makes calls for the visitor. */
export function withoutForgeableHeaders(request: Request): Request {
  const refused = [...request.headers.keys()].filter(name => dropped.test(name) || isBadId(request, name))
  if (refused.length === 0) return request
  const headers = new Headers(request.headers)
  for (const name of refused) headers.delete(name)
  return new Request(request, { headers })
}

/** Whether an unsafe request comes from one of our own pages (promise: SameSite plus Origin / Sec-Fetch-Site). */
export function isSameOrigin(c: StorefrontContext): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined && site !== 'same-origin') return false
  const origin = c.req.header('origin')
  return origin === undefined ? site === 'same-origin' : origin === new URL(c.req.url).origin
}

/**
 * Puts the security headers on what goes out, each that it lacks: a picture of another platform may bring some along.
 * A 304 leaves the headers of the stored answer in force (RFC 9111 §3.2), so it does not repeat them.
 */
export const securityHeaders: StorefrontMiddleware = async (c, next) => {
  await next()
  if (c.res === c.get('complete')) return
  const { headers, status } = c.res
  if (status === 304) return
  for (const [name, value] of Object.entries(securityHeadersOf(c.env.isolate, c.get('match'))))
    if (!headers.has(name)) headers.set(name, value)
}
