import type { FacetName, Sort } from '#src/commerce/calls/catalogue/listing-shapes.ts'
import type { Currency } from '#src/kit/money.ts'

import {
  readCategories,
  readFacetWords,
  readProducts,
  readSkus,
  readStockLevels,
  versionOf,
} from '../db/catalogue/catalogue.ts'
import type { Database } from '../db/database.ts'
import { readStoreProducts, readStores } from '../db/catalogue/places.ts'
import { watched } from '../db/catalogue/watched.ts'
import type { LocalText } from '../local-text.ts'
import { add, emptyBitmap, fullBitmap, without, type Bitmap } from './bitmap.ts'
import { indexCategories, type Categories } from './categories.ts'
import { buildFacets, type FacetValue } from './facets.ts'
import type { PictureOf } from './picture.ts'
import type { CatalogueProduct } from './product.ts'
import { skusByPosition, type Sku } from './skus.ts'

/** Which products have few pieces or none left to send home, as of the last change a shopper could notice. */
export type StockLevels = {
  readonly available: Bitmap
  readonly low: Bitmap
}

/** A store's stock. */
export type StoreInventory = { readonly id: string; readonly name: string; readonly products: Bitmap }

/** The catalogue in memory: everything a listing needs, indexed once each time the object wakes. */
export type Catalogue = {
  readonly currency: Currency
  readonly pictureOf: PictureOf
  /** In the order of `featured`. */
  readonly products: readonly CatalogueProduct[]
  /** Where nothing is asked for: all but the gift cards, which have a shelf of their own. */
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
  /** The SKUs of each product by its position, read when a listing is first narrowed by them. */
  readonly skus: () => readonly (readonly Sku[])[]
  /** Live as well, by name of the store. */
  readonly stores: () => readonly StoreInventory[]
  /** False once a rating or a price has changed: the orders and facets made from it are then to be made again. */
  readonly isCurrent: () => boolean
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

function giftCardsAmong(products: readonly CatalogueProduct[]): Bitmap {
  const found = emptyBitmap(products.length)
  for (const { giftCard, position } of products) if (giftCard !== undefined) add(found, position)
  return found
}

function readLevels(db: Database, find: Catalogue['find'], all: Bitmap, count: number): StockLevels {
  const out = emptyBitmap(count)
  const low = emptyBitmap(count)
  for (const { product_id, level } of readStockLevels(db)) {
    const product = find(product_id)
    if (product !== undefined) add(level === 'out' ? out : low, product.position)
  }
  return { available: without(all, out), low }
}

function readStoreInventories(db: Database, find: Catalogue['find'], count: number): StoreInventory[] {
  const inventories = new Map(readStores(db).map(({ id, name }) => [id, { id, name, products: emptyBitmap(count) }]))
  for (const { location_id, product_id } of readStoreProducts(db)) {
    const product = find(product_id)
    const inventory = inventories.get(location_id)
    if (product !== undefined && inventory !== undefined) add(inventory.products, product.position)
  }
  return [...inventories.values()]
}

/** Loads and indexes the catalogue. */
export function loadCatalogue(db: Database, currency: Currency, pictureOf: PictureOf): Catalogue {
  const products = readProducts(db)
  const words = readFacetWords(db)
  const byName = new Map(
    products.flatMap(product => [
      [product.id.toLowerCase(), product],
      [product.path, product],
    ]),
  )
  const find = (idOrPath: string) => byName.get(idOrPath.toLowerCase())
  const all = fullBitmap(products.length)
  const everything = without(all, giftCardsAmong(products))
  const categories = indexCategories(readCategories(db), products)
  const facets = buildFacets(products, words, currency)
  const [ratings, prices] = [versionOf(db, 'ratings'), versionOf(db, 'prices')]
  let skus: readonly (readonly Sku[])[] | undefined
  return {
    currency,
    pictureOf,
    products,
    everything,
    find,
    categories,
    facetNames: words.facets,
    facets,
    orders: ordersOf(products),
    levels: watched(db, 'stock-levels', () => readLevels(db, find, all, products.length)),
    skus: () => (skus ??= skusByPosition(readSkus(db), products, find)),
    stores: watched(db, 'store-stock', () => readStoreInventories(db, find, products.length)),
    isCurrent: () => versionOf(db, 'ratings') === ratings && versionOf(db, 'prices') === prices,
  }
}
