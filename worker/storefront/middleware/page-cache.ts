import { createPageCache, type PageCache, type Served } from '#kv/page-cache.ts'
import { createPurges } from '#kv/purges.ts'
import type { Match } from '#routes/match.ts'
import { routeOf } from '#routes/table.ts'
import { locales } from '#src/language/locales.ts'

import type { Settings } from '../bindings.ts'
import { complete } from '../complete.ts'
import { errorPage } from '../error-page.ts'
import { freshPage, RenderFailure } from '../fresh-page.ts'
import { buildId } from '../render/assets.ts'
import type { Asked, Step } from '../storefront.ts'
import { securityHeadersOf } from './security.ts'
import { traceHeaders } from './trace.ts'

const caches = new WeakMap<Settings, PageCache>()

/** The isolate's page cache: holds nothing but finished public pages. */
export function pageCacheOf(settings: Settings): PageCache {
  const known = caches.get(settings)
  if (known !== undefined) return known
  const purges = createPurges(settings.PAGES, Date.now, settings.PURGE_CHECK_MS, settings.KV_TIMEOUT_MS)
  const cache = createPageCache(
    {
      kv: settings.PAGES,
      clock: Date.now,
      random: Math.random,
      settings: {
        memoryBytes: settings.PAGE_MEMORY_BYTES,
        kvTimeoutMs: settings.KV_TIMEOUT_MS,
        staleMs: settings.STALE_SECONDS * 1000,
        patienceMs: settings.DOCUMENT_TIMEOUT_MS,
      },
    },
    purges,
  )
  caches.set(settings, cache)
  return cache
}

/** The parameters a page reads, sorted, values of one name in order; all others are gone (P3). */
export function allowedQuery(match: Match, asked: URLSearchParams): URLSearchParams {
  const allowed = new URLSearchParams()
  for (const name of [...(routeOf(match.name).query ?? [])].sort())
    for (const value of asked.getAll(name).sort()) if (value !== '') allowed.append(name, value)
  return allowed
}

function pageKey(c: Asked, match: Match, query: string): string {
  const locale = c.get('locale')
  return `${buildId}|${locales[locale].site}|${locale}|${match.name}|${c.get('path')}|${query}`
}

/** What asks for another view of a page than the public one: rendered for this request, never stored. */
export const asksForPreview = (query: URLSearchParams) => ['preview', 'cms', 'siteId'].some(name => query.has(name))

const cacheName = 'fellholm'
const html = 'text/html; charset=utf-8'

/** RFC 9211: what the cache did, and why. */
export function cacheStatus(served: Served): string {
  if (served.state === 'hit') return `${cacheName}; hit; ttl=${served.ttl}; detail=${served.from}`
  if (served.state === 'stale') return `${cacheName}; hit; ttl=${served.ttl}; detail=stale`
  const shared = served.shared ? '; collapsed' : ''
  return `${cacheName}; fwd=miss; fwd-status=${served.page.status}${served.stored ? '; stored' : ''}${shared}`
}

/** Whether `If-None-Match` names the entity tag (weak comparison, RFC 9110 §13.1.2). */
export const matchesEtag = (header: string | null, etag: string): boolean =>
  header !== null && (header === etag || header.split(',').some(one => one.trim().replace(/^W\//, '') === etag))

const everyStored = { 'cache-control': 'public, max-age=0' }
type OwnHeaders = Readonly<Record<'etag' | 'cache-status' | 'x-correlation-id' | 'server-timing', string>>

const known = new WeakMap<object, Headers>()

/** What every stored page is answered with, once per isolate: the runtime copies it faster than it reads an object. */
function alike(security: Readonly<Record<string, string>>): Headers {
  const headers = known.get(security)
  if (headers !== undefined) return headers
  const made = new Headers({ 'content-type': html, ...everyStored, ...security })
  known.set(security, made)
  return made
}

/** The headers of a stored page; good until they are asked for again. */
function pageHeaders(c: Asked, own: OwnHeaders): Headers {
  const headers = alike(securityHeadersOf(c.get('settings'), c.get('match')))
  headers.set('etag', own.etag)
  headers.set('cache-status', own['cache-status'])
  headers.set('x-correlation-id', own['x-correlation-id'])
  headers.set('server-timing', own['server-timing'])
  return headers
}

function storedAnswer(c: Asked, served: Served, etag: string): Response {
  const own = { etag, 'cache-status': cacheStatus(served), ...traceHeaders(c.get('trace')) }
  // What came with the page stays in force after a 304 (RFC 9111 §3.2); it need not be said again.
  if (matchesEtag(c.req.raw.headers.get('if-none-match'), etag))
    return complete(c, new Response(null, { status: 304, headers: { ...everyStored, ...own } }))
  const { status, body } = served.page
  return complete(c, new Response(body, { status, headers: pageHeaders(c, own) }))
}

function answer(c: Asked, served: Served): Response {
  if (served.state !== 'miss') return storedAnswer(c, served, served.page.etag)
  if (served.stored) return storedAnswer(c, served, served.etag)
  const { status, body, headers } = served.page
  const isRedirect = status >= 300 && status < 400
  return new Response(isRedirect ? null : body, {
    status,
    headers: {
      'content-type': html,
      'cache-control': 'private, no-store',
      'cache-status': cacheStatus(served),
      ...headers,
    },
  })
}

/** Answers public pages, from the cache where it can. Personal and unknown pages go on to the next step. */
export const cachedPage: Step = async (c, next) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
  const match = c.get('match')
  if (match === undefined) return next()
  const { kind, status, preview } = routeOf(match.name)
  if (kind !== 'public') return next()
  const { notes } = c.get('trace')
  notes.route = match.name
  if (status !== undefined) return errorPage(c, status)
  const settings = c.get('settings')
  const { search } = c.get('address')
  const asked = search === '' ? undefined : new URLSearchParams(search)
  const query = asked === undefined ? '' : `${allowedQuery(match, asked)}`
  const render = () => freshPage(c, match, new URLSearchParams(query))
  if (preview === true || (asked !== undefined && asksForPreview(asked)))
    return bypassed('preview', await render().catch(failed(c)))
  if (settings.PAGE_CACHE === 'off') return bypassed('off', await render().catch(failed(c)))
  const work = (promise: Promise<unknown>) => c.executionCtx.waitUntil(promise)
  const served = await pageCacheOf(settings)
    .serve(pageKey(c, match, query), render, work)
    .catch(failed(c))
  if (served instanceof Response) return served
  notes.cache = served.state
  return answer(c, served)
}

const failed = (c: Asked) => (error: unknown) =>
  errorPage(c, error instanceof RenderFailure ? error.status : 500, error)

function bypassed(reason: 'preview' | 'off', page: Awaited<ReturnType<typeof freshPage>> | Response): Response {
  if (page instanceof Response) return page
  return new Response(page.status === 200 ? page.body : null, {
    status: page.status,
    headers: {
      'content-type': html,
      'cache-control': 'private, no-store',
      'cache-status': `${cacheName}; fwd=bypass; detail=${reason}`,
      ...page.headers,
    },
  })
}
