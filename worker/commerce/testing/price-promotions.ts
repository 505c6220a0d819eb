import type { Promotion } from '../promotions/promotion.ts'
import { behind, each, fixturePromotions, promotion } from './fixture/promotions.ts'

const shelves = ['womens-fleece', 'mens-jackets', 'tents', 'packs', 'hiking-boots', 'kids']

/** Promotions of every kind and many of each, so that any number of them can meet in one cart. */
export const pricePromotions: readonly Promotion[] = [
  ...fixturePromotions,
  promotion({ id: 'EXPRESS', level: 'SHIPPING', threshold: each(25_000), benefit: { freeShipping: 'express' } }),
  promotion({
    id: 'GWP-PACK',
    level: 'PRODUCT',
    scope: { categoryIds: ['packs'] },
    threshold: each(12_000),
    benefit: { bonus: 'FP100-A' },
  }),
  promotion({
    id: 'GWP-PAIR',
    level: 'PRODUCT',
    scope: { categoryIds: ['hiking-boots'] },
    pieces: 2,
    benefit: { bonus: 'FF100' },
  }),
  behind('FIVE-MORE', { benefit: { amount: each(500) }, threshold: each(5_000) }),
  behind('FIFTEEN', { benefit: { percent: 15 }, threshold: each(20_000) }),
  behind('SENDIT', { level: 'SHIPPING', benefit: { freeShipping: 'standard' } }),
  behind('FULL', { level: 'PRODUCT', benefit: { percent: 12 }, scope: { fullPriceOnly: true } }),
  ...shelves.map(shelf =>
    behind(shelf.toUpperCase(), { level: 'PRODUCT', benefit: { percent: 12 }, scope: { categoryIds: [shelf] } }),
  ),
  ...[15, 25, 50, 75, 100, 150].map(off =>
    behind(`SAVE${off}`, { benefit: { amount: each(off * 100) }, threshold: each(off * 800) }),
  ),
]
