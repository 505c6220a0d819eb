import type { SeedProduct, SeedVariant } from '../seed/products.ts'
import { ember, pine } from './fixture-product.ts'
import { locations } from './fixture-places.ts'
import { inAll } from './fixture-words.ts'

const amounts = [25, 50, 100] as const

/** The same whole amounts in every currency (D13). */
const pricesOf = (amount: number): SeedVariant['prices'] => {
  const price = { current: amount * 100, original: amount * 100 }
  return { USD: price, CAD: price, GBP: price, EUR: price }
}

const warehouses = locations.filter(({ kind }) => kind === 'warehouse')

const skuOf = (at: number, color: number, size: number) => `49900000${at}${color}${size}0`

const variantsOf = (at: number, pieces: number): SeedVariant[] =>
  [pine, ember].flatMap(({ id: colorId }, color) =>
    amounts.map((amount, size) => ({
      upc: skuOf(at, color, size),
      colorId,
      sizeId: `${amount}`,
      prices: pricesOf(amount),
      stock: Object.fromEntries(warehouses.map(({ id }) => [id, pieces])),
      maxQty: 10,
    })),
  )

const cardOf = (giftCard: 'digital' | 'physical', at: number, pieces: number): SeedProduct => ({
  id: `FG${at}00`,
  slug: `${giftCard}-gift-card`,
  giftCard,
  template: 'gift-card',
  model: at,
  name: inAll(`${giftCard} gift card`),
  summary: inAll('For whoever knows better'),
  description: inAll('About gift cards.'),
  categoryIds: ['gift-cards'],
  features: [],
  facts: [],
  materials: [],
  care: [],
  facets: { type: ['gift-card'], activity: [], feature: [] },
  rating: { score: 0, reviewsCount: 0 },
  releasedOn: '2024-03-01',
  rank: 100 + at,
  colors: [pine, ember],
  sizes: amounts.map(amount => ({ id: `${amount}`, name: inAll(`${amount}`) })),
  variants: variantsOf(at, pieces),
})

/** One that is sent by e-mail, of which there is no end, and one in an envelope. */
export const giftCards: readonly SeedProduct[] = [cardOf('digital', 1, 1_000_000), cardOf('physical', 2, 5_000)]

/** Fifty of the currency, by e-mail. */
export const digitalCard = skuOf(1, 0, 1)

/** The same in an envelope. */
export const printedCard = skuOf(2, 0, 1)
