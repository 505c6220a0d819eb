import type { FacetName, Sort } from '#src/commerce/calls/products.ts'
import type { Currency } from '#src/kit/money.ts'

import { readCategories, readFacetWords, readProducts, readStockLevels, versionOf } from '../db/catalogue.ts'
import type { Database } from '../db/database.ts'
import type { LocalText } from '../seed/shape.ts'
import { add, emptyBitmap, fullBitmap, without, type Bitmap } from './bitmap.ts'
import { indexCategories, type Categories } from './categories.ts'
import { buildFacets, type FacetValue } from './facets.ts'
import type { CatalogueProduct } from './product.ts'

/** Which products have few pieces or none left to send home, as of the last change a shopper could notice. */
export type StockLevels = {
  readonly available: Bitmap
  readonly low: Bitmap
}

/** The catalogue in memory: everything a listing needs, indexed once each time the object wakes. */
export type Catalogue = {
  readonly currency: Currency
  /** In the order of `featured`. */
  readonly products: readonly CatalogueProduct[]
  readonly everything: Bitmap
  /** By id or by path (`{slug}-{id}`), in any case. */
  readonly find: (idOrPath: string) => CatalogueProduct | undefined
  readonly categories: Categories
  readonly facetNames: ReadonlyMap<string, LocalText>
  readonly facets: ReadonlyMap<FacetName, readonly FacetValue[]>
  /** Positions in the order of each sort. */
  readonly orders: Readonly<Record<Sort, readonly number[]>>
  /** Live: read again whenever the database says that a level changed. */
  readonly levels: () => StockLevels
}

function ordersOf(products: readonly CatalogueProduct[]): Record<Sort, readonly number[]> {
  const sorted = (compare: (a: CatalogueProduct, b: CatalogueProduct) => number): number[] =>
    products.toSorted((a, b) => compare(a, b) || a.position - b.position).map(({ position }) => position)
  return {
    featured: products.map(({ position }) => position),
    newest: sorted((a, b) => b.releasedOn.localeCompare(a.releasedOn)),
    'price-asc': sorted((a, b) => a.prices.lowCurrent - b.prices.lowCurrent),
    'price-desc': sorted((a, b) => b.prices.lowCurrent - a.prices.lowCurrent),
    rating: sorted((a, b) => b.rating.score - a.rating.score || b.rating.reviewsCount - a.rating.reviewsCount),
  }
}

/** Reads the levels when their version moved since the last reading. */
function watchLevels(db: Database, found: Catalogue['find'], everything: Bitmap, count: number): () => StockLevels {
  let seen: { readonly version: number; readonly levels: StockLevels } | undefined
  return () => {
    const version = versionOf(db, 'stock-levels')
    if (seen?.version === version) return seen.levels
    const out = emptyBitmap(count)
    const low = emptyBitmap(count)
    for (const { product_id, level } of readStockLevels(db)) {
      const product = found(product_id)
      if (product !== undefined) add(level === 'out' ? out : low, product.position)
    }
    seen = { version, levels: { available: without(everything, out), low } }
    return seen.levels
  }
}

/** Loads and indexes the catalogue. */
export function loadCatalogue(db: Database, currency: Currency): Catalogue {
  const products = readProducts(db)
  const words = readFacetWords(db)
  const byName = new Map(
    products.flatMap(product => [
      [product.id.toLowerCase(), product],
      [product.path, product],
    ]),
  )
  const find = (idOrPath: string) => byName.get(idOrPath.toLowerCase())
  const everything = fullBitmap(products.length)
  return {
    currency,
    products,
    everything,
    find,
    categories: indexCategories(readCategories(db), products),
    facetNames: words.facets,
    facets: buildFacets(products, words, currency),
    orders: ordersOf(products),
    levels: watchLevels(db, find, everything, products.length),
  }
}
