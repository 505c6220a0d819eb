import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { taxOf, taxRuleFor } from './tax.ts'
import { totalsOf } from './totals.ts'

const line = fc
  .record({ qty: fc.integer({ min: 1, max: 99 }), current: fc.integer({ min: 1, max: 200_000 }), off: fc.nat(50_000) })
  .map(({ qty, current, off }) => ({ qty, worth: qty * current, original: current + off }))

const place = fc.constantFrom(
  { countryCode: 'US', province: 'CO' },
  { countryCode: 'CA', province: 'QC' },
  { countryCode: 'DE' },
  { countryCode: 'GB' },
)

const cart = fc.record({ lines: fc.array(line, { maxLength: 20 }), shipping: fc.nat(5000), place })

const totals = ({ lines, shipping, place }: typeof cart extends fc.Arbitrary<infer T> ? T : never) =>
  totalsOf({ currency: 'EUR', lines, shipping, tax: taxRuleFor(place), taxKnown: true })

test('what is shown adds up: list prices less discount, plus shipping, plus the tax that is not in the prices', () => {
  fc.assert(
    fc.property(cart, given => {
      const sum = totals(given)
      expect(sum.itemTotal - sum.totalDiscount).toBe(sum.itemSubTotal)
      expect(sum.itemSubTotal + sum.shipping + (sum.taxIncluded ? 0 : sum.tax)).toBe(sum.total)
      expect(sum.total - sum.tax).toBe(sum.totalWithoutTax)
      expect([sum.netAmount, sum.taxAmount, sum.remainingToPay]).toEqual([sum.totalWithoutTax, sum.tax, sum.total])
    }),
  )
})

test('the tax of a cart is the sum of the taxes shown on its lines and its shipping, to the last unit', () => {
  fc.assert(
    fc.property(cart, given => {
      const rule = taxRuleFor(given.place)
      const onLines = given.lines.reduce((sum, one) => sum + taxOf(one.worth, rule), 0)
      expect(totals(given).tax).toBe(onLines + (rule.shippingTaxed ? taxOf(given.shipping, rule) : 0))
    }),
  )
})

test('the order of the lines changes nothing', () => {
  fc.assert(
    fc.property(cart, given => {
      expect(totals({ ...given, lines: given.lines.toReversed() })).toEqual(totals(given))
    }),
  )
})

test('a cart of two jackets reduced from 249 to 199 in Colorado; R365: its percentage is rounded to 1 decimal', () => {
  const lines = [{ qty: 2, worth: 39_800, original: 24_900 }]
  const tax = taxRuleFor({ countryCode: 'US', province: 'CO' })
  expect(totalsOf({ currency: 'USD', lines, shipping: 0, tax, taxKnown: true })).toMatchObject({
    itemTotal: 49_800,
    totalDiscount: 10_000,
    totalDiscountPercentage: 20.1,
    itemSubTotal: 39_800,
    tax: 1154,
    total: 40_954,
    totalUnits: 2,
  })
})
