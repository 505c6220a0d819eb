import { defaultLocale, isLocale, type Locale } from '#src/language/locales.ts'

/** The locale of the page shown. */
export function pageLocale(): Locale {
  const locale = document.documentElement.dataset.locale ?? ''
  return isLocale(locale) ? locale : defaultLocale
}
