import type { LanguageCode } from '#src/language/locales.ts'

import type { Lexicon as WholeLexicon } from './lexicon.ts'
import { isKnown, nearestWord } from './spelling.ts'
import { longestSynonym, synonymsOf } from './synonyms.ts'
import { folded, formsOf, searchWords, stemOf } from './words.ts'

/** One thing that a search asks for: its words as typed, and what counts as it. */
export type Term = {
  readonly words: readonly string[]
  /** The typed words and phrases for them; the last word also matches as a beginning. */
  readonly beginnings: readonly string[]
  /** Other words for it; each counts as it is. */
  readonly synonyms: readonly string[]
}

type Lexicon = Pick<WholeLexicon, 'language' | 'vocabulary'>

/** A glove is no shoe, although German calls it one (Handschuh). */
const isOther = /^handschuh/

/** German compounds contain their nouns: a search for *Jacke* also finds *Regenjacke*. */
const compoundsWith = ({ language, vocabulary }: Lexicon, word: string): string[] =>
  language === 'de' && word.length >= 4
    ? [...vocabulary.keys()].filter(known => known !== word && known.endsWith(word) && !isOther.test(known))
    : []

/** The words of a language that are a synonym in some number or gender, or compounds that end with it. */
function inflected(lexicon: Lexicon, synonym: string): string[] {
  const { language, vocabulary } = lexicon
  const stem = stemOf(synonym, language)
  const known = [...vocabulary.keys()].filter(word => stemOf(word, language) === stem)
  return [...known, ...compoundsWith(lexicon, synonym)]
}

/** The words of a phrase that say something, in the form that all others of theirs begin with. */
const beginningOf = (form: string, language: LanguageCode): string =>
  isPhrase(form)
    ? searchWords(form, language)
        .map(word => stemOf(word, language))
        .join(' ')
    : form

const isPhrase = (text: string): boolean => text.includes(' ')

/** The most words from the front that are one synonym together, at least one word. */
function leading(words: readonly string[], language: LanguageCode): readonly string[] {
  for (let count = Math.min(longestSynonym, words.length); count > 1; count -= 1)
    if (synonymsOf(words.slice(0, count), language).length > 0) return words.slice(0, count)
  return words.slice(0, 1)
}

function termOf(lexicon: Lexicon, words: readonly string[]): Term {
  const { language } = lexicon
  const typed = words.length === 1 ? words.flatMap(word => formsOf(word, language)) : [words.join(' ')]
  const compounds = typed.flatMap(form => compoundsWith(lexicon, folded(form)))
  const others = synonymsOf(words, language)
  const synonyms = others.filter(synonym => !isPhrase(synonym)).flatMap(synonym => inflected(lexicon, synonym))
  return {
    words,
    beginnings: [...new Set([...typed, ...others.filter(isPhrase)].map(form => beginningOf(form, language)))],
    synonyms: [...new Set([...compounds, ...synonyms])],
  }
}

/** The words of a term, each a term of its own. */
export const singly = (lexicon: Lexicon, { words }: Term): Term[] => words.map(word => termOf(lexicon, [word]))

/** The terms of some words; words that are a synonym together are one term. */
export function termsOf(lexicon: Lexicon, words: readonly string[]): Term[] {
  const terms: Term[] = []
  for (let rest = words; rest.length > 0;) {
    const next = leading(rest, lexicon.language)
    terms.push(termOf(lexicon, next))
    rest = rest.slice(next.length)
  }
  return terms
}

const isWord = ({ language, vocabulary }: Lexicon, word: string): boolean =>
  formsOf(word, language).some(form => isKnown(vocabulary, form))

/** Shorter pieces of a word are chance. */
const shortestPart = 3

/** Splits an unknown word into known ones (`sleepingbag`, `Kinderregenjacke`), if possible. */
function partsOf(lexicon: Lexicon, word: string): string[] {
  if (isWord(lexicon, word)) return [word]
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
    const [front, back] = [word.slice(0, at), word.slice(at)]
    const isEnd = lexicon.vocabulary.has(folded(back)) || lexicon.vocabulary.has(folded(stemOf(back, lexicon.language)))
    if (isEnd && isWord(lexicon, front)) return [front, back]
  }
  return [word]
}

/** Words that were put together taken apart. */
export const apart = (lexicon: Lexicon, words: readonly string[]): string[] =>
  words.flatMap(word => partsOf(lexicon, word))

/** Replaces unknown words by the nearest known ones. */
export const respelt = (lexicon: Lexicon, words: readonly string[]): string[] =>
  words.map(word => (isWord(lexicon, word) ? word : (nearestWord(lexicon.vocabulary, word) ?? word)))
