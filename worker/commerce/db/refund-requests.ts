import type { Minor } from '#src/kit/money.ts'

import type { Database } from './database.ts'

/** Money of a cancelled order that the provider has to give back. */
export type RefundRequest = {
  readonly idempotencyKey: string
  readonly orderNumber: string
  readonly providerId: string
  readonly amount: Minor
}

/** The key of the one refund an order can have. */
export const refundKeyOf = (orderNumber: string): string => `${orderNumber}-refund`

export const openRefund = (
  db: Database,
  { orderNumber, providerId, amount }: Omit<RefundRequest, 'idempotencyKey'>,
  at: number,
): number =>
  db.run(
    `INSERT INTO refund_requests (idempotency_key, order_number, provider_id, amount, state, opened_at)
     VALUES (?, ?, ?, ?, 'open', ?)`,
    refundKeyOf(orderNumber),
    orderNumber,
    providerId,
    amount,
    at,
  )

export const openRefunds = (db: Database): RefundRequest[] =>
  db.all(
    `SELECT idempotency_key AS idempotencyKey, order_number AS orderNumber, provider_id AS providerId, amount
     FROM refund_requests WHERE state = 'open' ORDER BY opened_at LIMIT 100`,
  )

/** `unknown`: the provider knows no such payment, and somebody of the house has to look. */
export const closeRefund = (db: Database, key: string, state: 'done' | 'unknown', at: number): number =>
  db.run(
    `UPDATE refund_requests SET state = ?, done_at = ? WHERE idempotency_key = ? AND state = 'open'`,
    state,
    at,
    key,
  )

/** Whether the provider has given an order's money back. */
export const isRefunded = (db: Database, orderNumber: string): boolean =>
  db.first(`SELECT 1 AS done FROM refund_requests WHERE order_number = ? AND state = 'done'`, orderNumber) !== undefined
