import type { BrowserCookie } from '#src/kit/cookies/browser-cookie.ts'

/** Set by the shopper's choice; while it lasts the question is not shown again (R214). */
const preferenceCookie = '__Host-language-preference'
/** 30 days, in seconds (R381). */
export const preferenceSeconds = 2_592_000

/** Remembers in which language the American store's help is read (R214). */
export const preferredLanguage = (language: 'en' | 'es'): BrowserCookie => ({
  name: preferenceCookie,
  value: language,
  seconds: preferenceSeconds,
})

/** Countries of Spanish speakers, as the platform names a visitor's country. */
const spanishCountries = new Set('AR BO CL CO CR CU DO EC ES GT HN MX NI PA PE PR PY SV UY VE'.split(' '))

type Visitor = {
  /** `lang` of the page. */
  readonly pageLanguage: string
  readonly languages: readonly string[]
  readonly country: string | undefined
  readonly cookies: string
}

/** Whether the visitor is in the American store, reads Spanish, and has not said yet which language they want (R213). */
export function isOfferedSpanish({ pageLanguage, languages, country, cookies }: Visitor): boolean {
  if (pageLanguage !== 'en-US' || cookies.split('; ').some(one => one.startsWith(`${preferenceCookie}=`))) return false
  return languages.some(language => /^es\b/i.test(language)) || spanishCountries.has(country ?? '')
}
