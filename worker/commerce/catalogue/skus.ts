import type { FacetName } from '#src/commerce/calls/catalogue/listing-shapes.ts'
import type { Minor } from '#src/kit/money.ts'

import type { SkuRow } from '../db/catalogue/catalogue.ts'
import { bandOf, inRange, rangeOf } from './price-ranges.ts'
import type { CatalogueProduct, Prices } from './product.ts'
import { reducedColors } from './reduced-colors.ts'

/** The facets whose values belong to single SKUs: a jacket may be green, M and under 300, and no SKU of it all three. */
export const skuFacets = ['size', 'color', 'price'] as const satisfies readonly FacetName[]
export type SkuFacet = (typeof skuFacets)[number]

export const isSkuFacet = (facet: FacetName): facet is SkuFacet => skuFacets.some(name => name === facet)

/** A SKU as far as a listing narrows by it. */
export type Sku = {
  readonly upc: string
  readonly colorId: string
  readonly sizeId: string
  readonly current: Minor
  readonly original: Minor
  /** The lowest it cost in the thirty days before, where it is reduced and that is known. */
  readonly lowestBefore: Minor | undefined
  /** Its value of each facet. */
  readonly values: Readonly<Record<SkuFacet, string | undefined>>
}

/** Filters that a single SKU has to meet: a chosen value of each facet that has one, and stock in a chosen store. */
export type SkuQuestion = {
  readonly chosen: ReadonlyMap<SkuFacet, readonly string[]>
  /** SKUs the chosen stores have; undefined where no store is chosen. */
  readonly stocked: ReadonlySet<string> | undefined
}

export const asksForSku = ({ chosen, stocked }: SkuQuestion): boolean => chosen.size > 0 || stocked !== undefined

const isPriced = (id: string, price: Minor): boolean => {
  const range = rangeOf(id)
  return range !== undefined && inRange(range, price)
}

/** Whether a SKU has one of some values of a facet. */
const hasOne = ({ values, current }: Sku, facet: SkuFacet, ids: readonly string[]): boolean =>
  facet === 'price' ? ids.some(id => isPriced(id, current)) : ids.includes(values[facet] ?? '')

/** Whether a SKU has all that is asked; `except` leaves one facet out, as the counts of its values do. */
export const fits = (sku: Sku, { chosen, stocked }: SkuQuestion, except?: SkuFacet): boolean =>
  (stocked === undefined || stocked.has(sku.upc)) &&
  [...chosen].every(([facet, ids]) => facet === except || hasOne(sku, facet, ids))

/** The lowest price of the thirty days before a reduction; undefined where nothing is reduced, or that is not known. */
export const reducedFrom = (row: Pick<SkuRow, 'current' | 'original' | 'lowest_before'>): Minor | undefined =>
  row.current < row.original ? (row.lowest_before ?? undefined) : undefined

/** The SKUs of each product, by its position. */
export function skusByPosition(
  rows: readonly SkuRow[],
  products: readonly CatalogueProduct[],
  find: (id: string) => CatalogueProduct | undefined,
): readonly (readonly Sku[])[] {
  const skus: Sku[][] = products.map(() => [])
  for (const { upc, product_id, color_id: colorId, size_id: sizeId, current, original, lowest_before } of rows) {
    const product = find(product_id)
    if (product === undefined) continue
    const color = product.colors.find(({ id }) => id === colorId)?.family
    // The sizes of a gift card are amounts.
    const size = product.giftCard === undefined ? sizeId : undefined
    skus[product.position]?.push({
      upc,
      colorId,
      sizeId,
      current,
      original,
      lowestBefore: reducedFrom({ current, original, lowest_before }),
      values: { color, size, price: bandOf(current) },
    })
  }
  return skus
}

/** The card of a product whose SKUs were filtered. */
export type CardChoice = {
  /** The first colour in which there is one that fits. */
  readonly color: string
  /** The size asked for, where the colour has just one of those. */
  readonly size: string | undefined
  readonly prices: Prices
}

function span(skus: readonly Sku[]): Prices {
  const before = skus.flatMap(({ lowestBefore }) => lowestBefore ?? [])
  const colors = reducedColors(skus)
  return {
    lowCurrent: Math.min(...skus.map(({ current }) => current)),
    highCurrent: Math.max(...skus.map(({ current }) => current)),
    lowOriginal: Math.min(...skus.map(({ original }) => original)),
    highOriginal: Math.max(...skus.map(({ original }) => original)),
    ...(before.length > 0 && { lowestBefore: Math.min(...before) }),
    ...(colors !== undefined && { reducedColors: colors }),
  }
}

const isReduced = ({ current, original }: Sku) => current < original

/**
 * The variant that answers the question: its colour and size, and what those cost that fit; nothing if none is asked for. In a
 * sale it is one that is reduced, if any that fits is.
 */
export function cardChoice(
  { colors }: CatalogueProduct,
  skus: readonly Sku[],
  question: SkuQuestion,
  isSale: boolean,
): CardChoice | undefined {
  const asked = isSale || asksForSku(question) ? skus.filter(sku => fits(sku, question)) : []
  const reduced = isSale ? asked.filter(isReduced) : []
  const fitting = reduced.length > 0 || !asksForSku(question) ? reduced : asked
  const color = colors.find(({ id }) => fitting.some(({ colorId }) => colorId === id))?.id
  if (color === undefined) return undefined
  const sizes = new Set(fitting.filter(({ colorId }) => colorId === color).map(({ sizeId }) => sizeId))
  const [size, ...others] = question.chosen.has('size') ? sizes : []
  return { color, size: others.length === 0 ? size : undefined, prices: span(fitting) }
}
