import { fail, ok, type Result } from '#src/kit/result.ts'
import { localeOfCall, locales, sites, type SiteName } from '#src/language/locales.ts'

export const isSite = (name: string): name is SiteName => sites.some(site => site === name)

/**
 * Which shop a request is for: the one its `x-site-id` names, else the one its `locale` (query or header) belongs to,
 * else the first.
 */
export function siteOf(request: Request): Result<SiteName, 'API400'> {
  const named = request.headers.get('x-site-id')
  if (named !== null) return isSite(named) ? ok(named) : fail('API400', { path: 'x-site-id', message: 'no such site' })
  const callLocale = new URL(request.url).searchParams.get('locale') ?? request.headers.get('locale')
  if (callLocale === null) return ok(sites[0])
  const locale = localeOfCall(callLocale)
  return locale === undefined ? fail('API400', { path: 'locale', message: 'no such locale' }) : ok(locales[locale].site)
}
