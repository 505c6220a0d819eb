import { expect, it } from 'vitest'

import { parseMoney } from './parse-money.ts'

it.each([
  ['50', 'en-US', 5_000],
  ['$37.50', 'en-US', 3_750],
  [' 1,250.5 ', 'en-US', 125_050],
  ['37,5', 'de-DE', 3_750],
  ['1.250,00 €', 'de-DE', 125_000],
  ['37.5', 'de-DE', 3_750],
  ['CAD 40', 'fr-CA', 4_000],
  ['40,00 $', 'fr-CA', 4_000],
  ['1\u202f250,75', 'fr-FR', 125_075],
])('an amount is read as people of the locale write it: %s in %s', (typed, locale, amount) => {
  expect(parseMoney(typed, locale)).toBe(amount)
})

it.each([
  ['', 'en-US'],
  ['-5', 'en-US'],
  ['ten', 'en-US'],
  ['1e3', 'en-US'],
  ['5.001', 'en-US'],
  ['5,001', 'de-DE'],
  ['50.50.50', 'en-US'],
  ['12345678901', 'en-US'],
])('what is no amount, or a fraction of a minor unit, is none: "%s" in %s', (typed, locale) => {
  expect(parseMoney(typed, locale)).toBeUndefined()
})
