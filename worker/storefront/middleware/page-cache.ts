import type { Served } from '#kv/served.ts'
import type { FreshPage } from '#kv/stored-page.ts'
import type { Match } from '#routes/match.ts'
import { routeOf } from '#routes/table.ts'
import { locales, type Locale } from '#src/language/locales.ts'

import { chooseVariants, noVariants, type ChosenVariants } from '../experiments/choose-variants.ts'
import { emptySearchTag } from '#src/shop/search/model/empty-search.ts'

import { consentCountryOf } from '../consent.ts'
import { countConsentQuestion } from '../measurement/count-consent.ts'
import { countTraffic } from '../measurement/count-traffic.ts'
import { errorPage } from '../pages/error-page.ts'
import { freshPage, RenderFailure } from '../pages/fresh-page.ts'
import { buildId } from '../render/assets.ts'
import type { StorefrontContext, StorefrontMiddleware } from '../context.ts'
import { leavingOrder } from '../visit/left-order.ts'
import { bypassResponse, notFoundResponse, storedResponse, unstoredMissResponse } from './page-responses.ts'

/** The parameters a page reads, sorted, values of one name in order; all others are gone (P3). */
export function allowedQuery(match: Match, asked: URLSearchParams): URLSearchParams {
  if (asked.size === 0) return asked
  const allowed = new URLSearchParams()
  for (const name of [...(routeOf(match.name).query ?? [])].sort())
    for (const value of asked.getAll(name).sort()) if (value !== '') allowed.append(name, value)
  return allowed
}

/**
 * The key of a stored page: `path` without locale and untranslated, `query` as {@link allowedQuery}, and `variants`
 * where an experiment changes the page.
 */
export const pageKey = (locale: Locale, { name }: Match, path: string, query = '', variants = ''): string =>
  `${buildId}|${locales[locale].site}|${locale}|${name}|${path}|${query}${variants && `|${variants}`}`

/** Parameters that ask for a preview. Such a page is rendered for this request and never stored. */
export const asksForPreview = (query: URLSearchParams) => ['preview', 'cms', 'siteId'].some(name => query.has(name))

/** Whether somebody is shown a stored page; the desk, which looks where its rules lead, is nobody. */
const isShownFromStore = (c: StorefrontContext, { state, page }: Served): boolean =>
  state !== 'miss' && page.status === 200 && c.env.method === 'GET' && c.get('explained') === undefined

/** Answers public pages, from the cache where it can. Personal and unknown pages go on to the next step. */
export const pageCache: StorefrontMiddleware = async (c, next) => {
  const { method } = c.env
  if (method !== 'GET' && method !== 'HEAD') return next()
  const match = c.get('match')
  if (match === undefined) return next()
  const { kind, status, experiments } = routeOf(match.name)
  if (kind !== 'public') return next()
  c.env.trace.notes.route = match.name
  if (status !== undefined) return errorPage(c, status)
  const country = consentCountryOf(c)
  countConsentQuestion(c, country)
  if (experiments === undefined) return leavingOrder(c, await publicPage(c, match, noVariants))
  const chosen = await chooseVariants(c, experiments, country)
  return leavingOrder(c, forVisitor(await publicPage(c, match, chosen), chosen))
}

/** A public page in the form that was chosen. */
async function publicPage(c: StorefrontContext, match: Match, chosen: ChosenVariants) {
  const { settings, trace, isolate, waitUntil } = c.env
  const { search } = c.env.address
  const asked = search === '' ? undefined : new URLSearchParams(search)
  const query = asked === undefined ? '' : `${allowedQuery(match, asked)}`
  const render = () => freshPage(c, match, new URLSearchParams(query), chosen)
  if (routeOf(match.name).preview === true || (asked !== undefined && asksForPreview(asked)))
    return bypassing(c, match, 'preview', render())
  if (settings.PAGE_CACHE === 'off') return bypassing(c, match, 'off', render())
  try {
    const key = pageKey(c.get('locale'), match, c.get('path'), query, chosen.key)
    const served = await isolate.pages.serve(key, render, waitUntil)
    trace.notes.cache = served.state
    if (isShownFromStore(c, served)) isolate.traffic.countStored(key, waitUntil)
    if (asked !== undefined && served.page.tags.includes(emptySearchTag))
      countTraffic(c, 'empty-search', (asked.get('q') ?? '').trim().toLowerCase(), c.get('locale'))
    if (served.page.status === 404) return notFoundResponse(await errorPage(c, 404), served)
    if (served.state === 'miss' && !served.stored) return unstoredMissResponse(c, match, served)
    const response = storedResponse(c.env, match, served)
    c.set('complete', response)
    return response
  } catch (error) {
    return failed(c, error)
  }
}

/** The response for one visitor, with the cookies of their experiments. */
function forVisitor(response: Response, { setCookies }: ChosenVariants): Response {
  if (setCookies.length === 0) return response
  if (response.status !== 200 && response.status !== 304) return response
  for (const line of setCookies) response.headers.append('set-cookie', line)
  return response
}

const failed = (c: StorefrontContext, error: unknown): Promise<Response> =>
  errorPage(c, error instanceof RenderFailure ? error.status : 500, error)

const bypassing = (
  c: StorefrontContext,
  match: Match,
  reason: 'preview' | 'off',
  page: Promise<FreshPage>,
): Promise<Response> =>
  page
    .then(rendered => (rendered.status === 404 ? errorPage(c, 404) : bypassResponse(c, match, reason, rendered)))
    .catch((error: unknown) => failed(c, error))
