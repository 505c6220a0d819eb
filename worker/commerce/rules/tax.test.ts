import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { taxOf, taxRuleFor } from './tax.ts'

const rate = (countryCode: string, province?: string) => taxRuleFor({ countryCode, province })

describe('which tax applies', () => {
  test.each([
    ['CO', 290],
    ['CA', 725],
    ['OR', 0],
    ['NY', 400],
  ])('a sale of 100 dollars sent to %s carries %d cents on top', (state, tax) => {
    expect(taxOf(10_000, rate('US', state))).toBe(tax)
  })

  test.each([
    ['AB', 500],
    ['ON', 1300],
    ['NS', 1400],
    ['BC', 500 + 700],
    ['QC', 500 + 998],
  ])(
    'a sale of 100 Canadian dollars sent to %s carries %d cents on top, each of its taxes rounded',
    (province, tax) => {
      expect(taxOf(10_000, rate('CA', province))).toBe(tax)
    },
  )

  test.each([
    ['GB', 2000],
    ['DE', 1916],
    ['FR', 2000],
    ['IT', 2164],
    ['NL', 2083],
  ])('a price of 120 sent to %s contains %d of value-added tax', (country, tax) => {
    expect(taxOf(12_000, rate(country))).toBe(tax)
  })

  test('shipping is taxed in Canada and Europe, not in the United States', () => {
    expect([rate('US', 'CO'), rate('CA', 'ON'), rate('DE')].map(rule => rule.shippingTaxed)).toEqual([
      false,
      true,
      true,
    ])
  })

  test('without a province nothing is added yet', () => {
    expect(taxOf(10_000, rate('CA'))).toBe(0)
    expect(taxOf(10_000, rate('US'))).toBe(0)
  })
})

describe('rounding', () => {
  const rules = [rate('US', 'CO'), rate('CA', 'QC'), rate('DE'), rate('GB'), rate('IT')]
  const amount = fc.integer({ min: 0, max: 1_000_000_000 })

  test('is never more than half a unit away from the exact tax, for each of a place’s taxes', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom(...rules), (price, rule) => {
        const share = rule.rates.reduce((sum, one) => sum + one / 100_000, 0)
        const exact = rule.included ? price - price / (1 + share) : price * share
        expect(Math.abs(taxOf(price, rule) - exact)).toBeLessThanOrEqual(rule.rates.length * 0.5 + 1e-6)
      }),
    )
  })

  test('gives whole units, none on nothing, and never more on less', () => {
    fc.assert(
      fc.property(amount, fc.nat(10_000), fc.constantFrom(...rules), (price, more, rule) => {
        expect(Number.isSafeInteger(taxOf(price, rule))).toBe(true)
        expect(taxOf(price + more, rule)).toBeGreaterThanOrEqual(taxOf(price, rule))
        expect(taxOf(0, rule)).toBe(0)
      }),
    )
  })

  test('a half unit is rounded upwards: 5 % of 10 cents is 1 cent', () => {
    expect(taxOf(10, rate('CA', 'AB'))).toBe(1)
    expect(taxOf(9, rate('CA', 'AB'))).toBe(0)
  })
})
