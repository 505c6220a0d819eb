import type { LanguageCode } from '#src/language/locales.ts'

import { has, type Bitmap } from '../catalogue/bitmap.ts'
import { stemsOf, type Lexicon, type ProductNames } from './lexicon.ts'
import type { Term } from './terms.ts'

/** Words that together say a term, and how much having them counts. */
type Wording = { readonly stems: readonly string[]; readonly worth: number }

/** A word that was typed counts more than its synonym. */
const worths = { typed: 1, synonym: 0.8 } as const

function wordingsOf({ words, beginnings, synonyms }: Term, language: LanguageCode): Wording[] {
  const wording = (phrase: string, worth: number): Wording => ({ stems: stemsOf(phrase, language), worth })
  const typed = words.join(' ')
  const others = [...beginnings, ...synonyms].filter(phrase => phrase !== typed)
  return [wording(typed, worths.typed), ...others.map(phrase => wording(phrase, worths.synonym))]
}

/** How much of a word a stem is: all of it, or in German its head or what is told of it. */
function share(word: string, stem: string, language: LanguageCode): number {
  if (word === stem) return 1
  if (language !== 'de' || stem.length < 4) return 0
  return word.endsWith(stem) && !word.startsWith('hand') ? 0.9 : word.startsWith(stem) ? 0.5 : 0
}

const most = (numbers: readonly number[]): number => Math.max(0, ...numbers)

/** How well some words have a term: the best wording of it, of which each word has to be there. */
const hit = (words: readonly string[], wordings: readonly Wording[], language: LanguageCode): number =>
  most(
    wordings.map(({ stems, worth }) =>
      stems.length === 0
        ? 0
        : worth * Math.min(...stems.map(stem => most(words.map(word => share(word, stem, language))))),
    ),
  )

/** How much of what a type is called was asked for, by what all of it is called so. */
const covered = (type: readonly string[], terms: readonly (readonly Wording[])[], language: LanguageCode): number => {
  const whole = terms.flat().filter(wording => hit(type, [wording], language) > 0)
  const shares = type.map(word =>
    most(whole.flatMap(({ stems, worth }) => stems.map(stem => worth * share(word, stem, language)))),
  )
  return shares.reduce((sum, one) => sum + one, 0) / Math.max(1, type.length)
}

/**
 * What is found by its type is meant most, then what has it in its name, then what is in such a category; a type that is
 * asked for by all of its words is meant more than one that is a kind of it.
 */
const weights = { type: 2, name: 1, wholeType: 1, category: 0.5 } as const

/** How well what a product is called answers the terms. */
function score(
  { name, types, categories }: ProductNames,
  terms: readonly (readonly Wording[])[],
  language: LanguageCode,
) {
  const best = (texts: readonly (readonly string[])[], wordings: readonly Wording[]) =>
    most(texts.map(text => hit(text, wordings, language)))
  const byTerm = terms.map(
    wordings =>
      weights.type * best(types, wordings) +
      weights.name * best([name], wordings) +
      weights.category * best(categories, wordings),
  )
  return (
    byTerm.reduce((sum, one) => sum + one, 0) +
    weights.wholeType * most(types.map(type => covered(type, terms, language)))
  )
}

/** Matches, best first. */
export type Ranked = {
  readonly positions: readonly number[]
  /** Those that are called what was asked for, and do not only mention it; all where none is. */
  readonly close: readonly number[]
}

/**
 * Matches in the order somebody wants them: by what they are called, and those made for children after the others;
 * where that tells nothing, as the full-text index has them.
 */
export function ranked(
  { language, names }: Pick<Lexicon, 'language' | 'names'>,
  positions: readonly number[],
  terms: readonly Term[],
  last: Bitmap | undefined,
): Ranked {
  const wordings = terms.map(term => wordingsOf(term, language))
  const scored = positions.map(position => {
    const own = names[position]
    return {
      position,
      isLast: last !== undefined && has(last, position),
      score: own === undefined ? 0 : score(own, wordings, language),
    }
  })
  const isCalled = scored.some(one => one.score > 0)
  const inOrder = scored.toSorted((a, b) => Number(a.isLast) - Number(b.isLast) || b.score - a.score)
  return {
    positions: inOrder.map(({ position }) => position),
    close: inOrder.filter(one => !isCalled || one.score > 0).map(({ position }) => position),
  }
}
