import { opaqueId, type Random } from '../random.ts'
import { variantWithStock, type VariantRow } from './catalogue.ts'
import type { Database } from './database.ts'

/** A line of a basket with its SKU's price and stock as they are now. */
export type LineRow = VariantRow & { id: string; recipe_id: string; qty: number }

/** The lines of a basket in the order they were added. */
export const readLines = (db: Database, basketId: string): LineRow[] =>
  db.all(
    `SELECT basket_items.id, basket_items.recipe_id, basket_items.qty, skus.*
     FROM basket_items JOIN (${variantWithStock}) AS skus USING (upc)
     WHERE basket_id = ? ORDER BY basket_items.position`,
    basketId,
  )

export function insertLine(
  { db, random }: { readonly db: Database; readonly random: Random },
  basketId: string,
  line: { readonly upc: string; readonly recipeId: string; readonly qty: number },
): void {
  db.run(
    `INSERT INTO basket_items (id, basket_id, position, upc, recipe_id, qty)
     VALUES (?1, ?2, (SELECT COALESCE(MAX(position), 0) + 1 FROM basket_items WHERE basket_id = ?2), ?3, ?4, ?5)`,
    opaqueId(random, 12),
    basketId,
    line.upc,
    line.recipeId,
    line.qty,
  )
}

export const setLine = (db: Database, lineId: string, upc: string, qty: number): number =>
  db.run('UPDATE basket_items SET upc = ?, qty = ? WHERE id = ?', upc, qty, lineId)

export const deleteLine = (db: Database, lineId: string): number =>
  db.run('DELETE FROM basket_items WHERE id = ?', lineId)
