import { languages, type LanguageCode } from '#src/language/locales.ts'

/** A text in every language of the store. */
export type LocalText = Readonly<Record<LanguageCode, string>>

/** One text for every language. */
export const everyLanguage = (text: (language: LanguageCode) => string): LocalText =>
  Object.fromEntries(languages.map(language => [language, text(language)])) as LocalText
