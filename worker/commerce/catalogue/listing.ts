import { facetNames, type Facet, type FacetName, type Sort } from '#src/commerce/calls/catalogue/listing-shapes.ts'
import type { LanguageCode } from '#src/language/locales.ts'

import { emptyBitmap, has, intersection, overlap, size, union, type Bitmap } from './bitmap.ts'
import type { Catalogue, StockLevels, StoreInventory } from './catalogue.ts'
import { availabilityValue, type FacetValue } from './facets.ts'
import { narrowedBySku, skuCounts } from './narrow-skus.ts'
import { rangeName, rangeOf } from './price-ranges.ts'
import type { CatalogueProduct } from './product.ts'
import {
  asksForSku,
  cardChoice,
  isSkuFacet,
  skuFacets,
  type CardChoice,
  type SkuFacet,
  type SkuQuestion,
} from './skus.ts'

type Selection = Readonly<Partial<Record<FacetName, readonly string[] | undefined>>>

export type ListingQuestion = {
  /** Stock as it is now. */
  readonly levels: StockLevels
  /** The products before any facet narrows the listing. */
  readonly base: Bitmap
  readonly selection: Selection
  /** It is of what is reduced: a card then shows that. */
  readonly isSale: boolean
  /** Only what one of these stores has; all stores when none is named. */
  readonly stores: {
    readonly inventories: readonly StoreInventory[]
    readonly chosen: readonly string[]
    /** SKUs the chosen stores have; undefined where none is chosen. */
    readonly stocked: ReadonlySet<string> | undefined
  }
  /** Positions, in the order they are to be shown. */
  readonly order: readonly number[]
  readonly page: number
  readonly pageSize: number
}

/** A product of a listing, and which of its variants answers the filters. */
export type Listed = { readonly product: CatalogueProduct; readonly choice: CardChoice | undefined }

const valuesOf = (catalogue: Catalogue, levels: StockLevels, facet: FacetName): readonly FacetValue[] =>
  facet === 'availability' ? [availabilityValue(levels.available)] : (catalogue.facets.get(facet) ?? [])

/** Values inside one facet are alternatives. */
const chosen = (values: readonly FacetValue[], ids: readonly string[], none: Bitmap): Bitmap =>
  values.filter(({ id }) => ids.includes(id)).reduce((sum, { products }) => union(sum, products), none)

/** The products left when every facet but `except` narrows; that is what a value's count counts. */
const narrowed = (base: Bitmap, narrowing: ReadonlyMap<FacetName, Bitmap>, except?: FacetName): Bitmap =>
  [...narrowing].reduce((left, [facet, products]) => (facet === except ? left : intersection(left, products)), base)

/** A page of positions, and how many there are in all. */
function pageOf({ order, page, pageSize }: ListingQuestion, left: Bitmap): number[] {
  const first = (page - 1) * pageSize
  const found: number[] = []
  let seen = 0
  for (const position of order) {
    if (!has(left, position)) continue
    if (seen >= first) found.push(position)
    seen += 1
    if (found.length === pageSize) break
  }
  return found
}

/** Filters on single SKUs, as opposed to those on a whole product. */
function skuQuestionOf({ selection, stores: { stocked } }: ListingQuestion): SkuQuestion {
  const asked = skuFacets.map(facet => [facet, selection[facet] ?? []] as const)
  return { chosen: new Map<SkuFacet, readonly string[]>(asked.filter(([, ids]) => ids.length > 0)), stocked }
}

/** Filters on whole products: for each chosen facet that is not a SKU's, its products. */
function narrowingOf(catalogue: Catalogue, { selection, levels }: ListingQuestion, none: Bitmap) {
  const narrowing = new Map<FacetName, Bitmap>()
  for (const facet of facetNames) {
    const ids = selection[facet] ?? []
    if (ids.length > 0 && !isSkuFacet(facet))
      narrowing.set(facet, chosen(valuesOf(catalogue, levels, facet), ids, none))
  }
  return narrowing
}

type FacetValueShown = Facet['values'][number]

type Narrowing = {
  readonly catalogue: Catalogue
  readonly question: ListingQuestion
  readonly skus: SkuQuestion
  readonly narrowing: ReadonlyMap<FacetName, Bitmap>
}

