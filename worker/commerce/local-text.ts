import { languages, locales, type LanguageCode, type Locale } from '#src/language/locales.ts'

/** A text in every language of the store. */
export type LocalText = Readonly<Record<LanguageCode, string>>

/** What is said in every language, and in a country where it is said otherwise. English is that of the United States. */
export type ByLocale<Said> = Readonly<Record<LanguageCode, Said>> & Readonly<Partial<Record<Locale, Said>>>

/** As it is said in a locale. */
export const textIn = <Said>(said: ByLocale<Said>, locale: Locale): Said =>
  said[locale] ?? said[locales[locale].language]

/** One text for every language. */
export const everyLanguage = (text: (language: LanguageCode) => string): LocalText =>
  Object.fromEntries(languages.map(language => [language, text(language)])) as LocalText
