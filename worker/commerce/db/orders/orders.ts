import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import type { ErrorCode } from '#src/commerce/errors.ts'
import { placingLife, type OrderStatus, type Placing, type PlacingEvent } from '#src/commerce/order-life.ts'
import { sourcesOf } from '#src/kit/machine.ts'
import { isLocale, type Locale } from '#src/language/locales.ts'

import { jsonColumn, type Database, type DatabaseRow } from '../database.ts'
import { orderSearch } from './find-orders.ts'

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

const quoteColumn = jsonColumn<Cart>()

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

/** `placing IN (…)`: the states that an event leads on from, by the table of how placing goes. */
const from = (event: PlacingEvent): string =>
  `placing IN (${sourcesOf<Placing, PlacingEvent>(placingLife, event)
    .map(state => `'${state}'`)
    .join(', ')})`

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

/** Writes a new quote into an order that is not being placed. */
export const requote = (db: Database, orderNumber: string, quote: Cart): number =>
  db.run(
    `UPDATE orders SET total = ?, quote = ? WHERE order_number = ? AND ${from('submitted')}`,
    quote.totals.total,
    quoteColumn.write(quote),
    orderNumber,
  )

/** The language an order is placed in, and the store. */
type PlacedAt = { readonly at: number; readonly locale: Locale; readonly origin: string }

export const markPlacing = (db: Database, orderNumber: string, quote: Cart, { at, locale, origin }: PlacedAt): number =>
  db.run(
    `UPDATE orders SET placing = 'placing', refusal = NULL, quote = ?, created_at = ?, locale = ?, origin = ?
     WHERE order_number = ? AND ${from('submitted')}`,
    quoteColumn.write(quote),
    at,
    locale,
    origin,
    orderNumber,
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

export const markChecking = (db: Database, orderNumber: string): number =>
  db.run(`UPDATE orders SET placing = 'checking' WHERE order_number = ? AND ${from('answer-lost')}`, orderNumber)

/** After a restart no payment is being asked about, so interrupted orders have to be read back. */
export const checkInterrupted = (db: Database): number =>
  db.run(`UPDATE orders SET placing = 'checking' WHERE ${from('answer-lost')}`)

/** The provider waits for the payment's owner. */
export const markChallenged = (db: Database, orderNumber: string): number =>
  db.run(
    `UPDATE orders SET placing = 'challenged' WHERE order_number = ? AND ${from('challenge-required')}`,
    orderNumber,
  )

export const markFinal = (db: Database, orderNumber: string): number =>
  db.run(
    `UPDATE orders SET placing = 'final', status = 'CONFIRMED' WHERE order_number = ? AND ${from('accepted')}`,
    orderNumber,
  )

export const markFailed = (db: Database, orderNumber: string, refusal: ErrorCode): number =>
  db.run(
    `UPDATE orders SET placing = 'failed', refusal = ? WHERE order_number = ? AND ${from('refused')}`,
    refusal,
    orderNumber,
  )

export const orderNumberTaken = (db: Database, orderNumber: string): boolean =>
  db.first('SELECT 1 AS taken FROM orders WHERE order_number = ?', orderNumber) !== undefined

/** Whether a basket's order is being placed. */
export const isBeingPlaced = (db: Database, basketId: string): boolean =>
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

/** An order that waits for its payment's owner is cancelled; 0 when it no longer waits. */
export const markCancelled = (db: Database, orderNumber: string): number =>
  db.run(
    `UPDATE orders SET placing = 'failed', status = 'CANCELLED' WHERE order_number = ? AND ${from('cancelled')}`,
    orderNumber,
  )

export const setStatus = (db: Database, orderNumber: string, status: OrderStatus): number =>
  db.run('UPDATE orders SET status = ? WHERE order_number = ? AND status <> ?', status, orderNumber, status)

type PaidSpan = {
  readonly status?: OrderStatus | undefined
  /** What the order is searched by. */
  readonly search?: string | undefined
  readonly start: number
  readonly count: number
}

/** Paid orders of all consumers: the oldest first, as they have to be packed; what is searched for, the newest first. */
export function paidOrders(db: Database, { status, start, count, search: words }: PaidSpan) {
  const search = words === undefined ? undefined : orderSearch(words)
  const values = [...(status === undefined ? [] : [status]), ...(search?.values ?? [])]
  const conditions = [
    "placing = 'final'",
    ...(status === undefined ? [] : ['status = ?']),
    ...(search ? [search.sql] : []),
  ]
  const where = conditions.join(' AND ')
  const total = db.first<{ total: number }>(`SELECT COUNT(*) AS total FROM orders WHERE ${where}`, ...values)
  const orders = db
    .all<OrderRow>(
      `SELECT * FROM orders WHERE ${where} ORDER BY created_at ${search ? 'DESC' : 'ASC'}, order_number LIMIT ? OFFSET ?`,
      ...values,
      count,
      start,
    )
    .map(orderOf)
    .map(({ orderNumber, status: stands, createdAt, quote, total: sum }) => ({
      orderNumber,
      status: stands,
      createdAt: new Date(createdAt).toISOString(),
      currency: quote.currency,
      total: sum,
    }))
  return { total: total?.total ?? 0, orders }
}

/** The newest paid orders, for the page of the small warehouse. */
export const latestPaid = (db: Database) =>
  db.all<{ orderNumber: string; status: OrderStatus }>(
    `SELECT order_number AS orderNumber, status FROM orders WHERE placing = 'final'
     ORDER BY created_at DESC, order_number LIMIT 50`,
  )

/** Writes how an order of the past stands. */
export const setOrderState = (
  db: Database,
  orderNumber: string,
  { placing, status }: Pick<StoredOrder, 'placing' | 'status'>,
): number => db.run('UPDATE orders SET placing = ?, status = ? WHERE order_number = ?', placing, status, orderNumber)
