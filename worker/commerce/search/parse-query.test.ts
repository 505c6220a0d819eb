import { describe, expect, it } from 'vitest'

import type { LanguageCode } from '#src/language/locales.ts'

import { parseQuery, textWithout } from './parse-query.ts'

/** The filters in some words as short texts, and the words that are left. */
function read(q: string, language: LanguageCode) {
  const said = parseQuery(q, language)
  const filters = said.filters.map(filter => {
    if (filter.kind === 'color') return filter.family
    if (filter.kind === 'wearer') return filter.wearer
    if (filter.kind === 'collection') return filter.collection
    if (filter.kind === 'size') return `size ${filter.size}`
    if (filter.kind === 'volume') return `${filter.litres} l`
    return `${filter.from}–${filter.to}`
  })
  return [textWithout(said, said.filters), ...filters]
}

describe('what the words of a search say beside the thing', () => {
  const searches: readonly (readonly [LanguageCode, string, ...string[]])[] = [
    ['en', 'Green jacket', 'jacket', 'green'],
    ['en', 'women’s navy fleece under $100', 'fleece', 'women', 'blue', '0–100'],
    ['en', 'boots between 100 and 200', 'boots', '100–200'],
    ['en', 'jackets over £200', 'jackets', '200–Infinity'],
    ['en', 'hiking boots size 10.5', 'hiking boots', 'size 10.5'],
    ['en', 'jacket size m', 'jacket', 'size m'],
    ['en', 'fleece xl', 'fleece', 'size xl'],
    ['en', '2-person tent', 'tent', 'size 2'],
    ['en', 'tent for four', 'tent', 'size 4'],
    ['en', 'backpack 30l', 'backpack', '30 l'],
    ['en', 'jackets on sale', 'jackets on', 'sale'],
    ['de', 'grüne Damenregenjacke', 'regenjacke', 'green', 'women'],
    ['de', 'Zelt für 2 Personen unter 300 €', 'Zelt', 'size 2', '0–300'],
    ['de', 'Wanderschuhe Größe 42,5', 'Wanderschuhe', 'size 42.5'],
    ['fr', 'veste verte femme moins de 200 €', 'veste', 'green', 'women', '0–200'],
    ['es', 'chaqueta roja de niño', 'chaqueta de', 'red', 'kids'],
    ['it', 'tenda 2 posti fino a 300 euro', 'tenda', 'size 2', '0–300'],
  ]
  for (const [language, q, ...meant] of searches)
    it(`${language}: “${q}” is ${meant.join(', ')}`, () => {
      expect(read(q, language)).toEqual(meant)
    })

  it('keeps what only looks like one: a number without a price, a letter in a word, a range that is none', () => {
    expect(read('ridgeline 3L trousers', 'en')).toEqual(['ridgeline 3L trousers'])
    expect(read('under 30 litre backpack', 'en')).toEqual(['under backpack', '30 l'])
    expect(read('fh10011', 'en')).toEqual(['fh10011'])
    expect(read('between 200 and 100 jacket', 'en')).toEqual(['between 200 and 100 jacket'])
    expect(read('crème', 'fr')).toEqual(['crème'])
  })

  it('keeps accents, capitals and order in the words that are left, whatever stood between them', () => {
    expect(textWithout(parseQuery('Sac À DOS bleu léger', 'fr'), [])).toBe('Sac À DOS bleu léger')
    expect(read('Sac À DOS bleu léger', 'fr')).toEqual(['Sac À DOS léger', 'blue'])
  })
})
