import type { Match } from '#routes/match.ts'
import { routeOf } from '#routes/table.ts'

import { environmentOf } from '../settings/environment.ts'
import { identityOrigins } from '../settings/identity-addresses.ts'
import { personWidgetOf } from '../settings/person-widget.ts'
import type { Settings } from '../bindings.ts'
import { speculationSource } from './speculation-rules.ts'

/**
 * What pages have headers of their own for: what all may see, what is one person's, to contain frames of ours, to be made for
 * a frame, to read barcodes by camera.
 */
type Purpose = 'public' | 'personal' | 'frames' | 'framed' | 'camera'

function purposeOf(match: Match | undefined): Purpose {
  if (match === undefined) return 'public'
  const { kind, framed, preview, camera } = routeOf(match.name)
  if (framed === true) return 'framed'
  if (camera === true) return 'camera'
  return preview === true ? 'frames' : kind
}

/** No other site keeps hold of the window of a page that is somebody's. What all may see is opened sooner without (decision 048). */
const openerPolicy = (purpose: Purpose) => (purpose === 'public' ? {} : { 'cross-origin-opener-policy': 'same-origin' })

/** The chat vendor's origins. The script is loaded with consent alone, but the policy is the same for every visitor. */
const chatOrigins = ({ CHAT_VENDOR, CHAT_SCRIPT }: Settings): readonly string[] =>
  CHAT_VENDOR === undefined || CHAT_SCRIPT === undefined ? [] : [new URL(CHAT_SCRIPT).origin]

const sources = (directive: string, ...allowed: readonly string[]): string => [directive, ...allowed].join(' ')

/** The origin of a third party's address. */
const originsOf = (src: string | undefined): readonly string[] =>
  src === undefined || src.startsWith('/') ? [] : [new URL(src).origin]

/**
 * The Content-Security-Policy of every document. None has an inline script; the speculation rules, which script puts in, are
 * allowed by their hash. What style is inside it is allowed by its hash
 * ({@link policyWithStyle}), and by a nonce what is streamed later than the policy.
 */
const contentSecurityPolicy = (settings: Settings, purpose: Purpose): string => {
  const {
    PAYMENTS_ORIGIN,
    IDENTITY_ADDRESSES,
    POLICY_ORIGINS: others,
    SOCIAL_ORIGIN,
    TAG_MANAGER_SRC,
    PHOTOS,
  } = settings
  const isFraming = purpose === 'frames' || purpose === 'framed' || personWidgetOf(settings) === 'turnstile'
  const chat = chatOrigins(settings)
  const tagManager = originsOf(TAG_MANAGER_SRC)
  return [
    `default-src 'self'`,
    sources('script-src', `'self'`, speculationSource, ...chat, ...others['script-src'], ...tagManager),
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
    `frame-ancestors ${purpose === 'framed' ? `'self'` : `'none'`}`,
  ].join('; ')
}

type WithHeaders = { readonly securityHeaders: SecurityHeadersByPurpose }

export type SecurityHeaders = Readonly<Record<string, string>>

const headersFor = (settings: Settings, purpose: Purpose): SecurityHeaders => ({
  'content-security-policy': contentSecurityPolicy(settings, purpose),
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': purpose === 'framed' ? 'SAMEORIGIN' : 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': `camera=${purpose === 'camera' ? '(self)' : '()'}, microphone=(), geolocation=(self), payment=(self)`,
  ...openerPolicy(purpose),
  // Only the store itself is for search engines, not what is tried out before it.
  ...(environmentOf(new URL(settings.STORE_ORIGIN).hostname) === 'production' ? {} : { 'x-robots-tag': 'noindex' }),
})

export type SecurityHeadersByPurpose = Readonly<Record<Purpose, SecurityHeaders>>

export const createSecurityHeaders = (settings: Settings): SecurityHeadersByPurpose => ({
  public: headersFor(settings, 'public'),
  personal: headersFor(settings, 'personal'),
  frames: headersFor(settings, 'frames'),
  framed: headersFor(settings, 'framed'),
  camera: headersFor(settings, 'camera'),
})

/** The headers of every answer to what this route is for: one object for all of the same purpose, to be known by. */
export const securityHeadersOf = ({ securityHeaders }: WithHeaders, match: Match | undefined): SecurityHeaders =>
  securityHeaders[purposeOf(match)]

/** The policy of a document with style inside it that these sources allow, parted by spaces; nothing where it has none. */
export function policyWithStyle(
  isolate: WithHeaders,
  match: Match | undefined,
  style: string | undefined,
): { readonly 'content-security-policy'?: string } {
  if (style === undefined) return {}
  const policy = securityHeadersOf(isolate, match)['content-security-policy'] ?? ''
  const allowed = style.split(' ').map(source => `'${source}'`)
  return { 'content-security-policy': policy.replace(`style-src 'self'`, sources(`style-src 'self'`, ...allowed)) }
}
