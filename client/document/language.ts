import { inCountryWords } from '#src/language/country-words.ts'
import { createLanguage, type Language } from '#src/language/language.ts'
import { refusalText, type Values } from '#src/language/refusal-text.ts'
import type { Locale } from '#src/language/locales.ts'

import { pageLocale } from './page-locale.ts'
import { fetchTexts } from './texts.ts'

const loaded = new Map<Locale, Promise<Language>>()

async function load(locale: Locale): Promise<Language> {
  const { general, own } = await fetchTexts(locale)
  return createLanguage(locale, inCountryWords(locale, general, own))
}

/** The language of the page shown, for islands and dialogs. */
export function pageLanguage(): Promise<Language> {
  const locale = pageLocale()
  const known = loaded.get(locale)
  if (known !== undefined) return known
  const loading = load(locale)
  loaded.set(locale, loading)
  // A failed fetch is forgotten, so that the next call tries again.
  loading.catch(() => loaded.delete(locale))
  return loading
}

/** The sentence for a refused command, in the page's language. */
export const errorText = async (code: string, detail?: unknown, known?: Values): Promise<string> =>
  refusalText(await pageLanguage(), code, detail, known)
