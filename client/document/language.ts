import { createLanguage, type Language, type Messages } from '#src/language/language.tsx'
import { refusalText, type Values } from '#src/language/refusal-text.ts'
import { locales, type Locale } from '#src/language/locales.ts'

import { pageLocale } from './page-locale.ts'

const files = import.meta.glob<Messages>('../../src/language/messages/*/*.json', { import: 'default' })

const loaded = new Map<Locale, Promise<Language>>()

async function load(locale: Locale): Promise<Language> {
  const ours = Object.entries(files).filter(([path]) => path.includes(`/messages/${locales[locale].language}/`))
  const texts = await Promise.all(ours.map(([, read]) => read()))
  return createLanguage(locale, Object.assign({}, ...texts))
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
