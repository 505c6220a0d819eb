import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { brandOf, passesLuhn, testCards } from './cards.ts'

test('every documented test card is a well-formed number of a known brand', () => {
  for (const { number } of testCards)
    expect([number, passesLuhn(number), brandOf(number)]).toEqual([number, true, expect.any(String)])
})

test('a single wrong digit never passes the check digit (Luhn)', () => {
  const digit = fc.integer({ min: 1, max: 9 })
  fc.assert(
    fc.property(fc.constantFrom(...testCards), fc.nat(14), digit, ({ number }, place, by) => {
      const wrong = (Number(number[place]) + by) % 10
      expect(passesLuhn(number.slice(0, place) + String(wrong) + number.slice(place + 1))).toBe(false)
    }),
  )
})

test('the brand follows the issuer ranges and the length', () => {
  expect(brandOf('2221000000000009')).toBe('mastercard')
  expect(brandOf('2720990000000007')).toBe('mastercard')
  expect(brandOf('371449635398431')).toBe('amex')
  expect(brandOf('42424242')).toBeUndefined()
  expect(brandOf('6011000000000004')).toBeUndefined()
})
