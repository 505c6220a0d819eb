import type { OrderStatus } from '#src/commerce/order-life.ts'
import type { Currency } from '#src/kit/money.ts'

import type { Database } from '../database.ts'
import { orderSearch } from './find-orders.ts'

type PaidRow = {
  readonly orderNumber: string
  readonly status: OrderStatus
  readonly createdAt: number
  readonly currency: Currency
  readonly total: number
}

type PaidSpan = {
  readonly status?: OrderStatus | undefined
  /** The words an order is searched by. */
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
    .all<PaidRow>(
      `SELECT order_number AS orderNumber, status, created_at AS createdAt, quote ->> '$.currency' AS currency, total FROM orders WHERE ${where} ORDER BY created_at ${search ? 'DESC' : 'ASC'}, order_number LIMIT ? OFFSET ?`,
      ...values,
      count,
      start,
    )
    .map(order => ({ ...order, createdAt: new Date(order.createdAt).toISOString() }))
  return { total: total?.total ?? 0, orders }
}

/** The newest paid orders, for the page of the small warehouse. */
export const latestPaid = (db: Database) =>
  db.all<{ orderNumber: string; status: OrderStatus }>(
    `SELECT order_number AS orderNumber, status FROM orders WHERE placing = 'final'
     ORDER BY created_at DESC, order_number LIMIT 50`,
  )
