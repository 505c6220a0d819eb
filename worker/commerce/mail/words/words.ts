import type { LanguageCode } from '#src/language/locales.ts'

import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import type { LetterWords } from './shape.ts'

const table: Readonly<Record<LanguageCode, LetterWords>> = { en, es, fr, de, it }

/** The words of letters in one language. */
export const wordsIn = (language: LanguageCode): LetterWords => table[language]
