import { defaultLocale, localeNames, locales, type Locale } from './locales.ts'

/** For whom no locale is meant, the default one (`hreflang`). */
const forAllOthers = 'x-default'

/** A page in every locale, as its head and its sitemap name them: BCP 47 tag, or `x-default`, and path. */
export const alternatesOf = (pathIn: (locale: Locale) => string): readonly (readonly [tag: string, path: string])[] => [
  ...localeNames.map(locale => [locales[locale].tag, pathIn(locale)] as const),
  [forAllOthers, pathIn(defaultLocale)],
]
