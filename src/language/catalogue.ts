import { createLanguage, type Language, type Messages } from './language.tsx'
import { locales, localeNames, type Language as LanguageName, type Locale } from './locales.ts'

const files = import.meta.glob<Messages>('./messages/*/*.json', { eager: true, import: 'default' })

const messagesOf = (language: LanguageName): Messages =>
  Object.assign(
    {},
    ...Object.entries(files).flatMap(([path, texts]) => (path.split('/')[2] === language ? [texts] : [])),
  )

const english = messagesOf('en')
const byLocale = new Map<Locale, Language>(
  localeNames.map(locale => [locale, createLanguage(locale, { ...english, ...messagesOf(locales[locale].language) })]),
)

/** The whole language of a locale, for the server; what a language lacks it says in English (D45). */
export function languageOf(locale: Locale): Language {
  const language = byLocale.get(locale)
  if (language === undefined) throw new Error(`No messages for ${locale}`)
  return language
}
