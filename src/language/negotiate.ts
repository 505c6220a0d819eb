import { defaultLocale, isLocale, localeNames, locales, type Locale } from './locales.ts'

type Wishes = {
  /** The locale chosen before, from the cookie. */
  readonly stored: string | undefined
  /** ISO 3166-1 alpha-2 of where the visitor is, as far as known. */
  readonly country: string | undefined
  readonly acceptLanguage: string | undefined
}

/** Languages of an Accept-Language header, best first (RFC 9110 §12.5.4); at most ten are read. */
export function acceptedLanguages(header: string | undefined): string[] {
  return (header ?? '')
    .slice(0, 512)
    .split(',', 10)
    .map(entry => {
      const [range = '', ...parameters] = entry.trim().toLowerCase().split(';')
      const quality = parameters.map(parameter => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(q => q !== undefined)
      return { language: range.split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ language, quality }) => language !== '' && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ language }) => language)
}

/** D44: the stored choice, else the detected country with its best accepted language, else the best accepted language, else the default. */
export function negotiateLocale({ stored, country, acceptLanguage }: Wishes): Locale {
  if (stored !== undefined && isLocale(stored)) return stored
  const languages = acceptedLanguages(acceptLanguage)
  const ofCountry = localeNames.filter(name => locales[name].country === country)
  const best = (candidates: readonly Locale[]) =>
    languages
      .map(language => candidates.find(name => locales[name].language === language))
      .find(name => name !== undefined)
  return ofCountry.length > 0
    ? (best(ofCountry) ?? ofCountry[0] ?? defaultLocale)
    : (best(localeNames) ?? defaultLocale)
}
