import type { Currency, Minor } from '#src/kit/money.ts'

import type { Database } from '../database.ts'

type Refunding = {
  readonly orderNumber: string
  /** The amount returned to the card; amounts of credits are listed beside it. */
  readonly amount: Minor
  readonly currency: Currency
  readonly at: number
  readonly returnNumber?: string | undefined
}

/** Writes into the ledger what is given back to the card of an order, and gives the entry's id. */
export function recordRefund(db: Database, { orderNumber, amount, currency, at, returnNumber }: Refunding): number {
  const row = db.first<{ id: number }>(
    'INSERT INTO order_refunds (order_number, amount, currency, at, return_number) VALUES (?, ?, ?, ?, ?) RETURNING id',
    orderNumber,
    amount,
    currency,
    at,
    returnNumber ?? null,
  )
  if (row === undefined) throw new Error(`A refund of order ${orderNumber} was not written.`)
  return row.id
}

/** Part of a refund that goes to a credit: a gift card, points, an allowance. */
export type CreditReturn = { readonly creditId: number; readonly amount: Minor; readonly units: number }

export const recordCreditReturn = (db: Database, refundId: number, { creditId, amount, units }: CreditReturn): number =>
  db.run(
    'INSERT INTO credit_returns (refund_id, credit_id, amount, units) VALUES (?, ?, ?, ?)',
    refundId,
    creditId,
    amount,
    units,
  )

/** The amount returned to an order's card so far. */
export const refundedToCard = (db: Database, orderNumber: string): Minor =>
  db.first<{ amount: number }>(
    'SELECT COALESCE(SUM(amount), 0) AS amount FROM order_refunds WHERE order_number = ?',
    orderNumber,
  )?.amount ?? 0

/** The amounts returned to each credit of an order so far. */
export const returnedCredits = (db: Database, orderNumber: string): CreditReturn[] =>
  db.all<{ creditId: number; amount: number; units: number }>(
    `SELECT credit_id AS creditId, SUM(credit_returns.amount) AS amount, SUM(credit_returns.units) AS units
     FROM credit_returns JOIN order_refunds ON order_refunds.id = refund_id WHERE order_number = ? GROUP BY credit_id`,
    orderNumber,
  )

type RefundRow = { at: number; amount: number; credits: number; returnNumber: string | null }

/** The refunds of an order, the first one first; `credits` is what went to anything but the card. */
export const refundsOf = (db: Database, orderNumber: string): RefundRow[] =>
  db.all(
    `SELECT at, amount, return_number AS returnNumber,
       COALESCE((SELECT SUM(credit_returns.amount) FROM credit_returns
         JOIN order_credits ON order_credits.id = credit_id
         WHERE refund_id = order_refunds.id AND method <> 'EMPLOYEE_DISCOUNT'), 0) AS credits
     FROM order_refunds WHERE order_number = ? ORDER BY id`,
    orderNumber,
  )
