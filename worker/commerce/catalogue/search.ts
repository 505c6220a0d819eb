import type { LanguageCode } from '#src/language/locales.ts'

import { ftsQuestion, searchProducts } from '../db/catalogue/catalogue.ts'
import type { Database } from '../db/database.ts'
import { add, emptyBitmap, type Bitmap } from './bitmap.ts'
import type { Catalogue } from './catalogue.ts'
import { apart, respelt, singly, termsOf, type Lexicon, type Term } from './terms.ts'
import { folded, searchWords, stemOf } from './words.ts'

type Searched = { readonly db: Database; readonly catalogue: Catalogue; readonly language: LanguageCode }

/** Which words were searched for, where they are not those that were given. */
export type Understood = {
  /** The words as they should be spelt. */
  readonly correctedQuery?: string
  /** The words that were kept, where nothing has all of them. */
  readonly relaxedQuery?: string
}

/** The matches, best first, as positions and as a set. */
export type SearchMatches = {
  readonly positions: readonly number[]
  readonly set: Bitmap
  readonly understood: Understood
}

type Matches = Omit<SearchMatches, 'set'>

const lexiconOf = ({ catalogue, language }: Searched): Lexicon => ({
  language,
  vocabulary: catalogue.vocabulary(language),
})

const nothing: Matches = { positions: [], understood: {} }

/** Positions of the products that have every term, best first. */
const matching = ({ db, catalogue, language }: Searched, terms: readonly Term[]): number[] =>
  terms.length === 0
    ? []
    : searchProducts(db, ftsQuestion(language, terms)).flatMap(id => catalogue.find(id)?.position ?? [])

const textOf = (terms: readonly Term[]): string => terms.flatMap(({ words }) => words).join(' ')

/** Whether a term says what kind of thing is wanted, which tells more than any quality of it. */
const namesThing = ({ catalogue, language }: Searched, { words, synonyms }: Term): boolean =>
  [...words, ...synonyms.flatMap(phrase => phrase.split(' '))].some(word =>
    catalogue.thingWords(language).has(stemOf(folded(word), language)),
  )

/** Terms by how much they tell: what kind of thing is wanted before its qualities, the rare before the common. */
function byWorth(searched: Searched, terms: readonly Term[]): Term[] {
  const judged = terms.map(term => ({
    term,
    hits: matching(searched, [term]).length,
    isThing: namesThing(searched, term),
  }))
  return judged
    .filter(({ hits }) => hits > 0)
    .toSorted((a, b) => Number(b.isThing) - Number(a.isThing) || a.hits - b.hits)
    .map(({ term }) => term)
}

/** Finds something by fewer words: the least telling are dropped until some product has all that are left. */
function relaxed(searched: Searched, asked: readonly Term[]): Matches {
  const terms = asked.flatMap(term =>
    matching(searched, [term]).length > 0 ? [term] : singly(lexiconOf(searched), term),
  )
  const worth = byWorth(searched, terms)
  for (let kept = Math.min(worth.length, terms.length); kept > 0; kept -= 1) {
    const telling = worth.slice(0, kept)
    const positions = matching(searched, telling)
    if (positions.length === 0) continue
    const isWhole = kept === terms.length
    const relaxedQuery = textOf(terms.filter(term => telling.includes(term)))
    return { positions, understood: isWhole ? {} : { relaxedQuery } }
  }
  return nothing
}

/** As typed, then with compounds taken apart, then without spelling mistakes, then with fewer words. */
function matches(searched: Searched, q: string): Matches {
  const lexicon = lexiconOf(searched)
  const words = searchWords(q, searched.language)
  const typed = matching(searched, termsOf(lexicon, words))
  if (typed.length > 0) return { positions: typed, understood: {} }
  const parts = apart(lexicon, words)
  const terms = termsOf(lexicon, parts)
  const taken = matching(searched, terms)
  if (taken.length > 0) return { positions: taken, understood: {} }
  const better = respelt(lexicon, parts)
  const correctedQuery = better.join(' ')
  if (correctedQuery === parts.join(' ')) return relaxed(searched, terms)
  const meant = termsOf(lexicon, better)
  const corrected = matching(searched, meant)
  return corrected.length > 0 ? { positions: corrected, understood: { correctedQuery } } : relaxed(searched, meant)
}

/** Searches in the words of a language; while some word hits, a search does not end empty. */
export function searchFor(searched: Searched, q: string): SearchMatches {
  const found = matches(searched, q)
  const set = emptyBitmap(searched.catalogue.products.length)
  for (const position of found.positions) add(set, position)
  return { ...found, set }
}
