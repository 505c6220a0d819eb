import type { CreditMethod } from '#src/commerce/calls/cart/payment-shapes.ts'
import type { Minor } from '#src/kit/money.ts'

import { opaqueId, type Random } from '../../random.ts'
import type { Database, DatabaseRow } from '../database.ts'

/** Something a basket pays with before its card. */
export type BasketCredit = {
  readonly id: string
  readonly method: CreditMethod
  /** The value card or the account it draws on. */
  readonly reference: string
  /** Most that may be taken, in what the method counts in: points, or minor units. */
  readonly wanted?: number
}

type CreditRow = DatabaseRow & { id: string; method: CreditMethod; reference: string; wanted: number | null }

/** A basket's credits, in the order they were added. */
export const basketCredits = (db: Database, basketId: string): BasketCredit[] =>
  db
    .all<CreditRow>(
      'SELECT id, method, reference, wanted FROM basket_credits WHERE basket_id = ? ORDER BY position',
      basketId,
    )
    .map(({ wanted, ...credit }) => ({ ...credit, ...(wanted === null ? {} : { wanted }) }))

type Adding = Omit<BasketCredit, 'id'>

/** Puts a credit into a basket; the same again only changes how much may be taken. */
export const putCredit = (
  { db, random }: { readonly db: Database; readonly random: Random },
  basketId: string,
  { method, reference, wanted }: Adding,
): number =>
  db.run(
    `INSERT INTO basket_credits (id, basket_id, position, method, reference, wanted)
     VALUES (?1, ?2, (SELECT COALESCE(MAX(position), 0) + 1 FROM basket_credits WHERE basket_id = ?2), ?3, ?4, ?5)
     ON CONFLICT (basket_id, method, reference) DO UPDATE SET wanted = excluded.wanted`,
    opaqueId(random),
    basketId,
    method,
    reference,
    wanted ?? null,
  )

/** Takes a credit out; the number that were. */
export const removeCredit = (db: Database, basketId: string, id: string): number =>
  db.run('DELETE FROM basket_credits WHERE basket_id = ? AND id = ?', basketId, id)

/** An amount an order holds: of a credit, or of an employee's annual cap. */
export type OrderCredit = {
  readonly method: CreditMethod | 'EMPLOYEE_DISCOUNT'
  readonly reference: string
  readonly amount: Minor
  /** The same in what was taken: points, or minor units. */
  readonly units: number
}

export const recordCredit = (db: Database, orderNumber: string, credit: OrderCredit): number =>
  db.run(
    'INSERT INTO order_credits (order_number, method, reference, amount, units) VALUES (?, ?, ?, ?, ?)',
    orderNumber,
    credit.method,
    credit.reference,
    credit.amount,
    credit.units,
  )

/** The amounts an order holds or has taken and not returned. */
export const orderCredits = (db: Database, orderNumber: string): OrderCredit[] =>
  db.all<OrderCredit & DatabaseRow>(
    `SELECT method, reference, amount, units FROM order_credits
     WHERE order_number = ? AND returned_at IS NULL ORDER BY id`,
    orderNumber,
  )

/** All that an order took, with what each row is known by. */
export const takenCredits = (db: Database, orderNumber: string): (OrderCredit & { readonly id: number })[] =>
  db.all<OrderCredit & DatabaseRow & { id: number }>(
    `SELECT id, method, reference, amount, units FROM order_credits
     WHERE order_number = ? AND returned_at IS NULL ORDER BY id`,
    orderNumber,
  )

export const markReturned = (db: Database, orderNumber: string, at: number): number =>
  db.run('UPDATE order_credits SET returned_at = ? WHERE order_number = ? AND returned_at IS NULL', at, orderNumber)

/** Draws on an allowance, or gives back what was drawn; the schema keeps it between nothing and its cap. */
export const spendAllowance = (db: Database, accountId: string, kind: string, amount: Minor): number =>
  db.run('UPDATE allowances SET spent = spent + ? WHERE account_id = ? AND kind = ?', amount, accountId, kind)
