import type { Parcel } from '#src/commerce/calls/purchases.ts'
import type { Currency, Minor } from '#src/kit/money.ts'

import type { Database } from './database.ts'
import { findOrder, type StoredOrder } from './orders.ts'

/** What its owner sees of orders: those that were placed, also when something is still open or was cancelled. */
const placed = `(placing IN ('final', 'challenged', 'checking') OR status = 'CANCELLED')`

type Span = { readonly start: number; readonly count: number; readonly status?: string | undefined }

/** A consumer's orders, the newest first. */
export function purchasesOf(
  db: Database,
  consumerId: string,
  { start, count, status }: Span,
): { orders: StoredOrder[]; total: number } {
  const numbers = db.all<{ order_number: string }>(
    `SELECT order_number FROM orders WHERE consumer_id = ?1 AND ${placed} AND (?2 IS NULL OR status = ?2)
     ORDER BY created_at DESC, order_number`,
    consumerId,
    status ?? null,
  )
  const page = numbers.slice(start, start + count)
  return { total: numbers.length, orders: page.flatMap(({ order_number }) => findOrder(db, order_number) ?? []) }
}

const time = (at: number): string => new Date(at).toISOString()

type ParcelRow = {
  number: number
  carrier: string
  tracking_number: string
  shipped_at: number
  delivered_at: number | null
}

export const readParcels = (db: Database, orderNumber: string): Parcel[] =>
  db
    .all<ParcelRow>(
      `SELECT number, carrier, tracking_number, shipped_at, delivered_at FROM parcels
       WHERE order_number = ? ORDER BY number`,
      orderNumber,
    )
    .map(({ number, carrier, tracking_number, shipped_at, delivered_at }) => ({
      number,
      carrier,
      trackingNumber: tracking_number,
      shippedAt: time(shipped_at),
      ...(delivered_at === null ? {} : { deliveredAt: time(delivered_at) }),
    }))

export const returnOf = (db: Database, orderNumber: string): string | undefined =>
  db.first<{ return_number: string }>('SELECT return_number FROM returns WHERE order_number = ?', orderNumber)
    ?.return_number

type Returning = {
  readonly orderNumber: string
  readonly returnNumber: string
  readonly items: unknown
  readonly at: number
}

export const recordReturn = (db: Database, { orderNumber, returnNumber, items, at }: Returning): number =>
  db.run(
    'INSERT INTO returns (order_number, return_number, items, at) VALUES (?, ?, ?, ?)',
    orderNumber,
    returnNumber,
    JSON.stringify(items),
    at,
  )

export const refundOf = (db: Database, orderNumber: string): Minor | undefined =>
  db.first<{ amount: number }>('SELECT amount FROM refunds WHERE order_number = ?', orderNumber)?.amount

type Refunding = {
  readonly orderNumber: string
  readonly amount: Minor
  readonly currency: Currency
  readonly at: number
}

/** Writes into the ledger what is given back; an order is given back once. */
export const recordRefund = (db: Database, { orderNumber, amount, currency, at }: Refunding): number =>
  db.run(
    'INSERT INTO refunds (order_number, amount, currency, at) VALUES (?, ?, ?, ?)',
    orderNumber,
    amount,
    currency,
    at,
  )

/** Marks an order as cancelled while it may be (D22); 0 when it no longer is. */
export const markCancelled = (db: Database, orderNumber: string): number =>
  db.run(
    `UPDATE orders SET status = 'CANCELLED', placing = CASE placing WHEN 'final' THEN 'final' ELSE 'failed' END
     WHERE order_number = ? AND (
       (placing = 'final' AND status = 'CONFIRMED') OR (placing = 'challenged' AND status = 'CREATED')
     )`,
    orderNumber,
  )

/** Puts the pieces of a sale back where they came from: movements the other way. */
export const unsell = (db: Database, orderNumber: string, at: number): number =>
  db.run(
    `INSERT INTO stock_movements (upc, location_id, delta, reason, order_number, at)
     SELECT upc, location_id, -SUM(delta), 'sale', order_number, ?2 FROM stock_movements
     WHERE order_number = ?1 GROUP BY upc, location_id HAVING SUM(delta) <> 0`,
    orderNumber,
    at,
  )

/** Who carries parcels. */
const carrier = 'Northpost'

type Sending = {
  readonly orderNumber: string
  readonly number: number
  /** Twelve digits. */
  readonly trackingNumber: string
  readonly shippedAt: number
  readonly deliveredAt: number | null
}

export const recordParcel = (
  db: Database,
  { orderNumber, number, trackingNumber, shippedAt, deliveredAt }: Sending,
): number =>
  db.run(
    `INSERT INTO parcels (order_number, number, carrier, tracking_number, shipped_at, delivered_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
    orderNumber,
    number,
    carrier,
    trackingNumber,
    shippedAt,
    deliveredAt,
  )
