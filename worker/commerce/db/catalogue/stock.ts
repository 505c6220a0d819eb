import type { Database } from '../database.ts'

type Held = { location_id: string; free: number }

/** Warehouses that have free pieces of a SKU, in the order they are emptied. */
const freePieces = (db: Database, upc: string): Held[] =>
  db.all<Held>(
    `SELECT location_id, on_hand - reserved AS free FROM stock JOIN locations ON locations.id = location_id
     WHERE upc = ? AND kind = 'warehouse' AND on_hand > reserved ORDER BY locations.position`,
    upc,
  )

/** Why nothing can be sent (D17): INV407 never delivered to us, INV406 others are just buying all of it, INV405 sold out. */
export function whyUnsendable(db: Database, upc: string): 'INV405' | 'INV406' | 'INV407' {
  const pieces = db.all<{ on_hand: number }>(
    `SELECT on_hand FROM stock JOIN locations ON locations.id = location_id WHERE upc = ? AND kind = 'warehouse'`,
    upc,
  )
  if (pieces.length === 0) return 'INV407'
  return pieces.some(({ on_hand }) => on_hand > 0) ? 'INV406' : 'INV405'
}

/** Why nothing can be fetched from a shelf (D17): INV701 the store does not carry it, INV700 it is sold out there. */
export const whyUnfetchable = (db: Database, upc: string, storeId: string): 'INV700' | 'INV701' =>
  db.first('SELECT 1 AS there FROM stock WHERE upc = ? AND location_id = ?', upc, storeId) === undefined
    ? 'INV701'
    : 'INV700'

/** Free pieces of a SKU at one place. */
export const freeAt = (db: Database, upc: string, locationId: string): number =>
  db.first<{ free: number }>(
    'SELECT on_hand - reserved AS free FROM stock WHERE upc = ? AND location_id = ?',
    upc,
    locationId,
  )?.free ?? 0

type Wanted = {
  readonly upc: string
  readonly qty: number
  /** The store they are fetched from; the warehouses when nothing is said. */
  readonly storeId?: string | undefined
}

/**
 * Reserves pieces for an order, from a store or from as many warehouses as it takes; false (and nothing held) when
 * there are too few.
 */
export function reserve(db: Database, orderNumber: string, { upc, qty, storeId }: Wanted): boolean {
  const places =
    storeId === undefined ? freePieces(db, upc) : [{ location_id: storeId, free: freeAt(db, upc, storeId) }]
  if (places.reduce((sum, { free }) => sum + free, 0) < qty) return false
  let left = qty
  for (const { location_id, free } of places) {
    const taken = Math.min(left, free)
    if (taken === 0) break
    db.run(
      `INSERT INTO reservations (order_number, upc, location_id, qty) VALUES (?, ?, ?, ?)`,
      orderNumber,
      upc,
      location_id,
      taken,
    )
    left -= taken
  }
  return true
}

/** Gives back what an order had reserved. */
export const release = (db: Database, orderNumber: string): number =>
  db.run('DELETE FROM reservations WHERE order_number = ?', orderNumber)

/** Turns an order's reservations into sales: the pieces leave the place they were held at. */
export function sell(db: Database, orderNumber: string, at: number): void {
  const held = db.all<{ upc: string; location_id: string; qty: number }>(
    'SELECT upc, location_id, qty FROM reservations WHERE order_number = ?',
    orderNumber,
  )
  release(db, orderNumber)
  for (const { upc, location_id, qty } of held)
    db.run(
      `INSERT INTO stock_movements (upc, location_id, delta, reason, order_number, at) VALUES (?, ?, ?, 'sale', ?, ?)`,
      upc,
      location_id,
      -qty,
      orderNumber,
      at,
    )
}
