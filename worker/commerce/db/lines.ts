import { opaqueId, type Random } from '../random.ts'
import type { HandOutCode } from '../rules/shipping.ts'
import { variantWithStock, type VariantRow } from './catalogue.ts'
import { fromJson, type Database } from './database.ts'
import { freeAt } from './stock.ts'

/** A line that is fetched: on which way, and the store or collection point. */
export type Delivery = { readonly code: HandOutCode; readonly placeId: string }

/** Pieces of a SKU there are for a way of delivery: a pickup comes from its store's shelves, all else is sent. */
export const availableFor = (db: Database, { upc, available }: VariantRow, delivery: Delivery | undefined): number =>
  delivery?.code === 'pickup' ? freeAt(db, upc, delivery.placeId) : available

/** A line of a basket with its SKU's price and stock as they are now. */
export type LineRow = VariantRow & {
  id: string
  recipe_id: string
  qty: number
  /** Pieces that could be sent, wherever it comes from now. */
  sendable: number
  /** Nothing when it goes home with the others. */
  delivery?: Delivery
}

type StoredLine = VariantRow & { id: string; recipe_id: string; qty: number; delivery: string | null }

/** The lines of a basket in the order they were added; `available` counts what there is where each comes from. */
export const readLines = (db: Database, basketId: string): LineRow[] =>
  db
    .all<StoredLine>(
      `SELECT basket_items.id, basket_items.recipe_id, basket_items.qty, basket_items.delivery, skus.*
       FROM basket_items JOIN (${variantWithStock}) AS skus USING (upc)
       WHERE basket_id = ? ORDER BY basket_items.position`,
      basketId,
    )
    .map(({ delivery, ...line }) => {
      const sent = { ...line, sendable: line.available }
      if (delivery === null) return sent
      const chosen = fromJson<Delivery>(delivery)
      return { ...sent, available: availableFor(db, line, chosen), delivery: chosen }
    })

type NewLine = {
  readonly upc: string
  readonly recipeId: string
  readonly qty: number
  readonly delivery?: Delivery | undefined
}

const stored = (delivery: Delivery | undefined): string | null =>
  delivery === undefined ? null : JSON.stringify(delivery)

export function insertLine(
  { db, random }: { readonly db: Database; readonly random: Random },
  basketId: string,
  line: NewLine,
): void {
  db.run(
    `INSERT INTO basket_items (id, basket_id, position, upc, recipe_id, qty, delivery)
     VALUES (?1, ?2, (SELECT COALESCE(MAX(position), 0) + 1 FROM basket_items WHERE basket_id = ?2), ?3, ?4, ?5, ?6)`,
    opaqueId(random, 12),
    basketId,
    line.upc,
    line.recipeId,
    line.qty,
    stored(line.delivery),
  )
}

export const setLine = (db: Database, lineId: string, upc: string, qty: number): number =>
  db.run('UPDATE basket_items SET upc = ?, qty = ? WHERE id = ?', upc, qty, lineId)

export const setDelivery = (db: Database, lineId: string, delivery: Delivery | undefined): number =>
  db.run('UPDATE basket_items SET delivery = ? WHERE id = ?', stored(delivery), lineId)

export const deleteLine = (db: Database, lineId: string): number =>
  db.run('DELETE FROM basket_items WHERE id = ?', lineId)
