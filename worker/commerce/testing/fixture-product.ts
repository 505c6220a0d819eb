import { currencies, type Currency } from '#src/kit/money.ts'

import type { LocalText } from '../local-text.ts'
import type { SeedColor, SeedProduct, SeedVariant } from '../seed/products.ts'
import { locations } from './fixture-places.ts'
import { inAll, words } from './fixture-words.ts'

export const pine: SeedColor = {
  id: 'pine',
  name: words('Pine', 'Kiefer'),
  hex: '#1f4d3a',
  family: 'green',
  palette: ['#1f4d3a', '#16382a', '#c9b37e', '#e0723f', '#20302a'],
}
export const ember: SeedColor = {
  id: 'ember',
  name: words('Ember', 'Glut'),
  hex: '#b5401a',
  family: 'orange',
  palette: ['#b5401a', '#8e2f11', '#f0e6d2', '#1f4d3a', '#3a1a0e'],
}

type Short = Pick<SeedProduct, 'id' | 'slug' | 'template' | 'categoryIds' | 'facets' | 'rank' | 'releasedOn'> & {
  readonly name: LocalText
  readonly summary: LocalText
  readonly colors: readonly SeedColor[]
  readonly sizes: readonly string[]
  /** US dollars; other currencies cost the same number. */
  readonly price: number
  readonly was?: number
  readonly score?: number
  /** Pieces of each SKU in each warehouse, in the order of colour, then size; unnamed ones have 20. */
  readonly pieces?: readonly number[]
  readonly maxQty?: number
  readonly badge?: 'new' | 'bestseller'
}

const pricesOf = ({ price, was }: Short): SeedVariant['prices'] =>
  Object.fromEntries(currencies.map(currency => [currency, { current: price, original: was ?? price }])) as Record<
    Currency,
    { current: number; original: number }
  >

let nextUpc = 400_000_000_001

/** A whole product from what matters of it; its SKUs are numbered as they are made. */
export function product(short: Short): SeedProduct {
  const variants = short.colors.flatMap(color => short.sizes.map(sizeId => ({ colorId: color.id, sizeId })))
  return {
    id: short.id,
    slug: short.slug,
    template: short.template,
    model: 1,
    name: short.name,
    summary: short.summary,
    description: inAll(`About ${short.slug}.`),
    categoryIds: short.categoryIds,
    features: [{ title: inAll('Hood'), text: inAll('Fits over a helmet.') }],
    facts: [{ name: inAll('Weight'), value: inAll('412 g') }],
    materials: [inAll('Recycled nylon')],
    care: [inAll('Wash at 30°')],
    facets: short.facets,
    ...(short.badge === undefined ? {} : { badge: short.badge }),
    rating: { score: short.score ?? 4.5, reviewsCount: short.score === 0 ? 0 : 12 },
    releasedOn: short.releasedOn,
    rank: short.rank,
    colors: short.colors,
    sizes: short.sizes.map(id => ({ id, name: inAll(id.toUpperCase()) })),
    variants: variants.map((variant, index) => ({
      ...variant,
      upc: String(nextUpc++),
      prices: pricesOf(short),
      maxQty: short.maxQty ?? 10,
      stock: Object.fromEntries(
        locations.map(({ id, kind }) => [id, kind === 'store' ? 3 : (short.pieces?.[index] ?? 20)]),
      ),
    })),
  }
}
