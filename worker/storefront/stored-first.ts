import type { Found } from '#kv/served.ts'
import type { Match } from '#routes/match.ts'
import { routeOf } from '#routes/table.ts'
import { remembering } from '#src/kit/remembering.ts'

import type { Arrival } from './arrival.ts'
import { isProviders } from './local.ts'
import { longestPath } from './middleware/bounds.ts'
import { placeOf } from './middleware/locale.ts'
import { asksForMarkdown } from './middleware/markdown.ts'
import { storedAnswer } from './middleware/page-answers.ts'
import { pageCacheOf, pageKey } from './middleware/page-cache.ts'
import { isRuled } from './middleware/redirects.ts'
import { logAnswered } from './trace.ts'

type PublicPage = { readonly match: Match; readonly key: string }

/** The public page that a path is the address of, spelt as its language spells it. */
const publicPageAt = remembering((pathname: string): PublicPage | undefined => {
  const { locale, path, match, elsewhere } = placeOf(pathname)
  if (locale === undefined || match === undefined || elsewhere !== undefined) return undefined
  return routeOf(match.name).kind === 'public' ? { match, key: pageKey(locale, match, path) } : undefined
}, 1_000)

/** A page is all that is asked for: nothing that a key does not tell makes a difference. */
const isPlain = ({ request, settings, address }: Arrival): boolean =>
  request.method === 'GET' &&
  address.search === '' &&
  address.pathname.length <= longestPath &&
  settings.PAGE_CACHE === 'on' &&
  !asksForMarkdown(request) &&
  !(LOCAL_BUILD && isProviders(request.url))

/**
 * Answers with a fresh stored page ahead of the steps, which cost such a page more than finding it does. They would come
 * to the same answer: only a page that they let through is ever stored, and what its key does not tell is asked here. When
 * there is no such page, they go on with what was found.
 */
export async function storedFirst(arrival: Arrival): Promise<Response | Found | undefined> {
  if (!isPlain(arrival)) return undefined
  const { request, settings, trace, address, waitUntil } = arrival
  const page = publicPageAt(address.pathname)
  if (page === undefined || (await isRuled(arrival))) return undefined
  const cache = pageCacheOf(settings)
  const found = await cache.find(page.key, waitUntil)
  const served = cache.fresh(found)
  // Behind a page that says it is missing, rules of a single key are looked up.
  if (served?.page.status !== 200) return found
  trace.notes.route = page.match.name
  trace.notes.cache = served.state
  const answer = storedAnswer(arrival, page.match, served)
  logAnswered(trace, { method: request.method, path: address.pathname, status: answer.status }, waitUntil)
  return answer
}
