import { getCookie } from 'hono/cookie'

import { carry } from '#routes/carried.ts'
import { localPath } from '#routes/href.ts'
import { hasFileExtension } from '#routes/match.ts'
import { isLocale, localeOfCall, type Locale } from '#src/language/locales.ts'
import { negotiateLocale } from '#src/language/negotiate.ts'
import { localeCookie } from '#src/shop/content/model/chosen-locale.ts'

import { countryOf } from '../country.ts'
import { errorPage } from '../pages/error-page.ts'
import type { StorefrontContext, StorefrontMiddleware } from '../context.ts'

const isReading = (c: StorefrontContext) => c.req.method === 'GET' || c.req.method === 'HEAD'

/** The locale for a visitor who has not said one (D44). */
export const chooseLocale = (c: StorefrontContext): Locale =>
  negotiateLocale({
    stored: getCookie(c, localeCookie),
    country: countryOf(c),
    acceptLanguage: c.req.header('accept-language'),
  })

/** For requests without a page: the locale that `?locale=` names, as `de-de` or as the calls write it, `de_DE`. */
export const localeFromQuery: StorefrontMiddleware = async (c, next) => {
  const asked = c.req.query('locale') ?? ''
  c.set('locale', isLocale(asked) ? asked : (localeOfCall(asked) ?? chooseLocale(c)))
  return next()
}

function redirect(location: string, status: 301 | 302): Response {
  const cacheControl = status === 301 ? 'public, max-age=3600' : 'private, no-store'
  return new Response(null, { status, headers: { location, 'cache-control': cacheControl } })
}

/**
 * Reads the locale off the path and turns translated paths into those of the route table; sends a path in another
 * spelling than its language's own to where it belongs (R067). A Spanish variant of the American store (R065) is the
 * page of its Spanish locale. A path without a locale is for `withoutLocale`.
 */
export const localePrefix =
  (withoutLocale: (c: StorefrontContext) => Response | Promise<Response>): StorefrontMiddleware =>
  async (c, next) => {
    const { localePath, search } = c.env.address
    const { locale, path, match, elsewhere } = localePath
    if (locale === undefined) return withoutLocale(c)
    if (elsewhere !== undefined && isReading(c)) return redirect(elsewhere + search, 301)
    c.set('locale', locale)
    c.set('path', path)
    c.set('match', match)
    return next()
  }

/** Sends a path that nothing answers without a locale to the visitor's own (D44). */
export function redirectToOwnLocale(c: StorefrontContext): Response | Promise<Response> {
  const { localePath, search } = c.env.address
  const { path, elsewhere } = localePath
  if (elsewhere !== undefined && isReading(c)) return redirect(elsewhere + search, 301)
  const locale = chooseLocale(c)
  c.set('locale', locale)
  if (hasFileExtension(path) || !isReading(c)) return errorPage(c, 404)
  return redirect(carry(new URLSearchParams(search), localPath(locale, path) + search), 302)
}
