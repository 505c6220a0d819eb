import type { Currency } from '#src/kit/money.ts'
import { memoize } from '#src/kit/memoize.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'
import { localeNames, localeOfCall, locales, type Locale, type SiteName } from '#src/language/locales.ts'

import type { Context } from './context.ts'

/** The locale of a request that names none. */
export const firstLocaleOf = (site: SiteName): Locale => {
  const first = localeNames.find(name => locales[name].site === site)
  if (first === undefined) throw new Error(`No locale belongs to ${site}; add one in src/language/locales.ts.`)
  return first
}

export const currencyOf = (site: SiteName): Currency => locales[firstLocaleOf(site)].currency

/** The locale a request names in its query or header; without one the site's first. */
export function localeOf(request: Request, site: SiteName): Result<Locale, 'API400'> {
  const named = new URL(request.url).searchParams.get('locale') ?? request.headers.get('locale')
  if (named === null) return ok(firstLocaleOf(site))
  const locale = localeOfCall(named)
  if (locale === undefined || locales[locale].site !== site)
    return fail('API400', { path: 'locale', message: `not a locale of ${site}` })
  return ok(locale)
}

/** The caller, as the storefront reports it. */
export type Requester = Pick<Context, 'caller' | 'device' | 'storeOrigin'>

const originOf = memoize((address: string) => URL.parse(address)?.origin ?? '', 64)

/** A network address (RFC 5952 or dotted) and an origin; anything else is nobody's, and of the store at `home`. */
export function requesterOf({ headers }: Request, home: () => string): Requester {
  const address = headers.get('x-client-address')
  const device = headers.get('x-client-device') ?? ''
  const origin = originOf(headers.get('x-store-origin') ?? '')
  return {
    caller: address !== null && /^[\da-f.:]{2,45}$/i.test(address) ? address : '',
    device: /^[\w ]{1,30}-[\w ]{1,30}$/.test(device) ? device.replace('-', ' · ') : '',
    storeOrigin: origin === '' ? home() : origin,
  }
}
