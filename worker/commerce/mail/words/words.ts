import type { Locale } from '#src/language/locales.ts'

import { textIn, type ByLocale } from '../../local-text.ts'
import { de } from './de.ts'
import { british, canadian } from './english.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import type { LetterWords } from './shape.ts'

const table: ByLocale<LetterWords> = { en, es, fr, de, it, 'en-ca': canadian, 'en-gb': british }

/** The words of letters in a locale. */
export const wordsIn = (locale: Locale): LetterWords => textIn(table, locale)
