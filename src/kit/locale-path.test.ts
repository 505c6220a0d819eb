import { expect, it } from 'vitest'

import { hasLocaleForm, splitLocale } from './locale-path.ts'

const isKnown = (name: string): name is 'de-de' => name === 'de-de'

it.each([
  ['/de-de/warenkorb', 'de-de', '/warenkorb'],
  ['/De-DE/warenkorb/', 'de-de', '/warenkorb/'],
  ['/de-de', 'de-de', '/'],
  ['/de-de/', 'de-de', '/'],
  ['/xx-yy/cart', undefined, '/xx-yy/cart'],
  ['/cart', undefined, '/cart'],
  ['/', undefined, '/'],
  ['', undefined, ''],
  ['de-de/cart', undefined, 'de-de/cart'],
])('the locale of %j is %s, and what is left is %j', (pathname, locale, rest) => {
  expect(splitLocale(pathname, isKnown)).toEqual({ locale, rest })
})

it('by its form alone any two letters twice are a locale', () => {
  expect(splitLocale('/xx-yy/cart', hasLocaleForm)).toEqual({ locale: 'xx-yy', rest: '/cart' })
  expect(splitLocale('/checkout', hasLocaleForm).locale).toBeUndefined()
})
