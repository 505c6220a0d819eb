import type { Match } from '#routes/match.ts'
import { routeOf } from '#routes/table.ts'

import type { Settings } from '../settings/bindings.ts'
import { environmentOf } from '../settings/environment.ts'
import { identityOrigins } from '../settings/identity-addresses.ts'
import type { StorefrontContext, StorefrontMiddleware } from '../context.ts'

/** Headers a proxy or framework might believe; here nobody does, so nobody passes them on either. */
const dropped =
  /^(?:x-forwarded-.*|x-original-url|x-rewrite-url|x-http-method(?:-override)?|x-method-override|forwarded)$/

/** Headers that carry ids: harmless words, or they are dropped. */
const ids = new Set(['x-usid', 'x-correlation-id', 'x-transaction-id'])

const isBadId = (request: Request, name: string) =>
  ids.has(name) && !/^[\w-]{1,64}$/.test(request.headers.get(name) ?? '')

/** A request without headers that somebody might believe; for steps that call out on a visitor's behalf. */
export function withoutForgeableHeaders(request: Request): Request {
  const refused = [...request.headers.keys()].filter(name => dropped.test(name) || isBadId(request, name))
  if (refused.length === 0) return request
  const headers = new Headers(request.headers)
  for (const name of refused) headers.delete(name)
  return new Request(request, { headers })
}

/** What a page has to do with frames: nothing; it shows pages of ours in frames; or it is made for such a frame. */
type Framing = 'none' | 'frames' | 'framed'

function framingOf(match: Match | undefined): Framing {
  if (match === undefined) return 'none'
  const { framed, preview } = routeOf(match.name)
  if (framed === true) return 'framed'
  return preview === true ? 'frames' : 'none'
}

const sources = (directive: string, ...allowed: readonly string[]): string => [directive, ...allowed].join(' ')

/**
 * The Content-Security-Policy of every document. None has an inline script, and the one style inside it is allowed by
 * its hash ({@link styledPolicy}), so nothing needs a nonce.
 */
const contentSecurityPolicy = (
  { PAYMENTS_ORIGIN, IDENTITY_ADDRESSES, POLICY_ORIGINS: others }: Settings,
  framing: Framing,
): string =>
  [
    `default-src 'self'`,
    sources('script-src', `'self'`, ...others['script-src']),
    // Hot reload puts styles into the page; what is built never does.
    `style-src 'self'${HOT_RELOAD ? ` 'unsafe-inline'` : ''}`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    sources('connect-src', `'self'`, ...others['connect-src']),
    sources('frame-src', ...(framing === 'none' ? [] : [`'self'`]), PAYMENTS_ORIGIN, ...others['frame-src']),
    // A form may be answered by a way to the provider: browsers ask the policy there as well.
    sources('form-action', `'self'`, PAYMENTS_ORIGIN, ...identityOrigins(IDENTITY_ADDRESSES)),
    `object-src 'none'`,
    `base-uri 'none'`,
    `frame-ancestors ${framing === 'framed' ? `'self'` : `'none'`}`,
  ].join('; ')

export type SecurityHeaders = Readonly<Record<string, string>>

const headersFor = (settings: Settings, framing: Framing): SecurityHeaders => ({
  'content-security-policy': contentSecurityPolicy(settings, framing),
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': framing === 'framed' ? 'SAMEORIGIN' : 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
  'cross-origin-opener-policy': 'same-origin',
  // Only the store itself is for search engines, not what is tried out before it.
  ...(environmentOf(new URL(settings.STORE_ORIGIN).hostname) === 'production' ? {} : { 'x-robots-tag': 'noindex' }),
})

const known = new WeakMap<Settings, Readonly<Record<Framing, SecurityHeaders>>>()

/** Headers of every answer, put together once per isolate. */
export function securityHeadersOf(settings: Settings, match: Match | undefined): SecurityHeaders {
  const framing = framingOf(match)
  const headers = known.get(settings)
  if (headers !== undefined) return headers[framing]
  const made = {
    none: headersFor(settings, 'none'),
    frames: headersFor(settings, 'frames'),
    framed: headersFor(settings, 'framed'),
  }
  known.set(settings, made)
  return made[framing]
}

/** The policy of a document with a style of this hash inside it; nothing else where it has none. */
export function policyWithStyle(
  settings: Settings,
  match: Match | undefined,
  style: string | undefined,
): { readonly 'content-security-policy'?: string } {
  if (style === undefined) return {}
  const policy = securityHeadersOf(settings, match)['content-security-policy'] ?? ''
  return { 'content-security-policy': policy.replace(`style-src 'self'`, `style-src 'self' '${style}'`) }
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
 * What came with an answer stays in force after a 304 (RFC 9111 §3.2), so it is not said again.
 */
export const securityHeaders: StorefrontMiddleware = async (c, next) => {
  await next()
  const { headers, status } = c.res
  if (status === 304) return
  for (const [name, value] of Object.entries(securityHeadersOf(c.env.settings, c.get('match'))))
    if (!headers.has(name)) headers.set(name, value)
}
