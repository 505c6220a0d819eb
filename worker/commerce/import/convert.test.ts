import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { productIdPattern } from '#src/commerce/calls/shapes.ts'

import { feedOf, lines } from '../testing/feed.ts'
import { guessedColor } from './colors.ts'
import { convert } from './convert.ts'
import { readFeed } from './feed.ts'
import { ownUpc, productIdOf } from './identity.ts'
import { kindOf } from './kinds.ts'

const [shirt, jumper] = readFeed(feedOf(lines)).products.map((product, place) => convert(product, place, '2026-11-24'))

test('ids follow the pattern of product ids (D53) and depend on the handle alone', () => {
  fc.assert(
    fc.property(fc.string(), handle => {
      expect(productIdOf(handle)).toMatch(productIdPattern)
      expect(productIdOf(handle)).toBe(productIdOf(handle))
    }),
  )
  expect(productIdOf('a')).not.toBe(productIdOf('b'))
})

test('a SKU without a barcode gets an EAN-13 with a right check digit, one with a barcode keeps it', () => {
  const upc = ownUpc('harbour-shirt', 'navy', 'S')
  const sum = [...upc].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  expect([upc.length, upc.slice(0, 2), sum % 10]).toEqual([13, '29', 0])
  expect(shirt?.variants.map(one => one.upc)).toContain('4006381333931')
})

test('sizes are known by the store’s own letters, colours by their words', () => {
  expect(shirt?.sizes.map(({ id }) => id)).toEqual(['S', 'M'])
  expect(shirt?.colors.map(({ id, family, name }) => [id, family, name.de])).toEqual([
    ['navy', 'blue', 'Marineblau'],
    ['sea-foam', 'grey', 'Sea Foam'],
  ])
  expect(jumper?.colors.map(({ id }) => id)).toEqual(['yellow'])
  expect(jumper?.sizes.map(({ id }) => id)).toEqual(['one-size'])
})

test('a product without a choice of colours has the one its title names first, else its text, else grey', () => {
  const named = (title: string, text: string) => guessedColor(title, text).name.en
  expect(named('Olive Green Jacket', 'black')).toBe('Olive')
  expect(named('Varsity Top', 'This grey and black top')).toBe('Grey')
  expect(named('Summer Top', 'Silk')).toBe('Grey')
})

test('prices stand in every currency, the former price beside a reduced one', () => {
  expect(shirt?.variants[0]?.prices).toEqual({
    USD: { current: 5000, original: 6550 },
    CAD: { current: 6700, original: 8777 },
    GBP: { current: 4000, original: 5240 },
    EUR: { current: 4650, original: 6092 },
  })
})

test('a product lies with the guest brands and with those it is for', () => {
  expect([shirt?.categoryIds, jumper?.categoryIds]).toEqual([
    ['guest-brands', 'men'],
    ['guest-brands', 'women'],
  ])
})

test.each([
  ['Ocean Blue Shirt', 'shirt'],
  ['Red Sports Tee', 'tee'],
  ['Soft Winter Jacket', 'down-hoodie'],
  ['Zipped Jacket', 'shell'],
  ['Yellow Wool Jumper', 'fleece'],
  ['LED High Tops', 'boot'],
  ['Black Leather Bag', 'duffel'],
  ['Trail Backpack', 'day-pack'],
  ['Something Else', 'base-layer'],
])('%s is drawn as a %s', (title, template) => {
  expect(kindOf({ type: '', title, tags: [] }).template).toBe(template)
})
