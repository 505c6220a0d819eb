import type { Refund, Refunding } from '../records.ts'
import { findPayment } from './payments.ts'
import { first, freshId } from './query.ts'

const findRefund = (sql: SqlStorage, idempotencyKey: string): Refund | undefined =>
  first<Refund>(
    sql,
    `SELECT id, idempotency_key AS idempotencyKey, payment_id AS paymentId, amount
     FROM refunds WHERE idempotency_key = ?`,
    idempotencyKey,
  )

const givenBack = (sql: SqlStorage, paymentId: string): number =>
  first<{ total: number }>(sql, 'SELECT COALESCE(SUM(amount), 0) AS total FROM refunds WHERE payment_id = ?', paymentId)
    ?.total ?? 0

/** Gives money of a captured payment back, once per key and never more than was taken. */
export function refundPayment(sql: SqlStorage, paymentId: string, idempotencyKey: string, amount: number): Refunding {
  const payment = findPayment(sql, 'id', paymentId)
  if (payment === undefined) return { outcome: 'no-payment' }
  const known = findRefund(sql, idempotencyKey)
  if (known !== undefined) {
    const same = known.paymentId === paymentId && known.amount === amount
    return same ? { outcome: 'recorded', refund: known } : { outcome: 'key-reused' }
  }
  const left = payment.amount - givenBack(sql, paymentId)
  if (payment.state !== 'captured' || amount > left) return { outcome: 'too-much' }
  const refund = { id: freshId('ref'), idempotencyKey, paymentId, amount }
  sql.exec('INSERT INTO refunds VALUES (?, ?, ?, ?, ?)', refund.id, idempotencyKey, paymentId, amount, Date.now())
  return { outcome: 'recorded', refund }
}
