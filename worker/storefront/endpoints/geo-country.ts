import { localeNames, locales } from '#src/language/locales.ts'

import type { StorefrontContext } from '../context.ts'
import { countryOf } from '../country.ts'

/** Asked about every time; not forbidden to be stored, because that would keep a personal page from coming back at once. */
const revalidated = { 'cache-control': 'private, no-cache' }

/** `GET /get-user-geo-country`: where the visitor is, as the platform says. */
export function geoCountry(c: StorefrontContext): Response {
  const country = countryOf(c)
  if (country === undefined) return Response.json({ countryCode: null, name: null }, { headers: revalidated })
  const served = localeNames.find(name => locales[name].country === country)
  const language = served === undefined ? 'en' : locales[served].tag
  const name = new Intl.DisplayNames([language], { type: 'region' }).of(country)
  return Response.json({ countryCode: country, name }, { headers: revalidated })
}
