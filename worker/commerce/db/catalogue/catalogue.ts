import type { CatalogueProduct, PageFacts, Prices } from '../../catalogue/product.ts'
import type { FacetWords } from '../../catalogue/facets.ts'
import { reducedColors } from '../../catalogue/reduced-colors.ts'
import type { LocalText } from '../../local-text.ts'
import type { SeedCategory } from '../../seed/products.ts'
import { jsonColumn, type Database } from '../database.ts'
import { productCard, productPage } from './put-product.ts'
import { readRatings } from './review-counts.ts'

/** A category as its row has it, without id and parent. */
export const categoryWords = jsonColumn<Omit<SeedCategory, 'id' | 'parent'>>()

/** The name of a facet, or of one of its values. */
export const valueWords = jsonColumn<LocalText>()

export type VersionName = 'stock-levels' | 'store-stock' | 'ratings' | 'prices' | 'content' | 'places' | 'seed'

/** A counter the schema's triggers or a writer move, so that a reader knows when to read again. */
export const versionOf = (db: Database, name: VersionName): number =>
  db.first<{ number: number }>('SELECT number FROM versions WHERE name = ?', name)?.number ?? 0

export const bumpVersion = (db: Database, name: VersionName): number =>
  db.run('UPDATE versions SET number = number + 1 WHERE name = ?', name)

/**
 * The lowest price of a reduced SKU in the thirty days before its price was last changed (Directive 98/6/EC, article 6a);
 * nothing where it is not reduced, or its price never changed.
 */
const lowestBefore = `
  CASE WHEN current < original THEN (
    SELECT MIN(price) FROM price_history WHERE price_history.upc = variants.upc
      AND until > (SELECT MAX(until) FROM price_history WHERE price_history.upc = variants.upc) - 30 * 86400000
  ) END`

/** Of each product of which some colours are reduced to its lowest price and others are not: how many are. */
function readReducedColors(db: Database): ReadonlyMap<string, number> {
  const rows = db.all<{ product_id: string; colorId: string; current: number; original: number }>(
    `SELECT product_id, color_id AS colorId, current, MIN(original) AS original FROM variants
     WHERE withdrawn = 0 AND product_id IN (SELECT product_id FROM variants WHERE current < original)
     GROUP BY product_id, color_id, current`,
  )
  const products = [...Map.groupBy(rows, ({ product_id }) => product_id)]
  return new Map(
    products.flatMap(([id, prices]) => {
      const colors = reducedColors(prices)
      return colors === undefined ? [] : [[id, colors] as const]
    }),
  )
}

/**
 * All products with something to sell, in the order of `featured`. Ratings come from reviews; without any, from the
 * catalogue.
 */
export function readProducts(db: Database): CatalogueProduct[] {
  const ratings = new Map(readRatings(db).map(({ product_id, ...rating }) => [product_id, rating]))
  const reduced = readReducedColors(db)
  const rows = db.all<{ id: string; path: string; card: string; lowest: number | null } & Prices>(
    `SELECT products.id, path, card, MIN(current) AS lowCurrent, MAX(current) AS highCurrent,
       MIN(original) AS lowOriginal, MAX(original) AS highOriginal,
       MIN(${lowestBefore}) AS lowest
     FROM products JOIN variants ON variants.product_id = products.id WHERE withdrawn = 0 GROUP BY products.id`,
  )
  return rows
    .map(({ id, path, card, lowest, ...span }) => {
      const facts = productCard.read(card)
      const colors = reduced.get(id)
      const prices = {
        ...span,
        ...(lowest !== null && { lowestBefore: lowest }),
        ...(colors !== undefined && { reducedColors: colors }),
      }
      return { ...facts, rating: ratings.get(id) ?? facts.rating, id, path, prices, position: 0 }
    })
    .toSorted((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1))
    .map((product, position) => ({ ...product, position }))
}

