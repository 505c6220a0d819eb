import type { Language } from '#src/language/locales.ts'

/** More words than this add nothing to a search. */
const mostWords = 8

/** Endings that turn one thing into several; without them a search for "jackets" would miss "jacket". */
const plural: Readonly<Record<Language, RegExp>> = { en: /s$/, es: /e?s$/, fr: /[sx]$/, de: /n$/, it: /[ie]$/ }

/** The words of a text in lower case; quotes and signs are no words. */
export const wordsIn = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** The words of a search, each with the forms that count as it. */
export function searchWords(q: string, language: Language): string[][] {
  return wordsIn(q)
    .slice(0, mostWords)
    .map(word => {
      const stem = word.replace(plural[language], '')
      return stem !== word && stem.length >= 4 ? [word, stem] : [word]
    })
}
