import type { Messages } from '#src/language/language.ts'
import { locales, type LanguageCode, type Locale } from '#src/language/locales.ts'

/** Compiled texts: those of the language, and the country's own. */
type Texts = { readonly general: Messages; readonly own: Messages }

type Fetch = () => Promise<{ readonly default: Messages }>

/** Texts by the folder of a language, or of a country with words of its own (`src/language/messages`). */
const folders: Readonly<Record<LanguageCode, Fetch> & Partial<Record<Locale, Fetch>>> = {
  de: () => import('virtual:texts/de'),
  en: () => import('virtual:texts/en'),
  'en-ca': () => import('virtual:texts/en-ca'),
  'en-gb': () => import('virtual:texts/en-gb'),
  es: () => import('virtual:texts/es'),
  fr: () => import('virtual:texts/fr'),
  'fr-ca': () => import('virtual:texts/fr-ca'),
  it: () => import('virtual:texts/it'),
}

const textsIn = async (folder: LanguageCode | Locale): Promise<Messages> => (await folders[folder]?.())?.default ?? {}

/**
 * Fetches the texts of a locale; the browser keeps them as it keeps modules. It imports nothing that would have to come first, so
 * that a part of a page asks for them together with its code.
 */
export async function fetchTexts(locale: Locale): Promise<Texts> {
  const [general, own] = await Promise.all([textsIn(locales[locale].language), textsIn(locale)])
  return { general, own }
}
