import { expect, it } from 'vitest'

import { chartOf } from './chart-of.ts'

const product = (category: string, ...names: string[]) => ({
  trail: [{ id: category, slug: category, name: category }],
  sizes: names.map(name => ({ id: name, name })),
})

it('a product’s sizes are told by the chart of its kind', () => {
  expect(chartOf(product('hiking-boots', '40', '41'))).toBe('feet')
  expect(chartOf(product('mens-trousers', 'S', 'M'))).toBe('bottoms')
  expect(chartOf(product('kids-jackets', '104', '116'))).toBe('kids')
  expect(chartOf(product('mens-jackets', 'XS', 'S', 'XL'))).toBe('tops')
})

it('women and children have charts of their own', () => {
  expect(chartOf(product('womens-jackets', 'XS', 'S', 'XL'))).toBe('womens-tops')
  expect(chartOf(product('womens-trousers', 'S', 'M'))).toBe('womens-bottoms')
  expect(chartOf(product('hiking-boots', '36', '37'))).toBe('feet')
  expect(chartOf(product('hiking-boots', '28', '30', '36'))).toBe('kids-feet')
})

it('what comes in one size, or in sizes of its own, has none', () => {
  expect(chartOf(product('mens-jackets', 'M'))).toBeUndefined()
  expect(chartOf(product('tents', '2 people', '3 people'))).toBeUndefined()
})
