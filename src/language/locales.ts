import type { Currency } from '#src/kit/money.ts'

/** The languages the store speaks; a text missing in one falls back to English (D45). */
export const languages = ['en', 'es', 'fr', 'de', 'it'] as const
export type LanguageCode = (typeof languages)[number]

/** The shops: each has its own stock, prices and orders. */
export const sites = ['fellholm-us', 'fellholm-ca', 'fellholm-gb', 'fellholm-eu'] as const
export type SiteName = (typeof sites)[number]

type LocaleFacts = {
  readonly language: LanguageCode
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly site: SiteName
  readonly currency: Currency
  /** BCP 47, for `lang`, `Intl` and `hreflang`. */
  readonly tag: string
  /** The `locale` parameter of the platform's calls. */
  readonly callLocale: string
}

/** Every locale, named as it stands in a path: `/en-us/…`. The first of a country is that country's default. */
export const locales = {
  'en-us': { language: 'en', country: 'US', site: 'fellholm-us', currency: 'USD', tag: 'en-US', callLocale: 'en_US' },
  'es-us': { language: 'es', country: 'US', site: 'fellholm-us', currency: 'USD', tag: 'es-US', callLocale: 'es_US' },
  'en-ca': { language: 'en', country: 'CA', site: 'fellholm-ca', currency: 'CAD', tag: 'en-CA', callLocale: 'en_CA' },
  'fr-ca': { language: 'fr', country: 'CA', site: 'fellholm-ca', currency: 'CAD', tag: 'fr-CA', callLocale: 'fr_CA' },
  'en-gb': { language: 'en', country: 'GB', site: 'fellholm-gb', currency: 'GBP', tag: 'en-GB', callLocale: 'en_GB' },
  'fr-fr': { language: 'fr', country: 'FR', site: 'fellholm-eu', currency: 'EUR', tag: 'fr-FR', callLocale: 'fr_FR' },
  'de-de': { language: 'de', country: 'DE', site: 'fellholm-eu', currency: 'EUR', tag: 'de-DE', callLocale: 'de_DE' },
  'it-it': { language: 'it', country: 'IT', site: 'fellholm-eu', currency: 'EUR', tag: 'it-IT', callLocale: 'it_IT' },
} as const satisfies Record<string, LocaleFacts>

export type Locale = keyof typeof locales
export const localeNames = Object.keys(locales) as Locale[]
export const defaultLocale: Locale = 'en-us'

const names: ReadonlySet<string> = new Set(localeNames)
export const isLocale = (name: string): name is Locale => names.has(name)

/** The locale a platform call names (`de_DE`), or nothing when no locale has that name. */
export const localeOfCall = (callLocale: string): Locale | undefined =>
  localeNames.find(name => locales[name].callLocale === callLocale)
