import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import type { ErrorCode } from '#src/commerce/errors.ts'
import type { OrderStatus, Placing } from '#src/commerce/order-life.ts'
import { isLocale, type Locale } from '#src/language/locales.ts'

import type { Database, DatabaseRow } from '../database.ts'
import { quoteColumn } from './quote-column.ts'

export type StoredOrder = {
  readonly orderNumber: string
  readonly basketId: string
  readonly consumerId: string
  readonly st: string
  readonly placing: Placing
  readonly status: OrderStatus
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
  status: OrderStatus
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
  quote: quoteColumn.read(row.quote),
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
    quoteColumn.write(quote),
  )

/** In which language letters about an order are, and to which store they lead; nothing of orders of before this was kept. */
export function letterSettingsOf(db: Database, orderNumber: string): { locale?: Locale; origin?: string } {
  const row = db.first<{ locale: string | null; origin: string | null }>(
    'SELECT locale, origin FROM orders WHERE order_number = ?',
    orderNumber,
  )
  return {
    ...(row?.locale != null && isLocale(row.locale) && { locale: row.locale }),
    ...(row?.origin != null && { origin: row.origin }),
  }
}

/** The store the last order was placed at. */
export const latestOrigin = (db: Database): string | undefined =>
  db.first<{ origin: string }>('SELECT origin FROM orders WHERE origin IS NOT NULL ORDER BY created_at DESC LIMIT 1')
    ?.origin

export const orderNumberTaken = (db: Database, orderNumber: string): boolean =>
  db.first('SELECT 1 AS taken FROM orders WHERE order_number = ?', orderNumber) !== undefined

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

export const setStatus = (db: Database, orderNumber: string, status: OrderStatus): number =>
  db.run('UPDATE orders SET status = ? WHERE order_number = ? AND status <> ?', status, orderNumber, status)

/** Writes how an order of the past stands. */
export const setOrderState = (
  db: Database,
  orderNumber: string,
  { placing, status }: Pick<StoredOrder, 'placing' | 'status'>,
): number => db.run('UPDATE orders SET placing = ?, status = ? WHERE order_number = ?', placing, status, orderNumber)
