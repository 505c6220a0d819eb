import { facetNames, type Facet, type FacetName, type Sort } from '#src/commerce/calls/product-shapes.ts'
import type { LanguageCode } from '#src/language/locales.ts'

import { emptyBitmap, has, intersection, overlap, size, union, type Bitmap } from './bitmap.ts'
import type { Catalogue, StockLevels, StoreInventory } from './catalogue.ts'
import { availabilityValue, type FacetValue } from './facets.ts'
import type { CatalogueProduct } from './product.ts'

type Selection = Readonly<Partial<Record<FacetName, readonly string[] | undefined>>>

export type ListingQuestion = {
  /** Stock as it is now. */
  readonly levels: StockLevels
  /** The products before any facet narrows the listing. */
  readonly base: Bitmap
  readonly selection: Selection
  /** Only what one of these stores has; all stores when none is named. */
  readonly stores: { readonly inventories: readonly StoreInventory[]; readonly chosen: readonly string[] }
  /** Positions, in the order they are to be shown. */
  readonly order: readonly number[]
  readonly page: number
  readonly pageSize: number
}

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

/** The products in stock at the chosen stores. The stores' own counts leave this filter out. */
const stocked = (left: Bitmap, { inventories, chosen: ids }: ListingQuestion['stores'], none: Bitmap): Bitmap =>
  ids.length === 0
    ? left
    : intersection(
        left,
        inventories.filter(({ id }) => ids.includes(id)).reduce((sum, { products }) => union(sum, products), none),
      )

/**
 * Answers a listing from the posting lists: values of one facet are alternatives, facets narrow each other, and the
 * count beside a value says how many products it would leave if it were chosen among its facet's values alone.
 */
export function list(
  catalogue: Catalogue,
  question: ListingQuestion,
  language: LanguageCode,
): {
  readonly total: number
  readonly products: readonly CatalogueProduct[]
  readonly facets: readonly Facet[]
  readonly stores: readonly Facet['values'][number][]
} {
  const { levels, stores } = question
  const none = emptyBitmap(catalogue.products.length)
  const narrowing = new Map<FacetName, Bitmap>()
  for (const facet of facetNames) {
    const ids = question.selection[facet] ?? []
    if (ids.length > 0) narrowing.set(facet, chosen(valuesOf(catalogue, levels, facet), ids, none))
  }
  const base = stocked(question.base, stores, none)
  const facetOf = (facet: FacetName): Facet => {
    const others = narrowed(base, narrowing, facet)
    const ids = question.selection[facet] ?? []
    return {
      id: facet,
      name: catalogue.facetNames.get(facet)?.[language] ?? facet,
      values: valuesOf(catalogue, levels, facet)
        .map(({ id, name, hex, products }) => ({
          id,
          name: name[language],
          count: overlap(others, products),
          selected: ids.includes(id),
          ...(hex === undefined ? {} : { hex }),
        }))
        .filter(({ count, selected }) => count > 0 || selected),
    }
  }
  const left = narrowed(base, narrowing)
  const wherever = narrowed(question.base, narrowing)
  return {
    total: size(left),
    products: pageOf(question, left).flatMap(position => catalogue.products[position] ?? []),
    facets: facetNames.map(facetOf).filter(({ values }) => values.length > 0),
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
