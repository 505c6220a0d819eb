import { languages, type LanguageCode } from '#src/language/locales.ts'
import type { Currency } from '#src/kit/money.ts'

import type { PageFacts, ProductFacts } from '../../catalogue/product.ts'
import type { LocalText } from '../../local-text.ts'
import type { SeedProduct } from '../../seed/products.ts'
import { jsonColumn, type Database } from '../database.ts'

/** Words by which a product is found beside its own: those of its facet values, families of colour and categories. */
export type WordsOf = (
  kind: 'type' | 'activity' | 'feature' | 'color' | 'category',
  id: string,
) => LocalText | undefined

/** A product's facts for listings; those of all products are in memory. */
export const productCard = jsonColumn<ProductFacts>()

/** The further facts for a product's own page. */
export const productPage = jsonColumn<PageFacts>()

const cardOf = (product: SeedProduct): ProductFacts => {
  const { name, summary, template, model, categoryIds, facets, rating, releasedOn, rank, colors, sizes } = product
  return {
    name,
    summary,
    template,
    model,
    categoryIds,
    facets,
    rating,
    releasedOn,
    rank,
    colors,
    sizes,
    ...(product.badge === undefined ? {} : { badge: product.badge }),
    ...(product.giftCard === undefined ? {} : { giftCard: product.giftCard }),
  }
}

const pageOf = ({ description, features, facts, materials, care, layers, worn }: SeedProduct): PageFacts => ({
  description,
  features,
  facts,
  materials,
  care,
  ...(layers && { layers }),
  ...(worn && { worn }),
})

const pathOf = ({ slug, id }: Pick<SeedProduct, 'slug' | 'id'>): string => `${slug}-${id}`.toLowerCase()

function searchText(product: SeedProduct, wordsOf: WordsOf, language: LanguageCode): string {
  const { facets, categoryIds, colors, summary, materials } = product
  const texts = [
    summary,
    ...(['type', 'activity', 'feature'] as const).flatMap(facet => facets[facet].map(id => wordsOf(facet, id))),
    ...categoryIds.map(id => wordsOf('category', id)),
    ...colors.flatMap(({ name, family }) => [name, wordsOf('color', family)]),
    ...materials,
  ]
  return texts.flatMap(text => text?.[language] ?? []).join(' ')
}

function indexWords(db: Database, product: SeedProduct, wordsOf: WordsOf): void {
  const columns = languages.flatMap(language => [`name_${language}`, `text_${language}`])
  const values = languages.flatMap(language => [product.name[language], searchText(product, wordsOf, language)])
  db.run('DELETE FROM product_words WHERE product_id = ?', product.id)
  db.run(
    `INSERT INTO product_words (product_id, ${columns.join(', ')}) VALUES (?${', ?'.repeat(columns.length)})`,
    product.id,
    ...values,
  )
}

/** Puts a product and its SKUs into the catalogue, or renews what is there; stock is moved separately. */
export function putProduct(
  db: Database,
  product: SeedProduct,
  { currency, wordsOf, handle }: { readonly currency: Currency; readonly wordsOf: WordsOf; readonly handle?: string },
): void {
  db.run(
    `INSERT INTO products (id, path, card, page, handle) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET path = excluded.path, card = excluded.card, page = excluded.page`,
    product.id,
    pathOf(product),
    productCard.write(cardOf(product)),
    productPage.write(pageOf(product)),
    handle ?? null,
  )
  const variants = product.variants.map(({ upc, colorId, sizeId, prices, maxQty, most, withdrawn }) => ({
    upc,
    colorId,
    sizeId,
    maxQty,
    most: most ?? null,
    withdrawn: Number(withdrawn ?? false),
    ...prices[currency],
  }))
  db.run(
    `INSERT INTO variants (upc, product_id, position, color_id, size_id, current, original, max_qty, gift_card, withdrawn, most)
     SELECT value ->> 'upc', ?1, key, value ->> 'colorId', value ->> 'sizeId', value ->> 'current',
       value ->> 'original', value ->> 'maxQty', ?3, value ->> 'withdrawn',
       value ->> 'most'
     FROM json_each(?2) WHERE true
     ON CONFLICT (upc) DO UPDATE SET position = excluded.position, current = excluded.current,
       original = excluded.original, max_qty = excluded.max_qty, withdrawn = excluded.withdrawn,
       most = excluded.most`,
    product.id,
    JSON.stringify(variants),
    product.giftCard ?? null,
  )
  db.run(
    `UPDATE variants SET withdrawn = 1 WHERE product_id = ? AND upc NOT IN (SELECT value ->> 'upc' FROM json_each(?))`,
    product.id,
    JSON.stringify(variants),
  )
  db.run('INSERT OR IGNORE INTO product_stock (product_id, available) VALUES (?, 0)', product.id)
  indexWords(db, product, wordsOf)
}

type Movement = { readonly upc: string; readonly locationId: string; readonly delta: number }

/**
 * Moves stock between locations through the ledger, the only way stock changes. A location without movements gets a row
 * with none in stock.
 */
export function moveStock(
  db: Database,
  movements: readonly Movement[],
  reason: 'opening' | 'import',
  at: number,
): void {
  db.run(
    `INSERT OR IGNORE INTO stock (upc, location_id)
     SELECT value ->> 'upc', value ->> 'locationId' FROM json_each(?)`,
    JSON.stringify(movements.filter(({ delta }) => delta === 0)),
  )
  db.run(
    `INSERT INTO stock_movements (upc, location_id, delta, reason, at)
     SELECT value ->> 'upc', value ->> 'locationId', value ->> 'delta', ?1, ?2 FROM json_each(?3)`,
    reason,
    at,
    JSON.stringify(movements.filter(({ delta }) => delta !== 0)),
  )
}