export const readCategories = (db: Database): SeedCategory[] =>
  db
    .all<{ id: string; parent: string | null; words: string }>(
      'SELECT id, parent, words FROM categories ORDER BY position',
    )
    .map(({ id, parent, words }) => ({
      id,
      ...(parent === null ? {} : { parent }),
      ...categoryWords.read(words),
    }))

export function readFacetWords(db: Database): FacetWords {
  const facets = db.all<{ id: string; words: string }>('SELECT id, words FROM facets')
  const values = db.all<{ facet: string; id: string; position: number; words: string }>(
    'SELECT facet, id, position, words FROM facet_values',
  )
  return {
    facets: new Map(facets.map(({ id, words }) => [id, valueWords.read(words)])),
    values: new Map(
      facets.map(facet => [
        facet.id,
        new Map(
          values
            .filter(value => value.facet === facet.id)
            .map(({ id, position, words }) => [id, { position, words: valueWords.read(words) }]),
        ),
      ]),
    ),
  }
}

/** Products that are low or sold out; everything else is there. */
export const readStockLevels = (db: Database): { product_id: string; level: string }[] =>
  db.all(`SELECT product_id, level FROM product_stock WHERE level <> 'in'`)

export const readPage = (db: Database, productId: string): PageFacts | undefined => {
  const row = db.first<{ page: string }>('SELECT page FROM products WHERE id = ?', productId)
  return row && productPage.read(row.page)
}

export type VariantRow = {
  upc: string
  product_id: string
  color_id: string
  size_id: string
  current: number
  original: number
  /** The lowest it cost in the thirty days before its price was last changed; null where it is not reduced. */
  lowest_before: number | null
  max_qty: number
  gift_card: 'digital' | 'physical' | null
  /** The most a gift card of any sum may be worth, its price being the least; null for everything else. */
  most: number | null
  /** Pieces that can be sent home now. */
  available: number
}

export type SkuRow = Pick<
  VariantRow,
  'upc' | 'product_id' | 'color_id' | 'size_id' | 'current' | 'original' | 'lowest_before'
>

/** Every SKU that is sold, without its stock. */
export const readSkus = (db: Database): SkuRow[] =>
  db.all(
    `SELECT upc, product_id, color_id, size_id, current, original, ${lowestBefore} AS lowest_before FROM variants
     WHERE withdrawn = 0 ORDER BY position`,
  )

/** A SKU with its price and live stock; a query to be narrowed or joined. */
export const variantWithStock = `
  SELECT variants.upc, product_id, color_id, size_id, current, original, max_qty, gift_card, most,
    ${lowestBefore} AS lowest_before,
    COALESCE((
      SELECT SUM(on_hand - reserved) FROM stock JOIN locations ON locations.id = stock.location_id
      WHERE stock.upc = variants.upc AND locations.kind = 'warehouse'
    ), 0) AS available
  FROM variants`

/** A product's SKUs with live stock, in the order of the product's own list. */
export const readVariants = (db: Database, productId: string): VariantRow[] =>
  db.all(`${variantWithStock} WHERE product_id = ? AND withdrawn = 0 ORDER BY position`, productId)

export const readVariant = (db: Database, upc: string): VariantRow | undefined =>
  db.first(`${variantWithStock} WHERE variants.upc = ? AND withdrawn = 0`, upc)

/** Whether a SKU was sold here once: it has no price any more. */
export const isWithdrawn = (db: Database, upc: string): boolean =>
  db.first('SELECT 1 AS there FROM variants WHERE upc = ? AND withdrawn = 1', upc) !== undefined

/** The first SKU of each of some products. */
export const readFirstSkus = (db: Database, productIds: readonly string[]): { product_id: string; upc: string }[] =>
  db.all(
    `SELECT product_id, upc, MIN(position) FROM variants
     WHERE withdrawn = 0 AND product_id IN (SELECT value FROM json_each(?)) GROUP BY product_id`,
    JSON.stringify(productIds),
  )
