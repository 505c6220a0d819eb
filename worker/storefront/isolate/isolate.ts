import type { PageCache } from '#kv/page-cache.ts'

import { createBreakers, type Breakers } from '../proxy/breakers.ts'
import { answerReader } from '../photos/photo-widths.ts'
import { createKnownAnswers, type KnownAnswers } from '../proxy/known-answers.ts'
import type { Styled } from '../render/style/page-style.ts'
import { settingsOf, type Settings } from '../bindings.ts'
import { createTokenBucket, type TokenBucket } from '../observability/token-bucket.ts'
import { createFlags, type Flags } from './flags.ts'
import { createPages } from './pages.ts'
import { createRedirects, type Redirects } from './redirects.ts'
import { createSecurityHeaders, type SecurityHeaders, type SecurityHeadersByPurpose } from './security-headers.ts'
import { createShells, type Shells } from './shells.ts'
import { createTraffic, type Traffic } from './traffic.ts'

/**
 * State that outlives a request, made once per environment. None of it belongs to a visitor. What a pure function has worked
 * out before stays beside that function (docs/decisions/019).
 */
export type Isolate = {
  readonly settings: Settings
  readonly pages: PageCache
  readonly redirects: Redirects
  readonly breakers: Breakers
  /** Reads an answer of the platform. */
  readonly parse: (text: string) => unknown
  /** Answers of the platform that public pages were made of. */
  readonly knownAnswers: KnownAnswers
  readonly traffic: Traffic
  /** How many failed requests may still be kept for the desk. */
  readonly failures: TokenBucket
  readonly securityHeaders: SecurityHeadersByPurpose
  /** Headers of stored pages, by security headers and by the hash of the inline style. */
  readonly pageHeaders: Map<SecurityHeaders, Map<string, Headers>>
  readonly shells: Shells
  readonly flags: Flags
  /** Finished error pages by locale and status, and until when they count (ms since 1970). */
  readonly errorPages: Map<string, { readonly page: Styled; readonly until: number }>
}

/** A store that is down says the same a thousand times. */
const mostFailuresAMinute = 30

const createIsolate = (settings: Settings, parse = answerReader(settings.PHOTOS)): Isolate => ({
  settings,
  parse,
  pages: createPages(settings),
  redirects: createRedirects(settings),
  breakers: createBreakers(settings),
  knownAnswers: createKnownAnswers(parse),
  traffic: createTraffic(settings),
  failures: createTokenBucket(mostFailuresAMinute, 60_000),
  securityHeaders: createSecurityHeaders(settings),
  pageHeaders: new Map(),
  shells: createShells(settings),
  flags: createFlags(),
  errorPages: new Map(),
})

const isolates = new WeakMap<object, Isolate>()

/** The isolate of an environment. Throws SettingsError when the environment lacks something. */
export function isolateOf(env: object): Isolate {
  const existing = isolates.get(env)
  if (existing !== undefined) return existing
  const isolate = createIsolate(settingsOf(env))
  isolates.set(env, isolate)
  return isolate
}
