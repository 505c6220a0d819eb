import { languages } from '#src/language/locales.ts'

import type { LocalText } from '../local-text.ts'

/** A text that is the same in every language. */
export const inAll = (text: string): LocalText =>
  Object.fromEntries(languages.map(language => [language, text])) as LocalText

/** English, German, and English in the others. */
export const words = (en: string, de: string): LocalText => ({ ...inAll(en), de })
