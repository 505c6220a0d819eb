import { createPageCache, type PageCache, type Served } from '#kv/page-cache.ts'
import { createPurges } from '#kv/purges.ts'
import { matchRoute, type Match } from '#routes/match.ts'
import { routeOf } from '#routes/table.ts'
import { locales } from '#src/language/locales.ts'

import type { Settings } from '../bindings.ts'
import { errorPage } from '../error-page.ts'
import { freshPage, RenderFailure } from '../fresh-page.ts'
import { buildId } from '../render/assets.ts'
import type { Asked, Step } from '../storefront.ts'

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

const pageKey = (c: Asked, match: Match, query: URLSearchParams) =>
  [buildId, locales[c.var.locale].site, c.var.locale, match.name, c.var.path, query].join('|')

/** What asks for another view of a page than the public one: rendered for this request, never stored. */
export const asksForPreview = (query: URLSearchParams) => ['preview', 'cms', 'siteId'].some(name => query.has(name))

const cacheName = 'fellholm'

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

function answer(c: Asked, served: Served): Response {
  const isFresh = served.state === 'miss'
  const etag = isFresh ? served.etag : served.page.etag
  const headers: Record<string, string> = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': isFresh && !served.stored ? 'private, no-store' : 'public, max-age=0',
    'cache-status': cacheStatus(served),
    ...(isFresh ? served.page.headers : undefined),
  }
  const isRedirect = served.page.status >= 300 && served.page.status < 400
  if (isRedirect) return new Response(null, { status: served.page.status, headers })
  if (!isFresh || served.stored) headers.etag = etag
  if (headers.etag !== undefined && matchesEtag(c.req.raw.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers })
  return new Response(served.page.body, { status: served.page.status, headers })
}

/** Answers public pages, from the cache where it can. Personal and unknown pages go on to the next step. */
export const cachedPage: Step = async (c, next) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
  const match = matchRoute(c.var.path)
  if (match === undefined || routeOf(match.name).kind !== 'public') return next()
  c.var.trace.notes.route = match.name
  const { status } = routeOf(match.name)
  if (status !== undefined) return errorPage(c, status)
  const asked = new URL(c.req.url).searchParams
  const query = allowedQuery(match, asked)
  const render = () => freshPage(c, match, query)
  if (asksForPreview(asked)) return bypassed('preview', await render().catch(failed(c)))
  if (c.var.settings.PAGE_CACHE === 'off') return bypassed('off', await render().catch(failed(c)))
  const work = (promise: Promise<unknown>) => c.executionCtx.waitUntil(promise)
  const served = await pageCacheOf(c.var.settings)
    .serve(pageKey(c, match, query), render, work)
    .catch(failed(c))
  if (served instanceof Response) return served
  c.var.trace.notes.cache = served.state
  return answer(c, served)
}

const failed = (c: Asked) => (error: unknown) =>
  errorPage(c, error instanceof RenderFailure ? error.status : 500, error)

function bypassed(reason: 'preview' | 'off', page: Awaited<ReturnType<typeof freshPage>> | Response): Response {
  if (page instanceof Response) return page
  return new Response(page.status === 200 ? page.body : null, {
    status: page.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'cache-status': `${cacheName}; fwd=bypass; detail=${reason}`,
      ...page.headers,
    },
  })
}
