import type { Match } from '#routes/match.ts'
import { routeOf } from '#routes/table.ts'

import { environmentOf } from '../settings/environment.ts'
import { identityOrigins } from '../settings/identity-addresses.ts'
import { personWidgetOf } from '../settings/person-widget.ts'
import type { Settings } from '../bindings.ts'

/** What a page is allowed beyond the others: to contain frames of ours, to be made for a frame, to read barcodes by camera. */
type Allowance = 'none' | 'frames' | 'framed' | 'camera'

function allowanceOf(match: Match | undefined): Allowance {
  if (match === undefined) return 'none'
  const { framed, preview, camera } = routeOf(match.name)
  if (framed === true) return 'framed'
  if (camera === true) return 'camera'
  return preview === true ? 'frames' : 'none'
}

/** The chat vendor's origins. The script is loaded with consent alone, but the policy is the same for every visitor. */
const chatOrigins = ({ CHAT_VENDOR, CHAT_SCRIPT }: Settings): readonly string[] =>
  CHAT_VENDOR === undefined || CHAT_SCRIPT === undefined ? [] : [new URL(CHAT_SCRIPT).origin]

const sources = (directive: string, ...allowed: readonly string[]): string => [directive, ...allowed].join(' ')

/** The origin of a third party's address. */
const originsOf = (src: string | undefined): readonly string[] =>
  src === undefined || src.startsWith('/') ? [] : [new URL(src).origin]

/**
 * The Content-Security-Policy of every document. None has an inline script, and what style is inside it is allowed by
 * its hash ({@link policyWithStyle}), so nothing needs a nonce.
 */
const contentSecurityPolicy = (settings: Settings, allowed: Allowance): string => {
  const {
    PAYMENTS_ORIGIN,
    IDENTITY_ADDRESSES,
    POLICY_ORIGINS: others,
    SOCIAL_ORIGIN,
    TAG_MANAGER_SRC,
    PHOTOS,
  } = settings
  const isFraming = allowed === 'frames' || allowed === 'framed' || personWidgetOf(settings) === 'turnstile'
  const chat = chatOrigins(settings)
  const tagManager = originsOf(TAG_MANAGER_SRC)
  return [
    `default-src 'self'`,
    sources('script-src', `'self'`, ...chat, ...others['script-src'], ...tagManager),
    // Hot reload puts styles into the page; what is built never does.
    sources(`style-src 'self'${HOT_RELOAD ? ` 'unsafe-inline'` : ''}`, ...chat),
    sources(
      'img-src',
      `'self'`,
      'data:',
      ...tagManager,
      ...originsOf(SOCIAL_ORIGIN),
      ...(PHOTOS?.origins.keys() ?? []),
    ),
    `font-src 'self'`,
    sources('connect-src', `'self'`, ...chat, ...others['connect-src'], ...tagManager),
    sources('frame-src', ...(isFraming ? [`'self'`] : []), PAYMENTS_ORIGIN, ...chat, ...others['frame-src']),
    // A form may be answered by a way to the provider: browsers ask the policy there as well.
    sources('form-action', `'self'`, PAYMENTS_ORIGIN, ...identityOrigins(IDENTITY_ADDRESSES)),
    `object-src 'none'`,
    `base-uri 'none'`,
    `frame-ancestors ${allowed === 'framed' ? `'self'` : `'none'`}`,
  ].join('; ')
}

type WithHeaders = { readonly securityHeaders: SecurityHeadersByAllowance }

export type SecurityHeaders = Readonly<Record<string, string>>

const headersFor = (settings: Settings, allowed: Allowance): SecurityHeaders => ({
  'content-security-policy': contentSecurityPolicy(settings, allowed),
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': allowed === 'framed' ? 'SAMEORIGIN' : 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': `camera=${allowed === 'camera' ? '(self)' : '()'}, microphone=(), geolocation=(self), payment=(self)`,
  'cross-origin-opener-policy': 'same-origin',
  // Only the store itself is for search engines, not what is tried out before it.
  ...(environmentOf(new URL(settings.STORE_ORIGIN).hostname) === 'production' ? {} : { 'x-robots-tag': 'noindex' }),
})

export type SecurityHeadersByAllowance = Readonly<Record<Allowance, SecurityHeaders>>

export const createSecurityHeaders = (settings: Settings): SecurityHeadersByAllowance => ({
  none: headersFor(settings, 'none'),
  frames: headersFor(settings, 'frames'),
  framed: headersFor(settings, 'framed'),
  camera: headersFor(settings, 'camera'),
})

/** The headers of every answer to what this route is for: one object for all that are allowed the same, to be known by. */
export const securityHeadersOf = ({ securityHeaders }: WithHeaders, match: Match | undefined): SecurityHeaders =>
  securityHeaders[allowanceOf(match)]

/** The policy of a document with styles of these hashes inside it, parted by spaces; nothing else where it has none. */
export function policyWithStyle(
  isolate: WithHeaders,
  match: Match | undefined,
  style: string | undefined,
): { readonly 'content-security-policy'?: string } {
  if (style === undefined) return {}
  const policy = securityHeadersOf(isolate, match)['content-security-policy'] ?? ''
  const allowed = style.split(' ').map(hash => `'${hash}'`)
  return { 'content-security-policy': policy.replace(`style-src 'self'`, sources(`style-src 'self'`, ...allowed)) }
}
