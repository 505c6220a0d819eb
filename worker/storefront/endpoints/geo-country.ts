import { localeNames, locales } from '#src/language/locales.ts'

import type { StorefrontContext } from '../context.ts'
import { countryOf } from '../country.ts'
import { revalidated } from '../revalidated.ts'

/** `GET /get-user-geo-country`: where the visitor is, as the platform says. */
export function geoCountry(c: StorefrontContext): Response {
  const country = countryOf(c)
  if (country === undefined) return Response.json({ countryCode: null, name: null }, { headers: revalidated })
  const served = localeNames.find(name => locales[name].country === country)
  const language = served === undefined ? 'en' : locales[served].tag
  const name = new Intl.DisplayNames([language], { type: 'region' }).of(country)
  return Response.json({ countryCode: country, name }, { headers: revalidated })
}
