import { locales } from '#src/language/locales.ts'
import {
  consentValue,
  hasConsent,
  isPreview,
  optionalCategories,
  type ConsentCategory,
  type ConsentSignals,
} from '#src/visitor/consent.ts'

import type { StorefrontContext } from './context.ts'
import { countryOf } from './country.ts'

/** What a request says of consent. */
export const consentSignals = ({ env: { request, address } }: StorefrontContext): ConsentSignals => ({
  cookies: request.headers.get('cookie') ?? '',
  isPrivate: request.headers.get('sec-gpc') === '1',
  isPreview: address.search !== '' && isPreview(new URLSearchParams(address.search)),
})

/** The country by whose rules is asked: the one somebody is in, and the locale's where nobody knows it. */
export const consentCountryOf = (c: StorefrontContext): string => countryOf(c) ?? locales[c.get('locale')].country

/** Whether the visitor has agreed. */
export const isAllowed = (c: StorefrontContext, category: ConsentCategory): boolean =>
  hasConsent(category, consentCountryOf(c), consentSignals(c))

/** All that the visitor has agreed to, as the consent cookie says it: what hosts of others are told of it. */
export const agreedBy = (c: StorefrontContext): string =>
  consentValue(optionalCategories.filter(category => isAllowed(c, category)))
