import { describe, expect, test } from 'vitest'

import { sites } from '#src/language/locales.ts'

import { fixturePromotions } from '../testing/fixture/promotions.ts'
import { promoSummary } from './callouts.ts'
import { judgeCoupon, mostCoupons } from './coupons.ts'
import { audienceOf } from './promotion.ts'

test('GUEST or REGISTERED in a promotion’s id says to whom it counts and is told', () => {
  const [one] = fixturePromotions
  if (one === undefined) throw new Error('no promotion')
  expect(audienceOf({ ...one, id: 'SALE-GUEST' })).toBe('guest')
  expect(audienceOf({ ...one, id: 'SALE-REGISTERED' })).toBe('registered')
  expect(audienceOf({ ...one, id: 'SALE' })).toBeUndefined()
})

describe('a coupon code', () => {
  const given = {
    site: 'fellholm-us',
    now: Date.UTC(2026, 10, 21),
    audiences: ['guest'],
    promotions: fixturePromotions,
    held: [] as readonly string[],
    used: () => ({ inAll: 0, byShopper: false }),
  } as const
  const answer = (code: string, more: object = {}) => {
    const judged = judgeCoupon(code, { ...given, ...more })
    return judged.ok ? judged.value.coupon?.code : judged.code
  }

  test('is read without regard to case and spaces around it', () => {
    expect(answer('  ten ')).toBe('TEN')
  })

  test.each([
    ['PRM160', 'no code at all', '!!', {}],
    ['PRM130', 'one nobody issued', 'NOBODY99', {}],
    ['PRM130', 'one of another site', 'CANADA', {}],
    ['PRM135', 'one that is not open yet', 'EARLY', {}],
    ['PRM155', 'one that is over', 'OVER', {}],
    ['PRM140', 'one that is used up', 'SPENT', {}],
    ['PRM150', 'one this shopper has used', 'ONCE', { used: () => ({ inAll: 1, byShopper: true }) }],
    ['PRM175', 'one for members', 'MEMBERS', {}],
    ['PRM416', 'one the cart holds already', 'TEN', { held: ['TEN'] }],
    ['PRM140', 'a fourth one (D15)', 'TEN', { held: Array.from({ length: mostCoupons }, (_, n) => `X${n}`) }],
  ])('%s: %s', (code, _, typed, more) => {
    expect(answer(typed, more)).toBe(code)
  })

  test('for members is a member’s', () => {
    expect(answer('MEMBERS', { audiences: ['registered', 'member'] })).toBe('MEMBERS')
  })

  test('says hello on its own site only', () => {
    for (const site of sites) expect(answer('CANADA', { site }) === 'CANADA').toBe(site === 'fellholm-ca')
  })
})

test('a callout is about what is in the cart: no free delivery for what is fetched, nothing for gift cards alone', () => {
  const told = (facts: { readonly goesHome: boolean; readonly hasGoods: boolean }) => {
    const distances = new Map(fixturePromotions.map(promotion => [promotion, 100]))
    const levels = promoSummary(distances, { locale: 'en-us', currency: 'USD', ...facts }).map(({ level }) => level)
    return [...new Set(levels)].toSorted()
  }
  expect(told({ goesHome: true, hasGoods: true })).toEqual(['PRODUCT', 'SHIPPING'])
  expect(told({ goesHome: false, hasGoods: true })).toEqual(['PRODUCT'])
  expect(told({ goesHome: true, hasGoods: false })).toEqual([])
})
