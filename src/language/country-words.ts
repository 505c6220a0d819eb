import type { Messages } from './language.ts'
import type { Locale } from './locales.ts'

/** A compiled text, or all of them, as Quebec writes it: no thin space stands before the marks that France sets one before. */
function withoutThinSpaces(text: unknown): unknown {
  if (typeof text === 'string') return text.replaceAll(/\u202F(?=[;?!])/g, '')
  if (Array.isArray(text)) return text.map(withoutThinSpaces)
  if (typeof text !== 'object' || text === null) return text
  return Object.fromEntries(Object.entries(text).map(([key, value]) => [key, withoutThinSpaces(value)]))
}

/** Texts of a language as a country says them: its own words (`messages/en-gb`) in front of the general ones. */
export function inCountryWords(locale: Locale, general: Messages, own: Messages): Messages {
  const messages = { ...general, ...own }
  return locale === 'fr-ca' ? (withoutThinSpaces(messages) as Messages) : messages
}
