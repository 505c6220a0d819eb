import type { Promotion } from '../promotions/promotion.ts'
import { inAll } from './fixture-words.ts'

/** The same number in every currency. */
export const each = (amount: number) => ({ USD: amount, CAD: amount, GBP: amount, EUR: amount })

type Short = Partial<Promotion> & Pick<Promotion, 'id' | 'benefit'>

export const promotion = (short: Short): Promotion => ({
  campaignId: 'fixture',
  level: 'ORDER',
  name: inAll(short.id),
  ...short,
})

/** What counts only for carts with the code. */
export const behind = (code: string, short: Partial<Promotion> & Pick<Promotion, 'benefit'>, coupon: object = {}) =>
  promotion({ id: `CODE-${code}`, ...short, coupon: { code, ...coupon } })

/** Free delivery from 150, a pack with boots, the employee discount, and a code for every answer. */
export const fixturePromotions: readonly Promotion[] = [
  promotion({
    id: 'FREESHIP',
    level: 'SHIPPING',
    threshold: each(15_000),
    callout: inAll('{left} to go|free from {from}|free'),
    benefit: { freeShipping: 'standard' },
  }),
  promotion({
    id: 'GWP-BOOT',
    level: 'PRODUCT',
    scope: { productIds: ['FB100'] },
    callout: inAll('{left} to go|boots from {from}|a pack comes with it'),
    benefit: { bonus: 'FP100-A' },
  }),
  promotion({
    id: 'EMPLOYEE',
    level: 'PRODUCT',
    audience: 'employee',
    scope: { fullPriceOnly: true },
    benefit: { percent: 40 },
    capped: true,
  }),
  behind('TEN', { benefit: { percent: 10 } }),
  behind('FIVE', { benefit: { amount: each(500) } }),
  behind('TENT', { benefit: { percent: 20 }, threshold: each(40_000) }),
  behind('FLEECE', { level: 'PRODUCT', scope: { categoryIds: ['fleece'] }, benefit: { percent: 25 } }),
  behind('EARLY', { benefit: { percent: 10 }, from: '2031-01-01T00:00:00Z' }),
  behind('OVER', { benefit: { percent: 10 }, until: '2020-01-01T00:00:00Z' }),
  behind('SPENT', { benefit: { percent: 10 } }, { limit: 0 }),
  behind('SCARCE', { benefit: { percent: 10 } }, { limit: 3 }),
  behind('ONCE', { benefit: { percent: 10 } }, { once: true }),
  behind('MEMBERS', { benefit: { percent: 10 }, audience: 'member' }),
  behind('CANADA', { benefit: { percent: 10 }, sites: ['fellholm-ca'] }),
]
