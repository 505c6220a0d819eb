import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { currencies } from '#src/kit/money.ts'

import type { Promotion } from '../promotions/promotion.ts'
import { taxOf, taxRuleFor } from '../rules/tax.ts'
import { pricePromotions as all } from '../testing/price-promotions.ts'
import { priceCart, type CartGoods } from './price.ts'

const shelves = ['packs', 'tents', 'womens-fleece', 'mens-jackets', 'hiking-boots', 'kids']

const goods = fc
  .array(
    fc.record({
      shelf: fc.constantFrom(...shelves),
      qty: fc.integer({ min: 1, max: 9 }),
      current: fc.integer({ min: 1, max: 90_000 }),
      off: fc.oneof(fc.constant(0), fc.nat(20_000)),
      adjustment: fc.oneof(fc.constant(0), fc.nat(3_000)),
    }),
    { maxLength: 12 },
  )
  .map(lines =>
    lines.map(({ shelf, qty, current, off, adjustment }, index): CartGoods => ({
      id: `line-${index}`,
      productId: `FH${index}`,
      categoryIds: [shelf],
      qty,
      current,
      original: current + off,
      adjustment,
    })),
  )

const places = [
  { countryCode: 'US', province: 'CO' },
  { countryCode: 'CA', province: 'QC' },
  { countryCode: 'CA', province: 'ON' },
  { countryCode: 'DE' },
  { countryCode: 'GB' },
  { countryCode: 'IT' },
]

const cart = fc.record({
  currency: fc.constantFrom(...currencies),
  goods,
  promotions: fc.subarray([...all]),
  allowance: fc.nat(200_000),
  express: fc.boolean(),
  place: fc.constantFrom(...places),
})
type Cart = typeof cart extends fc.Arbitrary<infer T> ? T : never

const price = ({ place, express, ...given }: Cart) =>
  priceCart({
    ...given,
    deliveries:
      given.goods.length === 0 ? [] : [{ code: express ? 'express' : 'standard', price: express ? 2_495 : 795 }],
    tax: taxRuleFor(place),
    taxKnown: true,
  })

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
const many = { numRuns: 2_000 }

describe('whatever is in the cart, whatever promotions count, in every currency', () => {
  test('the totals are the sum of their parts, to the last unit', () => {
    fc.assert(
      fc.property(cart, given => {
        const { totals, lines } = price(given)
        const rows = [...lines.values()].map(({ afterOrder }) => afterOrder)
        expect(totals.itemSubTotal).toBe(sum(rows))
        expect(totals.itemTotal - totals.totalDiscount).toBe(totals.itemSubTotal)
        expect(totals.itemSubTotal + totals.shipping + (totals.taxIncluded ? 0 : totals.tax)).toBe(totals.total)
        const rule = taxRuleFor(given.place)
        expect(totals.tax).toBe(
          sum(rows.map(row => taxOf(row, rule))) + (rule.shippingTaxed ? taxOf(totals.shipping, rule) : 0),
        )
      }),
      many,
    )
  })

  test('what promotions and associates took off is what is missing from the rows; no row is worth less than nothing', () => {
    fc.assert(
      fc.property(cart, given => {
        const { lines, applied } = price(given)
        const before = sum(given.goods.map(({ qty, current }) => qty * current))
        const after = sum([...lines.values()].map(({ afterOrder }) => afterOrder))
        const ofProducts = sum(applied.lines.map(({ taken }) => taken?.amount ?? 0))
        const ofOrder = sum(applied.order.map(({ amount }) => amount))
        const rows = new Map(applied.lines.map(({ id, afterOrder }) => [id, afterOrder]))
        const adjusted = sum(given.goods.map(({ id, adjustment = 0 }) => Math.min(adjustment, rows.get(id) ?? 0)))
        expect(before - ofProducts - ofOrder - adjusted).toBe(after)
        for (const { afterOrder } of lines.values()) expect(afterOrder).toBeGreaterThanOrEqual(0)
      }),
      many,
    )
  })

  test('an employee’s discounted lines never cost more than what is left of the annual cap (R139)', () => {
    fc.assert(
      fc.property(cart, given => {
        const { applied } = price(given)
        const discounted = applied.lines.filter(({ taken }) => taken?.promotion.capped)
        expect(sum(discounted.map(({ afterItem }) => afterItem))).toBeLessThanOrEqual(given.allowance)
      }),
      many,
    )
  })

  test('a cart costs no more for a further coupon', () => {
    fc.assert(
      fc.property(cart, given => {
        const coupon = all.find(({ coupon }) => coupon?.code === 'FIVE')
        if (coupon === undefined) throw new Error('no such code')
        const without = {
          ...given,
          promotions: given.promotions.filter(one => one !== coupon && !('freeShipping' in one.benefit)),
        }
        const withIt = { ...without, promotions: [...without.promotions, coupon] }
        expect(price(withIt).totals.total).toBeLessThanOrEqual(price(without).totals.total)
      }),
    )
  })
})

describe('promotions', () => {
  const named = (id: string): Promotion => {
    const found = all.find(promotion => promotion.id === id)
    if (found === undefined) throw new Error(`no promotion ${id}`)
    return found
  }
  const tent = (more: Partial<CartGoods> = {}): CartGoods => ({
    id: 'tent',
    productId: 'FH50000',
    categoryIds: ['tents'],
    qty: 1,
    current: 20_000,
    original: 20_000,
    ...more,
  })
  const priced = (goods: readonly CartGoods[], ids: readonly string[]) =>
    priceCart({
      currency: 'USD',
      goods,
      promotions: ids.map(named),
      allowance: 100_000,
      deliveries: [{ code: 'standard', price: 795 }],
      tax: taxRuleFor({ countryCode: 'US' }),
      taxKnown: false,
    })

  test('FREESHIP makes standard delivery free from its threshold on, and not a unit earlier', () => {
    expect(priced([tent({ current: 15_000 })], ['FREESHIP']).totals.shipping).toBe(0)
    expect(priced([tent({ current: 14_999 })], ['FREESHIP']).totals.shipping).toBe(795)
  })

  test('the threshold of a delivery counts what is left after reductions', () => {
    expect(priced([tent({ current: 15_500 })], ['FREESHIP', 'CODE-TEN']).totals.shipping).toBe(795)
  })

  test('R148, R196: how far a cart is from one is told: below its threshold, at it, and above it by how much', () => {
    const distance = (current: number) =>
      priced([tent({ current })], ['FREESHIP']).applied.distances.get(named('FREESHIP'))
    expect([distance(9_000), distance(15_000), distance(90_000)]).toEqual([6_000, 0, -75_000])
  })

  test('a gift with product comes when there is enough of what it is for', () => {
    const bonuses = (categoryIds: readonly string[]) => priced([tent({ categoryIds })], ['GWP-PACK']).applied.bonuses
    expect([bonuses(['tents']).length, bonuses(['packs']).length]).toEqual([0, 1])
  })

  test('of two promotions of products a line gets the one that saves more', () => {
    const { lines } = priced([tent()], ['CODE-TENTS', 'EMPLOYEE'])
    expect(lines.get('tent')).toMatchObject({ afterItem: 12_000, taken: { promotion: { id: 'EMPLOYEE' } } })
  })

  test('reductions of the order come one after the other', () => {
    expect(priced([tent()], ['CODE-TEN', 'CODE-FIVE']).totals.itemSubTotal).toBe(20_000 - 2_000 - 500)
  })
})
