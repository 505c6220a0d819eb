import { inCountryWords } from './country-words.ts'
import { createLanguage, type Language, type Messages } from './language.ts'
import { locales, localeNames, type LanguageCode as LanguageName, type Locale } from './locales.ts'

const files = import.meta.glob<Messages>('./messages/*/*.json', { eager: true, import: 'default' })

const messagesOf = (name: LanguageName | Locale): Messages =>
  Object.assign({}, ...Object.entries(files).flatMap(([path, texts]) => (path.split('/')[2] === name ? [texts] : [])))

const english = messagesOf('en')

/**
 * Every compiled text of a locale: in its language, in the words of its country where they are others (`messages/en-gb`), and
 * in English where the language lacks one (D45).
 */
export const messagesFor = (locale: Locale): Messages =>
  inCountryWords(locale, { ...english, ...messagesOf(locales[locale].language) }, messagesOf(locale))

/** Keys of texts a locale lacks and says in English instead. */
export function missingTexts(locale: Locale): string[] {
  const known = messagesOf(locales[locale].language)
  return Object.keys(english).filter(key => !Object.hasOwn(known, key))
}

const byLocale = new Map<Locale, Language>(
  localeNames.map(locale => [locale, createLanguage(locale, messagesFor(locale))]),
)

/** The whole language of a locale, for the server; what a language lacks it says in English (D45). */
export function languageOf(locale: Locale): Language {
  const language = byLocale.get(locale)
  if (language === undefined) throw new Error(`No messages for ${locale}`)
  return language
}
