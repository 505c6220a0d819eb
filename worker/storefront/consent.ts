import { locales } from '#src/language/locales.ts'
import {
  consentCookie,
  consentValue,
  hasConsent,
  isPreview,
  optionalCategories,
  type ConsentCategory,
  type ConsentSignals,
} from '#src/visitor/consent.ts'

import type { StorefrontContext } from './context.ts'
import { countryOf } from './country.ts'
import { saysLook } from './looking/look-cookie.ts'

/** Whoever looks at the store as a customer sees it is no visitor: nothing is measured, and no cookie of theirs is read. */
const nothingAgreed: ConsentSignals = {
  cookies: `${consentCookie}=${consentValue([])}`,
  isPrivate: true,
  isPreview: false,
}

/** The request's consent signals. */
export function consentSignals(c: StorefrontContext): ConsentSignals {
  const { request, address, cookies } = c.env
  if (saysLook(c.env)) return nothingAgreed
  return {
    cookies,
    isPrivate: request.headers.get('sec-gpc') === '1',
    isPreview: address.search !== '' && isPreview(new URLSearchParams(address.search)),
  }
}

/** The country whose consent rules apply: the visitor's, or the locale's where that is unknown. */
export const consentCountryOf = (c: StorefrontContext): string => countryOf(c) ?? locales[c.get('locale')].country

/** Whether the visitor has agreed. */
export const isAllowed = (c: StorefrontContext, category: ConsentCategory): boolean =>
  hasConsent(category, consentCountryOf(c), consentSignals(c))

/** All categories the visitor has agreed to, in the consent cookie's form, for other hosts. */
export const agreedBy = (c: StorefrontContext): string =>
  consentValue(optionalCategories.filter(category => isAllowed(c, category)))
