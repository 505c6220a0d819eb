import { expect, test } from 'vitest'

import { searchWords } from './words.ts'

test('a search is cut into words; signs are none', () => {
  expect(searchWords('  Rain-jacket, "XL"!', 'en')).toEqual([['rain'], ['jacket'], ['xl']])
  expect(searchWords('"* ( ) :', 'en')).toEqual([])
})

test('a word in the plural is looked for in the singular too', () => {
  expect(searchWords('jackets', 'en')).toEqual([['jackets', 'jacket']])
  expect(searchWords('botas', 'es')).toEqual([['botas', 'bota']])
  expect(searchWords('Jacken', 'de')).toEqual([['jacken', 'jacke']])
  expect(searchWords('gas', 'en')).toEqual([['gas']])
})

test('no more than eight words count', () => {
  expect(searchWords('a b c d e f g h i j', 'en')).toHaveLength(8)
})
