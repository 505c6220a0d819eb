import type { FulfilmentState, FulfilmentMethod } from '#src/commerce/order-life.ts'

import type { Database, DatabaseRow } from '../database.ts'

export type FulfilmentLine = {
  readonly itemId: string
  readonly upc: string
  readonly qty: number
  /** How many of them will not come. */
  readonly cancelled: number
}

/** The part of an order that one place packs and hands over together. */
export type Fulfilment = {
  readonly orderNumber: string
  /** Counts those of an order, from 1. */
  readonly number: number
  readonly way: FulfilmentMethod
  readonly shipmentId: string
  readonly locationId?: string
  readonly state: FulfilmentState
  readonly movedAt: number
  readonly lines: readonly FulfilmentLine[]
}

export type NewFulfilment = Pick<Fulfilment, 'orderNumber' | 'number' | 'way' | 'shipmentId' | 'state' | 'movedAt'> & {
  readonly locationId?: string | undefined
  readonly lines: readonly Omit<FulfilmentLine, 'cancelled'>[]
  /** When the small warehouse comes to it. */
  readonly nextAt?: number | undefined
}

export function insertFulfilment(db: Database, given: NewFulfilment): void {
  const { orderNumber, number, way, shipmentId, locationId, state, movedAt, nextAt, lines } = given
  db.run(
    `INSERT INTO fulfilments (order_number, number, way, shipment_id, location_id, state, moved_at, next_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    orderNumber,
    number,
    way,
    shipmentId,
    locationId ?? null,
    state,
    movedAt,
    nextAt ?? null,
  )
  for (const { itemId, upc, qty } of lines)
    db.run(
      'INSERT INTO fulfilment_lines (order_number, number, item_id, upc, qty, cancelled) VALUES (?, ?, ?, ?, ?, ?)',
      orderNumber,
      number,
      itemId,
      upc,
      qty,
      state === 'cancelled' ? qty : 0,
    )
}

type FulfilmentRow = DatabaseRow & {
  order_number: string
  number: number
  way: FulfilmentMethod
  shipment_id: string
  location_id: string | null
  state: FulfilmentState
  moved_at: number
}

const linesOf = (db: Database, orderNumber: string) =>
  db.all<DatabaseRow & FulfilmentLine & { number: number }>(
    `SELECT number, item_id AS itemId, upc, qty, cancelled FROM fulfilment_lines WHERE order_number = ?
     ORDER BY number, item_id`,
    orderNumber,
  )

/** The fulfilments of an order, by their numbers. */
export function fulfilmentsOf(db: Database, orderNumber: string): Fulfilment[] {
  const lines = linesOf(db, orderNumber)
  return db
    .all<FulfilmentRow>('SELECT * FROM fulfilments WHERE order_number = ? ORDER BY number', orderNumber)
    .map(({ number, way, shipment_id, location_id, state, moved_at }) => ({
      orderNumber,
      number,
      way,
      shipmentId: shipment_id,
      ...(location_id === null ? {} : { locationId: location_id }),
      state,
      movedAt: moved_at,
      lines: lines
        .filter(line => line.number === number)
        .map(({ itemId, upc, qty, cancelled }) => ({ itemId, upc, qty, cancelled })),
    }))
}

type Step = {
  readonly from: FulfilmentState
  readonly to: FulfilmentState
  readonly at: number
  readonly nextAt: number | undefined
}

/** Moves a fulfilment one state on; 0 when it is no longer where it was. */
export const markFulfilment = (
  db: Database,
  { orderNumber, number }: Pick<Fulfilment, 'orderNumber' | 'number'>,
  { from, to, at, nextAt }: Step,
): number =>
  db.run(
    `UPDATE fulfilments SET state = ?, moved_at = ?, next_at = ? WHERE order_number = ? AND number = ? AND state = ?`,
    to,
    at,
    nextAt ?? null,
    orderNumber,
    number,
    from,
  )

type Pieces = Pick<Fulfilment, 'orderNumber' | 'number'> & { readonly itemId: string; readonly qty: number }

/** Takes pieces out; the schema refuses more than there are. */
export const cancelLine = (db: Database, { orderNumber, number, itemId, qty }: Pieces): number =>
  db.run(
    'UPDATE fulfilment_lines SET cancelled = cancelled + ? WHERE order_number = ? AND number = ? AND item_id = ?',
    qty,
    orderNumber,
    number,
    itemId,
  )

/** Where the pieces of an order were taken from, those that were put back not counted. */
export const soldFrom = (db: Database, orderNumber: string) =>
  db.all<{ upc: string; locationId: string; qty: number }>(
    `SELECT upc, location_id AS locationId, -SUM(delta) AS qty FROM stock_movements
     WHERE order_number = ? GROUP BY upc, location_id HAVING SUM(delta) < 0 ORDER BY MIN(id)`,
    orderNumber,
  )

/** Puts pieces of an order back where they came from: a movement the other way. */
export const putBack = (
  db: Database,
  { orderNumber, upc, locationId, qty }: { orderNumber: string; upc: string; locationId: string; qty: number },
  at: number,
): number =>
  db.run(
    `INSERT INTO stock_movements (upc, location_id, delta, reason, order_number, at) VALUES (?, ?, ?, 'sale', ?, ?)`,
    upc,
    locationId,
    qty,
    orderNumber,
    at,
  )

/** Which fulfilments the small warehouse has to come to by a moment, the earliest first. */
export const dueFulfilments = (db: Database, at: number) =>
  db.all<{ orderNumber: string; number: number; nextAt: number }>(
    `SELECT order_number AS orderNumber, number, next_at AS nextAt FROM fulfilments
     WHERE next_at <= ? ORDER BY next_at LIMIT 100`,
    at,
  )

/** When the small warehouse has something to do next. */
export const nextDue = (db: Database): number | undefined =>
  db.first<{ at: number | null }>(
    `SELECT MIN(at) AS at FROM (SELECT MIN(next_at) AS at FROM fulfilments WHERE next_at IS NOT NULL
       UNION ALL SELECT MIN(next_at) FROM order_returns WHERE next_at IS NOT NULL)`,
  )?.at ?? undefined

/** Paid orders of before there were fulfilments. */
export const unplannedOrders = (db: Database): string[] =>
  db
    .all<{ order_number: string }>(
      `SELECT order_number FROM orders WHERE placing = 'final'
       AND NOT EXISTS (SELECT 1 FROM fulfilments WHERE fulfilments.order_number = orders.order_number)`,
    )
    .map(({ order_number }) => order_number)
