import { locales, type Locale } from '#src/language/locales.ts'

import { answerTo, hasConsent, isPreview, type ConsentCategory, type ConsentSignals } from './consent.ts'
import { visitorCountry } from './visitor-country.ts'

/** This browser's consent signals, now. */
export const consentHere = (): ConsentSignals => ({
  cookies: document.cookie,
  isPrivate: 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true,
  isPreview: isPreview(new URLSearchParams(location.search)),
})

/** The country whose consent rules apply: the visitor's, or the locale's where that is unknown. */
export const consentCountry = async (locale: Locale): Promise<string> =>
  (await visitorCountry()) ?? locales[locale].country

/** The visitor's own answer, if any. It needs no country and is known at once. */
export const answerHere = (category: ConsentCategory): boolean | undefined => answerTo(category, consentHere())

/** Whether the visitor has agreed, now. */
export const isAllowedHere = async (category: ConsentCategory, locale: Locale): Promise<boolean> =>
  hasConsent(category, await consentCountry(locale), consentHere())
