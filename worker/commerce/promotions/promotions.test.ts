import { describe, expect, test } from 'vitest'

import { currencies } from '#src/kit/money.ts'
import { languages, localeNames, locales, sites } from '#src/language/locales.ts'

import { promotions } from '../seed/promotions.ts'
import { couponCodes } from '../seed/landmarks.ts'
import { promoSummary } from './callouts.ts'
import { judgeCoupon, mostCoupons } from './coupons.ts'
import { audienceOf } from './promotion.ts'

describe('the promotions the store opens with', () => {
  test('are at least forty, each with an id of its own, and each code belongs to one', () => {
    expect(promotions.length).toBeGreaterThanOrEqual(40)
    expect(new Set(promotions.map(({ id }) => id)).size).toBe(promotions.length)
    const codes = promotions.flatMap(({ coupon }) => coupon?.code ?? [])
    expect(new Set(codes).size).toBe(codes.length)
    for (const code of Object.values(couponCodes)) expect(codes).toContain(code)
  })

  test.each(localeNames)('%s: R354: three parts: approaching with a threshold, without one, and earned', locale => {
    const { currency } = locales[locale]
    const distances = new Map(promotions.map(promotion => [promotion, 5_000]))
    const summary = promoSummary(distances, { locale, currency, isDelivered: true })
    expect(summary.length).toBeGreaterThanOrEqual(3)
    for (const { calloutMessage } of summary) {
      expect(calloutMessage.split('|')).toHaveLength(3)
      expect(calloutMessage.split('|')[0]).toMatch(/\d/)
      expect(calloutMessage).not.toMatch(/[{}]/)
    }
  })

  test('R352: those whose id contains GWP are gifts with a product, and no others', () => {
    for (const { id, benefit } of promotions) expect(id.includes('GWP')).toBe('bonus' in benefit)
  })

  test('R353: GUEST or REGISTERED in an id says whom its message is for', () => {
    const [one] = promotions
    if (one === undefined) throw new Error('no promotion')
    expect(audienceOf({ ...one, id: 'SALE-GUEST' })).toBe('guest')
    expect(audienceOf({ ...one, id: 'SALE-REGISTERED' })).toBe('registered')
    expect(audienceOf({ ...one, id: 'SALE' })).toBeUndefined()
  })

  test('thresholds are the same question in every currency, and names are in every language', () => {
    for (const { threshold, name } of promotions) {
      for (const language of languages) expect(name[language]).not.toBe('')
      for (const currency of threshold === undefined ? [] : currencies) expect(threshold?.[currency]).toBeGreaterThan(0)
    }
  })
})

describe('a coupon code', () => {
  const given = {
    site: 'fellholm-us',
    now: Date.UTC(2026, 10, 21),
    audiences: ['guest'],
    promotions,
    held: [] as readonly string[],
    used: () => ({ inAll: 0, byShopper: false }),
  } as const
  const answer = (code: string, more: object = {}) => {
    const judged = judgeCoupon(code, { ...given, ...more })
    return judged.ok ? judged.value.coupon?.code : judged.code
  }

  test('is read without regard to case and spaces around it', () => {
    expect(answer('  trail10 ')).toBe('TRAIL10')
  })

  test.each([
    ['PRM160', 'no code at all', '!!', {}],
    ['PRM130', 'one nobody issued', 'NOBODY99', {}],
    ['PRM130', 'one of another site', 'HELLO-CA', {}],
    ['PRM135', 'one that is not open yet', couponCodes.early, {}],
    ['PRM155', 'one that is over', couponCodes.over, {}],
    ['PRM140', 'one that is used up', couponCodes.usedUp, {}],
    ['PRM150', 'one this shopper has used', couponCodes.once, { used: () => ({ inAll: 1, byShopper: true }) }],
    ['PRM175', 'one for members', couponCodes.members, {}],
    ['PRM416', 'one the cart holds already', couponCodes.good, { held: [couponCodes.good] }],
    [
      'PRM140',
      'a fourth one (D15)',
      couponCodes.good,
      { held: Array.from({ length: mostCoupons }, (_, n) => `X${n}`) },
    ],
  ])('%s: %s', (code, _, typed, more) => {
    expect(answer(typed, more)).toBe(code)
  })

  test('for members is a member’s', () => {
    expect(answer(couponCodes.members, { audiences: ['registered', 'member'] })).toBe(couponCodes.members)
  })

  test('says hello on its own site only', () => {
    for (const site of sites) expect(answer('HELLO-GB', { site }) === 'HELLO-GB').toBe(site === 'fellholm-gb')
  })
})
