import type { Language } from '#src/language/locales.ts'

import { ftsQuestion, searchProducts } from '../db/catalogue.ts'
import type { Database } from '../db/database.ts'
import { add, emptyBitmap, type Bitmap } from './bitmap.ts'
import type { Catalogue } from './catalogue.ts'
import { folded, isKnown, nearestWord } from './spelling.ts'
import { synonymsOf } from './synonyms.ts'
import { searchWords, wordsIn } from './words.ts'

type Searched = { readonly db: Database; readonly catalogue: Catalogue; readonly language: Language }

/** What matches some words, best first, as positions and as a set. */
export type Found = {
  readonly positions: readonly number[]
  readonly set: Bitmap
  /** The words that were looked for instead, where those given are misspelt. */
  readonly correctedQuery?: string
}

/** A German noun hides in others: whoever searches for a *Jacke* means the *Regenjacke* too. */
const compoundsWith = ({ catalogue, language }: Searched, form: string): string[] =>
  language === 'de' && form.length >= 4
    ? [...catalogue.vocabulary(language).keys()].filter(word => word !== form && word.endsWith(form))
    : []

/** Each word of a search with everything that counts as it. */
const meant = (searched: Searched, q: string): string[][] =>
  searchWords(q, searched.language).map(forms => {
    const others = forms.flatMap(form => [
      ...synonymsOf(folded(form), searched.language),
      ...compoundsWith(searched, folded(form)),
    ])
    return [...new Set([...forms, ...others])]
  })

function matches(searched: Searched, q: string): number[] {
  const { db, catalogue, language } = searched
  const words = meant(searched, q)
  const ids = words.length === 0 ? [] : searchProducts(db, ftsQuestion(language, words))
  return ids.flatMap(id => catalogue.find(id)?.position ?? [])
}

/** The words with those nobody knows replaced by what is nearest; nothing when that changes nothing. */
function corrected({ catalogue, language }: Searched, q: string): string | undefined {
  const vocabulary = catalogue.vocabulary(language)
  const asked = wordsIn(q)
  const better = asked.map(word => (isKnown(vocabulary, word) ? word : (nearestWord(vocabulary, word) ?? word)))
  return better.some((word, index) => word !== asked[index]) ? better.join(' ') : undefined
}

/** Searches in the words of a language; a search that finds nothing is tried again without its spelling mistakes. */
export function searchFor(searched: Searched, q: string): Found {
  let positions = matches(searched, q)
  let correctedQuery: string | undefined
  if (positions.length === 0) {
    correctedQuery = corrected(searched, q)
    positions = correctedQuery === undefined ? [] : matches(searched, correctedQuery)
    if (positions.length === 0) correctedQuery = undefined
  }
  const set = emptyBitmap(searched.catalogue.products.length)
  for (const position of positions) add(set, position)
  return { positions, set, ...(correctedQuery === undefined ? {} : { correctedQuery }) }
}
