import type { LanguageCode } from '#src/language/locales.ts'

import type { LocalText } from '../local-text.ts'
import type { SeedCategory } from '../seed/products.ts'
import type { FacetValue } from '../catalogue/facets.ts'
import type { CatalogueProduct } from '../catalogue/product.ts'
import { synonymWords } from './synonyms.ts'
import { folded, stemOf, wordsIn } from './words.ts'

/** Words things are found by, without accents, and how often each occurs. */
export type Vocabulary = ReadonlyMap<string, number>

/** The words of a language's product names, summaries, colours, facet values and categories, and what counts as them. */
export function vocabularyOf(
  products: readonly CatalogueProduct[],
  values: readonly FacetValue[],
  categories: readonly SeedCategory[],
  language: LanguageCode,
): Vocabulary {
  const counted = new Map<string, number>()
  const learn = (text: LocalText) => {
    for (const word of wordsIn(text[language])) counted.set(folded(word), (counted.get(folded(word)) ?? 0) + 1)
  }
  for (const { name, summary, colors } of products)
    for (const text of [name, summary, ...colors.map(c => c.name)]) learn(text)
  for (const { name } of [...values, ...categories]) learn(name)
  for (const word of synonymWords(language)) counted.set(word, (counted.get(word) ?? 0) + 1)
  return counted
}

/** The stems of the words that say what kind of thing something is: those of types and categories. */
export const thingWordsOf = (
  types: readonly FacetValue[],
  categories: readonly SeedCategory[],
  language: LanguageCode,
): ReadonlySet<string> =>
  new Set(
    [...types, ...categories].flatMap(({ name }) =>
      wordsIn(name[language]).map(word => stemOf(folded(word), language)),
    ),
  )

/**
 * How many letters must be inserted, deleted, exchanged or swapped with their neighbour to make `b` of `a` (optimal
 * string alignment); more than `most` counts as `most + 1`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const exchanged = (row[j - 1] ?? 0) + Number(a[i - 1] !== b[j - 1])
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : Infinity
      next.push(Math.min(exchanged, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, swapped))
    }
    before = row
    row = next
  }
  return Math.min(row[b.length] ?? 0, most + 1)
}

/** Short words are taken as they are; long ones may be wrong twice. */
const toleranceOf = (word: string): number => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2)

/** The word of the vocabulary that was probably meant: the fewest mistakes, then the commonest. */
export function nearestWord(vocabulary: Vocabulary, word: string): string | undefined {
  const asked = folded(word)
  const most = toleranceOf(asked)
  let best: { readonly word: string; readonly distance: number; readonly count: number } | undefined
  for (const [known, count] of vocabulary) {
    const distance = editDistance(asked, known, most)
    if (distance > most) continue
    if (best === undefined || distance < best.distance || (distance === best.distance && count > best.count))
      best = { word: known, distance, count }
  }
  return best?.word
}

/** Whether the vocabulary has the word or one that begins with it. */
export function isKnown(vocabulary: Vocabulary, word: string): boolean {
  const asked = folded(word)
  if (vocabulary.has(asked)) return true
  for (const known of vocabulary.keys()) if (known.startsWith(asked)) return true
  return false
}
