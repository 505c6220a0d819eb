import type { Currency } from '#src/kit/money.ts'

import { lowestPrice } from '../db/accounts/interests.ts'
import { categoryWords, readCategories, readFacetWords, valueWords } from '../db/catalogue/catalogue.ts'
import type { Database } from '../db/database.ts'
import { changingPrices } from '../db/catalogue/prices.ts'
import { moveStock, productCard, putProduct, type WordsOf } from '../db/catalogue/put-product.ts'
import type { LocalText } from '../local-text.ts'
import type { Writer } from '../mail/post.ts'
import { tellOfPriceDrop } from '../mail/news/price-drop.ts'
import type { SeedCategory } from '../seed/products.ts'
import { guestBrands, type ImportedProduct, type ImportedVariant } from './convert.ts'
import type { FeedProblem } from './feed.ts'

type ImportCounts = { readonly created: number; readonly updated: number; readonly variants: number }

export type Imported =
  | { readonly ok: true; readonly counts: ImportCounts }
  | { readonly ok: false; readonly problems: readonly FeedProblem[] }

const category: SeedCategory = {
  id: guestBrands,
  slug: {
    en: 'guest-brands',
    es: 'marcas-invitadas',
    fr: 'marques-invitees',
    de: 'gastmarken',
    it: 'marchi-ospiti',
  },
  name: { en: 'Guest brands', es: 'Marcas invitadas', fr: 'Marques invitées', de: 'Gastmarken', it: 'Marchi ospiti' },
  description: {
    en: 'Things we like by people we know.',
    es: 'Cosas que nos gustan, de gente que conocemos.',
    fr: 'Ce que nous aimons, par des gens que nous connaissons.',
    de: 'Dinge, die uns gefallen, von Menschen, die wir kennen.',
    it: 'Cose che ci piacciono, di persone che conosciamo.',
  },
}

type KnownVariant = { upc: string; color_id: string; size_id: string }

/** A SKU keeps its code for ever: a line of a later feed finds it by colour and size. */
function withKnownCodes(db: Database, product: ImportedProduct): ImportedProduct {
  const known = db.all<KnownVariant>('SELECT upc, color_id, size_id FROM variants WHERE product_id = ?', product.id)
  const before = db.first<{ card: string }>('SELECT card FROM products WHERE id = ?', product.id)
  const releasedOn = before === undefined ? product.releasedOn : productCard.read(before.card).releasedOn
  const codeOf = ({ colorId, sizeId, upc }: ImportedVariant): string =>
    known.find(one => one.color_id === colorId && one.size_id === sizeId)?.upc ?? upc
  return { ...product, releasedOn, variants: product.variants.map(variant => ({ ...variant, upc: codeOf(variant) })) }
}

/** Barcodes that belong to another product here. */
const takenCodes = (db: Database, product: ImportedProduct): FeedProblem[] =>
  product.variants.flatMap(({ upc, line }) => {
    const owner = db.first<{ product_id: string }>('SELECT product_id FROM variants WHERE upc = ?', upc)?.product_id
    return owner === undefined || owner === product.id
      ? []
      : [{ line, column: 'Variant Barcode', message: `belongs to the product ${owner}` }]
  })

const insertWords = (db: Database, facet: string, id: string, words: LocalText): number =>
  db.run(
    `INSERT INTO facet_values (facet, id, position, words)
     SELECT ?1, ?2, COALESCE(MAX(position), 0) + 1, ?3 FROM facet_values WHERE facet = ?1
     ON CONFLICT (facet, id) DO NOTHING`,
    facet,
    id,
    valueWords.write(words),
  )

function writeWords(db: Database, products: readonly ImportedProduct[]): void {
  const { id, ...words } = category
  db.run(
    `INSERT INTO categories (id, position, words) SELECT ?, COALESCE(MAX(position), 0) + 1, ? FROM categories
     WHERE true ON CONFLICT (id) DO NOTHING`,
    id,
    categoryWords.write(words),
  )
  for (const { kind, sizes } of products) {
    insertWords(db, 'type', kind.type, kind.words)
    for (const size of sizes) insertWords(db, 'size', size.id, size.name)
  }
}

/** Brings the stock of a product's SKUs to what the feed says; a SKU it no longer names has none left to sell. */
function recount(db: Database, product: ImportedProduct, locationId: string, at: number): void {
  const wanted = new Map(product.variants.map(({ upc, pieces }) => [upc, pieces]))
  const now = db.all<{ upc: string; on_hand: number; reserved: number }>(
    `SELECT upc, COALESCE(on_hand, 0) AS on_hand, COALESCE(reserved, 0) AS reserved
     FROM variants LEFT JOIN stock USING (upc) WHERE product_id = ? AND COALESCE(location_id, ?2) = ?2`,
    product.id,
    locationId,
  )
  const movements = now.map(({ upc, on_hand, reserved }) => ({
    upc,
    locationId,
    // Pieces that an order in progress holds stay until it is settled.
    delta: Math.max(wanted.get(upc) ?? 0, reserved) - on_hand,
  }))
  moveStock(db, movements, 'import', at)
}

function wordsIn(db: Database): WordsOf {
  const { values } = readFacetWords(db)
  const categories = new Map(readCategories(db).map(({ id, name }) => [id, name]))
  return (kind, id) => (kind === 'category' ? categories.get(id) : values.get(kind)?.get(id)?.words)
}

type Surroundings = Writer & { readonly currency: Currency }

/** Takes a converted feed into one site, all of it or nothing; what was imported before is renewed, never doubled. */
export function applyImport(writer: Surroundings, feed: readonly ImportedProduct[]): Imported {
  const { db, now, currency } = writer
  return db.transact(() => {
    const products = feed.map(product => withKnownCodes(db, product))
    const problems = products.flatMap(product => takenCodes(db, product))
    if (problems.length > 0) return { ok: false, problems }
    const warehouse = db.first<{ id: string }>(
      `SELECT id FROM locations WHERE kind = 'warehouse' ORDER BY position LIMIT 1`,
    )
    if (warehouse === undefined) throw new Error('This site has no warehouse; add one to the seed’s locations.')
    const before = db.first<{ count: number }>('SELECT COUNT(*) AS count FROM products')?.count ?? 0
    writeWords(db, products)
    const wordsOf = wordsIn(db)
    const known = (id: string): boolean => wordsOf('category', id) !== undefined
    for (const product of products) {
      const [first, ...others] = product.categoryIds
      const cost = lowestPrice(db, product.id)
      const put = { ...product, categoryIds: [first, ...others.filter(known)] } as const
      changingPrices(db, product.id, now(), () => putProduct(db, put, { currency, wordsOf, handle: product.handle }))
      recount(db, product, warehouse.id, now())
      const costs = lowestPrice(db, product.id)
      if (cost !== undefined && costs !== undefined && costs < cost)
        tellOfPriceDrop(writer, { productId: product.id, before: cost, now: costs })
    }
    const after = db.first<{ count: number }>('SELECT COUNT(*) AS count FROM products')?.count ?? 0
    const created = after - before
    const variants = products.reduce((sum, product) => sum + product.variants.length, 0)
    return { ok: true, counts: { created, updated: products.length - created, variants } }
  })
}
