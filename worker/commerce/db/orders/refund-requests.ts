import type { Minor } from '#src/kit/money.ts'

import type { Database } from '../database.ts'

/** Money of an order that the provider has to give back. */
export type RefundRequest = {
  readonly idempotencyKey: string
  readonly orderNumber: string
  readonly providerId: string
  readonly amount: Minor
}

/** The key of one refund in the ledger. */
export const refundKeyOf = (orderNumber: string, refundId: number): string => `${orderNumber}-refund-${refundId}`

export const openRefund = (
  db: Database,
  { idempotencyKey, orderNumber, providerId, amount }: RefundRequest,
  at: number,
): number =>
  db.run(
    `INSERT INTO order_refund_requests (idempotency_key, order_number, provider_id, amount, state, opened_at)
     VALUES (?, ?, ?, ?, 'open', ?)`,
    idempotencyKey,
    orderNumber,
    providerId,
    amount,
    at,
  )

export const openRefunds = (db: Database): RefundRequest[] =>
  db.all(
    `SELECT idempotency_key AS idempotencyKey, order_number AS orderNumber, provider_id AS providerId, amount
     FROM order_refund_requests WHERE state = 'open' ORDER BY opened_at LIMIT 100`,
  )

/** `unknown`: the provider has no such payment, and the shop's staff must look into it. */
export const closeRefund = (db: Database, key: string, state: 'done' | 'unknown', at: number): number =>
  db.run(
    `UPDATE order_refund_requests SET state = ?, done_at = ? WHERE idempotency_key = ? AND state = 'open'`,
    state,
    at,
    key,
  )

/** Whether the provider has given back all that it was asked for of an order. */
export const isRefunded = (db: Database, orderNumber: string): boolean =>
  db.first(`SELECT 1 AS open FROM order_refund_requests WHERE order_number = ? AND state <> 'done'`, orderNumber) ===
  undefined
