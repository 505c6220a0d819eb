import { describe, expect, it } from 'vitest'

import { apart, respelt, termsOf } from './terms.ts'

const lexicon = (language: 'en' | 'de', words: readonly string[]) => ({
  language,
  vocabulary: new Map(words.map(word => [word, 1])),
})

describe('the terms of a search', () => {
  const english = lexicon('en', ['sleeping', 'bag', 'bags', 'rain', 'jacket', 'coat', 'coats', 'coating', 'pole'])

  it('words that are a synonym together are one term', () => {
    const terms = termsOf(english, ['walking', 'poles', 'jacket'])
    expect(terms.map(({ words }) => words)).toEqual([['walking', 'poles'], ['jacket']])
    expect(terms[0]?.beginnings).toContain('trekking pole')
  })

  it('a synonym counts in every number, and never as the beginning of another word', () => {
    const [jacket] = termsOf(english, ['jacket'])
    expect(jacket?.beginnings).toEqual(['jacket'])
    expect(jacket?.synonyms).toEqual(['jacket', 'coat', 'coats'])
  })

  it('a word nobody knows is taken apart where both parts are known, and respelt where none are', () => {
    expect(apart(english, ['sleepingbag', 'jacket'])).toEqual(['sleeping', 'bag', 'jacket'])
    expect(respelt(english, ['jakcet', 'rain'])).toEqual(['jacket', 'rain'])
  })

  it('a German noun is found in compounds that end with it', () => {
    const german = lexicon('de', ['regenjacke', 'kinder', 'jacke'])
    expect(termsOf(german, ['jacke'])[0]?.synonyms).toContain('regenjacke')
    expect(apart(german, ['kinderregenjacke'])).toEqual(['kinder', 'regenjacke'])
  })
})