/** How many products each value of a facet would leave, if it were chosen among its facet's values alone. */
function countsOf(
  { catalogue, question, skus, narrowing }: Narrowing,
  facet: FacetName,
): (value: FacetValue) => number {
  const others = narrowed(question.base, narrowing, facet)
  if (!asksForSku(skus)) return ({ products }) => overlap(others, products)
  if (isSkuFacet(facet)) {
    const counts = skuCounts(catalogue.skus(), others, skus, facet)
    return ({ id }) => counts.get(id) ?? 0
  }
  const fitting = narrowedBySku(catalogue.skus(), others, skus)
  return ({ products }) => overlap(fitting, products)
}

/** Chosen ranges of prices that are none of the bands, each with what it would leave by itself. */
function ownRanges({ catalogue, question, skus, narrowing }: Narrowing, language: LanguageCode): FacetValueShown[] {
  const bands = new Set(valuesOf(catalogue, question.levels, 'price').map(({ id }) => id))
  const others = narrowed(question.base, narrowing)
  return (question.selection.price ?? []).flatMap(id => {
    const range = bands.has(id) ? undefined : rangeOf(id)
    if (range === undefined) return []
    const chosen = new Map(skus.chosen).set('price', [id])
    const count = size(narrowedBySku(catalogue.skus(), others, { ...skus, chosen }))
    return [{ id, name: rangeName(range, catalogue.currency)[language], count, selected: true }]
  })
}

function facetOf(asked: Narrowing, facet: FacetName, language: LanguageCode): Facet {
  const { catalogue, question } = asked
  const count = countsOf(asked, facet)
  const ids = question.selection[facet] ?? []
  const values = valuesOf(catalogue, question.levels, facet).map(value => ({
    id: value.id,
    name: value.name[language],
    count: count(value),
    selected: ids.includes(value.id),
    ...(value.hex === undefined ? {} : { hex: value.hex }),
  }))
  return {
    id: facet,
    name: catalogue.facetNames.get(facet)?.[language] ?? facet,
    values: [
      ...(facet === 'price' ? ownRanges(asked, language) : []),
      ...values.filter(({ count: left, selected }) => left > 0 || selected),
    ],
  }
}

/**
 * Answers a listing from the posting lists: values of one facet are alternatives, facets narrow each other, and the
 * count beside a value says how many products it would leave if it were chosen among its facet's values alone. Colour,
 * size, price and store have to be true of one and the same SKU, and a card then shows that one; in a sale it shows one that
 * is reduced.
 */
export function list(
  catalogue: Catalogue,
  question: ListingQuestion,
  language: LanguageCode,
): {
  readonly total: number
  readonly listed: readonly Listed[]
  readonly facets: readonly Facet[]
  readonly stores: readonly Facet['values'][number][]
} {
  const { base, stores } = question
  const skus = skuQuestionOf(question)
  const narrowing = narrowingOf(catalogue, question, emptyBitmap(catalogue.products.length))
  const asked: Narrowing = { catalogue, question, skus, narrowing }
  const whole = narrowed(base, narrowing)
  const bySku = (sku: SkuQuestion) => (asksForSku(sku) ? narrowedBySku(catalogue.skus(), whole, sku) : whole)
  const left = bySku(skus)
  // The stores' own counts leave the choice of a store out.
  const wherever = bySku({ ...skus, stocked: undefined })
  return {
    total: size(left),
    listed: pageOf(question, left).flatMap(position => {
      const product = catalogue.products[position]
      if (product === undefined) return []
      return {
        product,
        choice:
          question.isSale || asksForSku(skus)
            ? cardChoice(product, catalogue.skus()[position] ?? [], skus, question.isSale)
            : undefined,
      }
    }),
    facets: facetNames.map(facet => facetOf(asked, facet, language)).filter(({ values }) => values.length > 0),
    stores: stores.inventories.map(({ id, name, products }) => ({
      id,
      name,
      count: overlap(wherever, products),
      selected: stores.chosen.includes(id),
    })),
  }
}

/** Positions in the order of a sort; a search without a sort keeps the order of relevance. */
export const orderOf = (catalogue: Catalogue, sort: Sort, relevance?: readonly number[]): readonly number[] =>
  sort === 'featured' && relevance !== undefined ? relevance : catalogue.orders[sort]
