import type { LanguageCode } from '#src/language/locales.ts'

import { add, emptyBitmap, has, type Bitmap } from '../catalogue/bitmap.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { SkuFacet } from '../catalogue/skus.ts'
import { ftsQuestion, searchProducts } from '../db/catalogue/search-products.ts'
import type { Database } from '../db/database.ts'
import { parseQuery, textWithout, type ParsedQuery } from './parse-query.ts'
import { lexiconOf } from './lexicon.ts'
import { madeForKids, narrow, type Narrowed } from './meant.ts'
import { ranked } from './rank.ts'
import { apart, respelt, singly, termsOf, type Term } from './terms.ts'
import { folded, searchWords, stemOf } from './words.ts'

type Searched = { readonly db: Database; readonly catalogue: Catalogue; readonly language: LanguageCode }

/** Which words were searched for, where they are not those that were given. */
export type Understood = {
  /** The words as they should be spelt. */
  readonly correctedQuery?: string
  /** The words that were kept, where nothing has all of them. */
  readonly relaxedQuery?: string
}

/** The filters named by the words of a search, and the words that remain. */
export type Meant = { readonly words: string; readonly chosen: ReadonlyMap<SkuFacet, readonly string[]> }

/** The matches, best first, as positions and as a set. */
export type SearchMatches = {
  readonly positions: readonly number[]
  /** All of them, before a facet narrows them. */
  readonly set: Bitmap
  /** Those that have what words said of colour, size and price as well. */
  readonly left: Bitmap
  readonly understood: Understood
  readonly meant: Meant
}

type Matches = {
  readonly positions: readonly number[]
  readonly terms: readonly Term[]
  readonly understood: Understood
}

const nothing: Matches = { positions: [], terms: [], understood: {} }

/** Positions of the products that have every term, best first. */
const matching = ({ db, catalogue, language }: Searched, terms: readonly Term[]): number[] =>
  terms.length === 0
    ? []
    : searchProducts(db, ftsQuestion(language, terms)).flatMap(id => catalogue.find(id)?.position ?? [])

const textOf = (terms: readonly Term[]): string => terms.flatMap(({ words }) => words).join(' ')

/** Whether a term says what kind of thing is wanted, which tells more than any quality of it. */
const namesThing = ({ catalogue, language }: Searched, { words, synonyms }: Term): boolean =>
  [...words, ...synonyms.flatMap(phrase => phrase.split(' '))].some(word =>
    lexiconOf(catalogue, language).thingWords.has(stemOf(folded(word), language)),
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
  const lexicon = lexiconOf(searched.catalogue, searched.language)
  const terms = asked.flatMap(term => (matching(searched, [term]).length > 0 ? [term] : singly(lexicon, term)))
  const worth = byWorth(searched, terms)
  for (let kept = Math.min(worth.length, terms.length); kept > 0; kept -= 1) {
    const telling = worth.slice(0, kept)
    const positions = matching(searched, telling)
    if (positions.length === 0) continue
    const isWhole = kept === terms.length
    const relaxedQuery = textOf(terms.filter(term => telling.includes(term)))
    return { positions, terms: telling, understood: isWhole ? {} : { relaxedQuery } }
  }
  return nothing
}

/** As typed, then with compounds taken apart, then without spelling mistakes, then with fewer words. */
function matches(searched: Searched, text: string): Matches {
  const lexicon = lexiconOf(searched.catalogue, searched.language)
  const found = (terms: readonly Term[], understood: Understood = {}): Matches => ({
    positions: matching(searched, terms),
    terms,
    understood,
  })
  const words = searchWords(text, searched.language)
  const typed = found(termsOf(lexicon, words))
  if (typed.positions.length > 0) return typed
  const parts = apart(lexicon, words)
  const taken = found(termsOf(lexicon, parts))
  if (taken.positions.length > 0) return taken
  const better = respelt(lexicon, parts)
  const correctedQuery = better.join(' ')
  if (correctedQuery === parts.join(' ')) return relaxed(searched, taken.terms)
  const corrected = found(termsOf(lexicon, better), { correctedQuery })
  return corrected.positions.length > 0 ? corrected : relaxed(searched, corrected.terms)
}

/** The products that the words find which are no filter; all there are where every word is one. */
function found(searched: Searched, said: ParsedQuery): Matches {
  const { orders, everything } = searched.catalogue
  const words = textWithout(said, said.filters)
  if (words !== '') return matches(searched, words)
  return said.filters.length === 0
    ? nothing
    : { ...nothing, positions: orders.featured.filter(position => has(everything, position)) }
}

function setOf(count: number, positions: readonly number[]): Bitmap {
  const set = emptyBitmap(count)
  for (const position of positions) add(set, position)
  return set
}

/** Says which words were kept, where some found nothing or a filter was not heeded. */
function understand(said: ParsedQuery, { understood }: Matches, { unheeded }: Narrowed): Understood {
  if (unheeded.length === 0) return understood
  const kept = understood.relaxedQuery ?? understood.correctedQuery
  return { relaxedQuery: kept ?? textWithout(said, unheeded) }
}

/** The words that are left for the thing, for whom and how large it is, once facets are chosen for the others. */
const wordsLeft = (said: ParsedQuery): string =>
  textWithout(
    said,
    said.filters.filter(({ kind }) => kind === 'color' || kind === 'size' || kind === 'price'),
  )

/**
 * Searches in the words of a language. What they say of colour, size, price and people is a filter; while some word
 * hits, a search does not end empty.
 */
export function searchFor(searched: Searched, q: string): SearchMatches {
  const { catalogue, language } = searched
  const said = parseQuery(q, language)
  const matched = found(searched, said)
  const forKids = said.filters.some(filter => filter.kind === 'wearer' && filter.wearer === 'kids')
  const last = forKids ? undefined : madeForKids(catalogue)
  const { positions, close } = ranked(lexiconOf(catalogue, language), matched.positions, matched.terms, last)
  // A filter that is said narrows what is called so, and not what only mentions it.
  const narrowing = setOf(catalogue.products.length, said.filters.length === 0 ? positions : close)
  const narrowed = narrow(searched, narrowing, said.filters)
  return {
    positions,
    set: narrowed.set,
    left: narrowed.left,
    understood: understand(said, matched, narrowed),
    meant: { words: wordsLeft(said), chosen: narrowed.chosen },
  }
}
