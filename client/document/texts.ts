import type { Messages } from '#src/language/language.ts'
import { locales, type Locale } from '#src/language/locales.ts'

/** Compiled texts: those of the language, and the country's own. */
type Texts = { readonly general: Messages; readonly own: Messages }

const files = import.meta.glob<Messages>('../../src/language/messages/*/*.json', { import: 'default' })

/** The texts in the folder of a language or of a country. */
async function textsIn(folder: string): Promise<Messages> {
  const ours = Object.entries(files).filter(([path]) => path.includes(`/messages/${folder}/`))
  return Object.assign({}, ...(await Promise.all(ours.map(([, read]) => read()))))
}

/**
 * Fetches the texts of a locale; the browser keeps them as it keeps modules. It imports nothing that would have to come first, so
 * that a part of a page asks for them together with its code.
 */
export async function fetchTexts(locale: Locale): Promise<Texts> {
  const [general, own] = await Promise.all([textsIn(locales[locale].language), textsIn(locale)])
  return { general, own }
}
