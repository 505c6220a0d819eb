import { paymentOf, type Charge, type Payment, type PaymentRow } from '../records.ts'
import { first, freshId, written } from './query.ts'

export const findPayment = (sql: SqlStorage, column: 'id' | 'idempotency_key', value: string): PaymentRow | undefined =>
  first<PaymentRow>(sql, `SELECT * FROM payments WHERE ${column} = ?`, value)

/** A decision: the reason of a refusal, or the bank's values (EMV 3-D Secure 2.2). */
type Decision = { readonly reason: string | undefined; readonly threeDS: Readonly<Record<string, string>> }

/** Writes a decided payment down. */
export const recordPayment = (
  sql: SqlStorage,
  { idempotencyKey, reference, instrumentId, amount, currency }: Charge,
  { reason, threeDS }: Decision,
): Payment =>
  paymentOf(
    written<PaymentRow>(
      sql,
      `INSERT INTO payments
         (id, idempotency_key, reference, instrument_id, amount, currency, state, reason, three_ds, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING *`,
      freshId('pay'),
      idempotencyKey,
      reference,
      instrumentId,
      amount,
      currency,
      reason === undefined ? 'authorised' : 'refused',
      reason ?? null,
      reason === undefined ? JSON.stringify(threeDS) : null,
      Date.now(),
    ),
  )

/** Takes the money of an authorised payment; taking it again changes nothing. */
export function capturePayment(sql: SqlStorage, id: string): Payment | undefined {
  sql.exec(
    `UPDATE payments SET state = 'captured', captured_at = ? WHERE id = ? AND state = 'authorised'`,
    Date.now(),
    id,
  )
  const row = findPayment(sql, 'id', id)
  return row && paymentOf(row)
}

/** Ends an attempt, even one that has not arrived yet; what was captured or refused stays as it is. */
export const voidPayment = (sql: SqlStorage, idempotencyKey: string, reference: string): Payment =>
  paymentOf(
    written<PaymentRow>(
      sql,
      `INSERT INTO payments (id, idempotency_key, reference, amount, currency, state, created_at)
       VALUES (?, ?, ?, 0, '', 'voided', ?)
       ON CONFLICT (idempotency_key) DO UPDATE SET state = CASE state WHEN 'authorised' THEN 'voided' ELSE state END
       RETURNING *`,
      freshId('pay'),
      idempotencyKey,
      reference,
      Date.now(),
    ),
  )

/** Every attempt to pay for something that is decided. */
export const paymentsFor = (sql: SqlStorage, reference: string): Payment[] =>
  sql
    .exec<PaymentRow>('SELECT * FROM payments WHERE reference = ? ORDER BY created_at', reference)
    .toArray()
    .map(paymentOf)
