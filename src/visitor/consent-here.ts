import { locales, type Locale } from '#src/language/locales.ts'

import { answerTo, hasConsent, isPreview, type ConsentCategory, type ConsentSignals } from './consent.ts'
import { visitorCountry } from './visitor-country.ts'

/** What this browser says of consent, now. */
export const consentHere = (): ConsentSignals => ({
  cookies: document.cookie,
  isPrivate: 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true,
  isPreview: isPreview(new URLSearchParams(location.search)),
})

/** The country by whose rules is asked: the one somebody is in, and the locale's where nobody knows it. */
export const consentCountry = async (locale: Locale): Promise<string> =>
  (await visitorCountry()) ?? locales[locale].country

/** What the visitor has answered, now; nothing where nobody has. It is known at once, without a country. */
export const answerHere = (category: ConsentCategory): boolean | undefined => answerTo(category, consentHere())

/** Whether the visitor has agreed, now. */
export const isAllowedHere = async (category: ConsentCategory, locale: Locale): Promise<boolean> =>
  hasConsent(category, await consentCountry(locale), consentHere())
