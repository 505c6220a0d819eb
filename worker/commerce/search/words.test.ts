import { expect, test } from 'vitest'

import { formsOf, searchWords, stemOf, wordsIn } from './words.ts'

test('a search is cut into words; signs are none, nor is an English genitive', () => {
  expect(searchWords('  Rain-jacket, "XL"!', 'en')).toEqual(['rain', 'jacket', 'xl'])
  expect(searchWords('"* ( ) :', 'en')).toEqual([])
  expect(wordsIn('Men’s boots')).toEqual(['men', 'boots'])
})

test('words that say nothing about a product do not count, unless there are no others', () => {
  expect(searchWords('where is my order', 'en')).toEqual(['order'])
  expect(searchWords('calcetines de lana', 'es')).toEqual(['calcetines', 'lana'])
  expect(searchWords('the', 'en')).toEqual(['the'])
})

test('a word in the plural is looked for in the singular too', () => {
  expect(formsOf('jackets', 'en')).toEqual(['jackets', 'jacket'])
  expect(formsOf('botas', 'es')).toEqual(['botas', 'bota'])
  expect(formsOf('gas', 'en')).toEqual(['gas'])
  expect(['hosen', 'wasserdichte', 'schuhe'].map(word => stemOf(word, 'de'))).toEqual(['hose', 'wasserdicht', 'schuh'])
})

test('a number with its unit is looked for without it too', () => {
  expect(formsOf('30l', 'en')).toEqual(['30l', '30'])
  expect(formsOf('2023', 'en')).toEqual(['2023'])
})

test('no more than eight words count', () => {
  expect(searchWords('b c d e f g h j k l', 'en')).toHaveLength(8)
})
