import type { LanguageCode } from '#src/language/locales.ts'

/** More words than this add nothing to a search. */
const mostWords = 8

/** Endings of number, gender and case, the longest first; uncut, a search for "jackets" would miss "jacket". */
const endings: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: ['s'],
  es: ['es', 's'],
  fr: ['es', 's', 'x', 'e'],
  de: ['en', 'er', 'es', 'em', 'e', 'n', 's', 'r'],
  it: ['a', 'e', 'i', 'o'],
}

/** The shortest stem a word may be reduced to; in English only an `s` is removed. */
const shortestStem: Readonly<Record<LanguageCode, number>> = { en: 3, es: 4, fr: 4, de: 4, it: 4 }

/** Words that say nothing about a product. */
const stopWords: Readonly<Record<LanguageCode, ReadonlySet<string>>> = {
  en: new Set(
    'a an and are at best by can do for from how i in is it me my near of on or over s size sizes that the to under what where with'.split(
      ' ',
    ),
  ),
  es: new Set(
    'a al como con de del desde donde el en la las los mi menos o para por que talla tallas un una y'.split(' '),
  ),
  fr: new Set(
    'a au aux avec comment d dans de des du en est et l la le les ma mon moins ou où par pour sur taille un une'.split(
      ' ',
    ),
  ),
  de: new Set(
    'am an aus bei bis das dem den der die ein eine einen für fur gegen größe grosse ich im in ist mein meine mit oder und unter von wie wo zu zum'.split(
      ' ',
    ),
  ),
  it: new Set(
    'a al alla alle come con d da dei del della di e dove fino i il in la le lo mia mio o per sotto su taglia un una'.split(
      ' ',
    ),
  ),
}

/** As the full-text index folds words: lower case, no accents. */
export const folded = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The words of a text in lower case; quotes, signs and an English genitive are none. */
export const wordsIn = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/(?<=\p{L})['’]s\b/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** A word without the ending of its number, gender or case, where enough of it is left. */
export function stemOf(word: string, language: LanguageCode): string {
  const ending = endings[language].find(end => word.endsWith(end) && word.length - end.length >= shortestStem[language])
  return ending === undefined ? word : word.slice(0, -ending.length)
}

/** The words of a search that say something; all of them when none does. */
export function searchWords(q: string, language: LanguageCode): string[] {
  const words = wordsIn(q).slice(0, mostWords)
  const telling = words.filter(word => !stopWords[language].has(word))
  return telling.length === 0 ? words : telling
}

/** A word and the forms that count as it: without its ending, and a number without its unit (`30l`). */
export const formsOf = (word: string, language: LanguageCode): string[] => [
  ...new Set([word, stemOf(word, language), ...(/^\d+(?=\p{L}{1,2}$)/u.exec(word) ?? [])]),
]
