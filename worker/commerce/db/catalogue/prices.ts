import type { Minor } from '#src/kit/money.ts'

import type { Database } from '../database.ts'
import { bumpVersion } from './catalogue.ts'

/** What SKUs cost now and cost before, in minor units. */
export type SkuPrice = { readonly current: Minor; readonly original: Minor }

/** SKUs of a product that cost the same. */
export type PriceGroup = SkuPrice & { readonly skus: readonly { readonly colorId: string; readonly sizeId: string }[] }

/** A product's prices, the lowest first. */
export function readPrices(db: Database, productId: string): PriceGroup[] {
  const rows = db.all<{ current: number; original: number; color_id: string; size_id: string }>(
    `SELECT current, original, color_id, size_id FROM variants WHERE product_id = ? AND withdrawn = 0
     ORDER BY current, original, position`,
    productId,
  )
  const groups = new Map<string, PriceGroup>()
  for (const { current, original, color_id: colorId, size_id: sizeId } of rows) {
    const known = groups.get(`${current} ${original}`)?.skus ?? []
    groups.set(`${current} ${original}`, { current, original, skus: [...known, { colorId, sizeId }] })
  }
  return [...groups.values()]
}

/** All SKUs of a product that have one price get another; says how many there were. */
export function changePrice(db: Database, productId: string, before: SkuPrice, after: SkuPrice): number {
  const { count = 0 } =
    db.first<{ count: number }>(
      'SELECT COUNT(*) AS count FROM variants WHERE product_id = ? AND withdrawn = 0 AND current = ? AND original = ?',
      productId,
      before.current,
      before.original,
    ) ?? {}
  if (count === 0) return 0
  db.run(
    `UPDATE variants SET current = ?, original = ?
     WHERE product_id = ? AND withdrawn = 0 AND current = ? AND original = ?`,
    after.current,
    after.original,
    productId,
    before.current,
    before.original,
  )
  bumpVersion(db, 'prices')
  return count
}

/** Runs what may change prices of a product, and keeps what each of its SKUs cost until then (`at`). */
export function changingPrices<Value>(db: Database, productId: string, at: number, change: () => Value): Value {
  const before = db.all<{ upc: string; current: number }>(
    'SELECT upc, current FROM variants WHERE product_id = ? AND withdrawn = 0',
    productId,
  )
  const value = change()
  db.run(
    `INSERT INTO price_history (upc, price, until)
     SELECT upc, before.value ->> 'current', ?1 FROM json_each(?2) AS before
     JOIN variants ON upc = before.value ->> 'upc' WHERE current <> before.value ->> 'current'`,
    at,
    JSON.stringify(before),
  )
  return value
}

/** What is reduced when a shop opens cost its full price until then. */
export const openPriceHistory = (db: Database, at: number) =>
  db.run(
    'INSERT INTO price_history (upc, price, until) SELECT upc, original, ? FROM variants WHERE current < original',
    at,
  )
