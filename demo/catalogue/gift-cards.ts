import type { StockLocation } from '#worker/commerce/seed/places.ts'
import type { SeedProduct, SeedVariant } from '#worker/commerce/seed/products.ts'

import { upcOf } from './numbers.ts'
import { amounts, anySum, designs, giftCardTexts, type GiftCardKind } from './tables/gift-cards.ts'
import { words } from '../words/text.ts'

/** Nobody counts electronic cards; a site has more of them than it will ever sell. */
const pieces = { digital: 1_000_000, physical: 5_000 } as const satisfies Record<GiftCardKind, number>

const mostInLine = 10

const dearest = Math.max(...amounts)

/** `FH990` and a digit: a number no kind of gear has. */
const numbers = { digital: 'FH99010', physical: 'FH99020' } as const satisfies Record<GiftCardKind, string>

/** The warehouse each site empties first. */
const mainWarehouses = (locations: readonly StockLocation[]): readonly StockLocation[] =>
  locations.filter(
    ({ kind, site }, at) =>
      kind === 'warehouse' && locations.findIndex(other => other.site === site && other.kind === kind) === at,
  )

/** D13: the same whole amounts in every currency. */
const priceOf = (amount: number): SeedVariant['prices'] => {
  const price = { current: amount * 100, original: amount * 100 }
  return { USD: price, CAD: price, GBP: price, EUR: price }
}

function variantsOf(kind: GiftCardKind, locations: readonly StockLocation[]): SeedVariant[] {
  const stock = Object.fromEntries(mainWarehouses(locations).map(({ id }) => [id, pieces[kind]]))
  return designs.flatMap(({ id: colorId }, design) => {
    const common = { colorId, stock, maxQty: mostInLine }
    const fixed = amounts.map((amount, size) => ({
      ...common,
      upc: upcOf(numbers[kind], design, size),
      sizeId: `${amount}`,
      prices: priceOf(amount),
    }))
    const upc = upcOf(numbers[kind], design, amounts.length)
    return [...fixed, { ...common, upc, sizeId: anySum.id, prices: priceOf(amounts[0]), most: dearest * 100 }]
  })
}

const cardOf = (kind: GiftCardKind, locations: readonly StockLocation[], at: number): SeedProduct => ({
  id: numbers[kind],
  giftCard: kind,
  template: 'gift-card',
  model: at,
  ...giftCardTexts[kind],
  categoryIds: ['gift-cards'],
  materials: [],
  care: [],
  facets: { type: ['gift-card'], activity: [], feature: [] },
  rating: { score: 0, reviewsCount: 0 },
  releasedOn: '2024-03-01',
  rank: 9_000 + at,
  colors: designs,
  sizes: [
    ...amounts.map(amount => ({
      id: `${amount}`,
      name: words(`${amount}`, `${amount}`, `${amount}`, `${amount}`, `${amount}`),
    })),
    anySum,
  ],
  variants: variantsOf(kind, locations),
})

/** The gift cards a site sells: one that is sent by e-mail, and one in an envelope. */
export const giftCards = (locations: readonly StockLocation[]): readonly SeedProduct[] => [
  cardOf('digital', locations, 0),
  cardOf('physical', locations, 1),
]
