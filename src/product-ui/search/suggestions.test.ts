import { describe, expect, it } from 'vitest'

import { readRecent, suggestionGroups, withRecent } from './suggestions.ts'

const image = { src: '/media/a.svg', alt: '', width: 1, height: 1 }
const answer = {
  total: 2,
  popular: ['tent', 'merino'],
  categories: [{ id: 'tents', slug: 'tents', name: 'Tents' }],
  products: [{ id: 'FH1', slug: 'a-fh1', name: 'A', image, currency: 'USD', lowCurrent: 1, lowOriginal: 1 } as const],
  articles: [{ slug: 'sleeping-warm', title: 'Sleeping warm', href: '/articles/sleeping-warm' }],
}

describe('what is suggested under the search field', () => {
  it('before anything is typed: the own last searches first, then what others search for, each once', () => {
    const [recent, popular] = suggestionGroups('en-us', '', { ...answer, categories: [] }, ['merino'])
    expect([recent?.kind, recent?.suggestions.map(({ label }) => label)]).toEqual(['recent', ['merino']])
    expect([popular?.kind, popular?.suggestions.map(({ label }) => label)]).toEqual(['popular', ['tent']])
  })

  it('every suggestion has an address in the words of the locale, and groups count on from each other', () => {
    const groups = suggestionGroups('de-de', 'te', answer, ['Tee', 'Hut'])
    expect(groups.map(({ kind, first }) => [kind, first])).toEqual([
      ['recent', 0],
      ['popular', 1],
      ['categories', 3],
      ['products', 4],
      ['articles', 5],
    ])
    expect(groups.flatMap(({ suggestions }) => suggestions.map(({ href }) => href))).toEqual([
      '/de-de/suche?q=Tee',
      '/de-de/suche?q=tent',
      '/de-de/suche?q=merino',
      '/de-de/c/tents',
      '/de-de/p/a-fh1',
      '/de-de/artikel/sleeping-warm',
    ])
  })

  it('a search is remembered once, the latest first, and five at most', () => {
    expect(withRecent(['a', 'b', 'c', 'd', 'e'], 'C')).toEqual(['C', 'a', 'b', 'd', 'e'])
    expect(withRecent(['a', 'b', 'c', 'd', 'e'], 'f')).toEqual(['f', 'a', 'b', 'c', 'd'])
  })

  it('broken or foreign storage counts as nothing remembered', () => {
    for (const stored of [null, '', '{', '{"a":1}', 'null']) expect(readRecent(stored)).toEqual([])
    expect(readRecent('["a",1,"b"]')).toEqual(['a', 'b'])
  })
})
