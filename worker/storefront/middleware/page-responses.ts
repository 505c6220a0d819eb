import type { Served } from '#kv/served.ts'
import type { FreshPage } from '#kv/stored-page.ts'
import type { Match } from '#routes/match.ts'
import { routeOf } from '#routes/table.ts'

import type { RequestContext } from '../request-context.ts'
import type { Isolate } from '../isolate/isolate.ts'
import { policyWithStyle, securityHeadersOf } from '../isolate/security-headers.ts'
import { traceHeaders, type Trace } from '../observability/trace.ts'
import type { StorefrontContext } from '../context.ts'

const cacheName = 'fellholm'
const html = 'text/html; charset=utf-8'

/** RFC 9211: what the cache did, and why. */
function cacheStatus(served: Served): string {
  if (served.state === 'hit') return `${cacheName}; hit; ttl=${served.ttl}; detail=${served.from}`
  if (served.state === 'stale') return `${cacheName}; hit; ttl=${served.ttl}; detail=stale`
  const shared = served.shared ? '; collapsed' : ''
  return `${cacheName}; fwd=miss; fwd-status=${served.page.status}${served.stored ? '; stored' : ''}${shared}`
}

/** Whether `If-None-Match` names the entity tag (weak comparison, RFC 9110 §13.1.2). */
const matchesEtag = (header: string | null, etag: string): boolean =>
  header !== null && (header === etag || header.split(',').some(one => one.trim().replace(/^W\//, '') === etag))

const everyStored = { 'cache-control': 'public, max-age=0' }
/** A page under experiment differs between visitors, so caches on the way must not store it. */
const underExperiment = { ...everyStored, 'cache-control': 'private, max-age=0' }

const keepingOf = ({ name }: Match) => (routeOf(name).experiments === undefined ? everyStored : underExperiment)

/** There are fewer pages than this; more hashes would only come from a corrupt KV. */
const mostStyles = 100

/** The headers of stored pages with one style, built once per isolate and copied for each response. */
function sharedHeaders(isolate: Isolate, match: Match, style: string | undefined): Headers {
  const { pageHeaders } = isolate
  const security = securityHeadersOf(isolate, match)
  const byStyle = pageHeaders.get(security) ?? new Map<string, Headers>()
  pageHeaders.set(security, byStyle)
  const keeping = keepingOf(match)
  const name = `${keeping['cache-control']} ${style ?? ''}`
  const headers = byStyle.get(name)
  if (headers !== undefined) return headers
  const made = new Headers({
    'content-type': html,
    ...keeping,
    ...security,
    ...policyWithStyle(isolate, match, style),
  })
  if (byStyle.size >= mostStyles) byStyle.clear()
  byStyle.set(name, made)
  return made
}

/**
 * That a browser has the page as it is. The headers of the answer it confirms stay in force (RFC 9111 §3.2), and the log says
 * what the cache did, so nothing is told but what has to be (RFC 9110 §15.4.5) and the id the log has it by: each header
 * costs a hundredth of this answer.
 */
const notModified = ({ correlationId }: Trace, match: Match, etag: string): Response =>
  new Response(null, {
    status: 304,
    headers: { etag, 'cache-control': keepingOf(match)['cache-control'], 'x-correlation-id': correlationId },
  })

/** A stored page with every header it needs: adding them one by one would cost more than finding the page does. */
export function storedResponse({ request, isolate, trace }: RequestContext, match: Match, served: Served): Response {
  const etag = served.state === 'miss' ? served.etag : served.page.etag
  if (matchesEtag(request.headers.get('if-none-match'), etag)) return notModified(trace, match, etag)
  const { status, body, style, link } = served.page
  // The answer makes its own copy of them: one more would cost as much as all that is set here.
  const response = new Response(body, { status, headers: sharedHeaders(isolate, match, style) })
  const { headers } = response
  const own = { ...traceHeaders(trace), etag, 'cache-status': cacheStatus(served) }
  for (const [name, value] of Object.entries(own)) headers.set(name, value)
  if (link !== undefined) headers.set('link', link)
  return response
}

/** A page rendered for this request alone. */
function unstoredAnswer({ env }: StorefrontContext, match: Match, page: FreshPage, cacheStatus: string): Response {
  const { status, body, style, link, headers } = page
  const isRedirect = status >= 300 && status < 400
  return new Response(isRedirect ? null : body, {
    status,
    headers: {
      'content-type': html,
      'cache-control': 'private, no-store',
      'cache-status': cacheStatus,
      ...policyWithStyle(env.isolate, match, style),
      ...(link !== undefined && { link }),
      ...headers,
    },
  })
}

/** A page that the cache was asked for and did not keep. */
export const unstoredMissResponse = (
  c: StorefrontContext,
  match: Match,
  served: Extract<Served, { state: 'miss' }>,
): Response => unstoredAnswer(c, match, served.page, cacheStatus(served))

/** That there is no page, in the words of the page for it: the cache keeps only that there is none. */
export function notFoundResponse(errorPage: Response, served: Served): Response {
  errorPage.headers.set('cache-status', cacheStatus(served))
  return errorPage
}

/** A page that the cache was not asked for. */
export const bypassResponse = (
  c: StorefrontContext,
  match: Match,
  reason: 'preview' | 'off',
  page: FreshPage,
): Response => unstoredAnswer(c, match, page, `${cacheName}; fwd=bypass; detail=${reason}`)
