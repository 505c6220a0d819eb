import type { BrowserCookie } from '#src/kit/cookies/browser-cookie.ts'
import type { Locale } from '#src/language/locales.ts'

/** The cookie with the locale that was chosen; it goes before what the browser's settings and country say. */
export const localeCookie = '__Host-locale'

/** A year, in seconds. */
const localeSeconds = 31_536_000

export const chosenLocale = (locale: Locale): BrowserCookie => ({
  name: localeCookie,
  value: locale,
  seconds: localeSeconds,
})
