import type { Cart } from '#src/commerce/calls/cart-shapes.ts'
import type { Order, Placing } from '#src/commerce/calls/orders.ts'
import type { ErrorCode } from '#src/commerce/errors.ts'

import { fromJson, type Database, type DatabaseRow } from './database.ts'

export type StoredOrder = {
  readonly orderNumber: string
  readonly basketId: string
  readonly consumerId: string
  readonly st: string
  readonly placing: Placing
  readonly status: Order['status']
  readonly createdAt: number
  readonly total: number
  /** The cart as it was quoted. */
  readonly quote: Cart
  /** Why the last attempt was refused. */
  readonly refusal?: ErrorCode
}

type OrderRow = DatabaseRow & {
  order_number: string
  basket_id: string
  consumer_id: string
  st: string
  placing: Placing
  status: Order['status']
  created_at: number
  total: number
  quote: string
  refusal: ErrorCode | null
}

const orderOf = (row: OrderRow): StoredOrder => ({
  orderNumber: row.order_number,
  basketId: row.basket_id,
  consumerId: row.consumer_id,
  st: row.st,
  placing: row.placing,
  status: row.status,
  createdAt: row.created_at,
  total: row.total,
  quote: fromJson<Cart>(row.quote),
  ...(row.refusal === null ? {} : { refusal: row.refusal }),
})

/** The order of a consumer's own basket. */
export function findOrderOfBasket(db: Database, basketId: string, consumerId: string): StoredOrder | undefined {
  const row = db.first<OrderRow>('SELECT * FROM orders WHERE basket_id = ? AND consumer_id = ?', basketId, consumerId)
  return row && orderOf(row)
}

export function findOrder(db: Database, orderNumber: string): StoredOrder | undefined {
  const row = db.first<OrderRow>('SELECT * FROM orders WHERE order_number = ?', orderNumber)
  return row && orderOf(row)
}

type Draft = Pick<StoredOrder, 'orderNumber' | 'basketId' | 'consumerId' | 'st' | 'createdAt' | 'quote'>

/** Keeps a number for an order to come. */
export const insertDraft = (db: Database, { orderNumber, basketId, consumerId, st, createdAt, quote }: Draft): number =>
  db.run(
    `INSERT INTO orders (order_number, basket_id, consumer_id, st, placing, status, created_at, total, quote)
     VALUES (?, ?, ?, ?, 'draft', 'CREATED', ?, ?, ?)`,
    orderNumber,
    basketId,
    consumerId,
    st,
    createdAt,
    quote.totals.total,
    JSON.stringify(quote),
  )

/** Writes a new quote into an order nobody is placing. */
export const requote = (db: Database, orderNumber: string, quote: Cart): number =>
  db.run(
    `UPDATE orders SET total = ?, quote = ? WHERE order_number = ? AND placing IN ('draft', 'failed')`,
    quote.totals.total,
    JSON.stringify(quote),
    orderNumber,
  )

export const markPlacing = (db: Database, orderNumber: string, quote: Cart, at: number): number =>
  db.run(
    `UPDATE orders SET placing = 'placing', refusal = NULL, quote = ?, created_at = ?
     WHERE order_number = ? AND placing IN ('draft', 'failed')`,
    JSON.stringify(quote),
    at,
    orderNumber,
  )

export const markChecking = (db: Database, orderNumber: string): number =>
  db.run(`UPDATE orders SET placing = 'checking' WHERE order_number = ? AND placing = 'placing'`, orderNumber)

/** A shop that has just woken is asking nobody: what was being placed has to be read back. */
export const checkInterrupted = (db: Database): number =>
  db.run(`UPDATE orders SET placing = 'checking' WHERE placing = 'placing'`)

/** The provider waits for the payment's owner. */
export const markChallenged = (db: Database, orderNumber: string): number =>
  db.run(
    `UPDATE orders SET placing = 'challenged' WHERE order_number = ? AND placing IN ('placing', 'checking')`,
    orderNumber,
  )

export const markFinal = (db: Database, orderNumber: string): number =>
  db.run(
    `UPDATE orders SET placing = 'final', status = 'CONFIRMED'
     WHERE order_number = ? AND placing IN ('placing', 'challenged', 'checking')`,
    orderNumber,
  )

export const markFailed = (db: Database, orderNumber: string, refusal: ErrorCode): number =>
  db.run(
    `UPDATE orders SET placing = 'failed', refusal = ?
     WHERE order_number = ? AND placing IN ('placing', 'challenged', 'checking')`,
    refusal,
    orderNumber,
  )

export const orderNumberTaken = (db: Database, orderNumber: string): boolean =>
  db.first('SELECT 1 AS taken FROM orders WHERE order_number = ?', orderNumber) !== undefined

/** Whether a basket's order is being placed. */
export const isUnderWay = (db: Database, basketId: string): boolean =>
  db.first(
    `SELECT 1 AS under_way FROM orders WHERE basket_id = ? AND placing IN ('placing', 'challenged', 'checking')`,
    basketId,
  ) !== undefined

/** Gives a guest's order to an account, when the guest shows its token. */
export const giveOrder = (
  db: Database,
  { orderNumber, st }: Pick<StoredOrder, 'orderNumber' | 'st'>,
  from: string,
  to: string,
): number =>
  db.run(
    'UPDATE orders SET consumer_id = ? WHERE order_number = ? AND st = ? AND consumer_id = ?',
    to,
    orderNumber,
    st,
    from,
  )

/** Writes how an order of the past stands. */
export const setOrderState = (
  db: Database,
  orderNumber: string,
  { placing, status }: Pick<StoredOrder, 'placing' | 'status'>,
): number => db.run('UPDATE orders SET placing = ?, status = ? WHERE order_number = ?', placing, status, orderNumber)
