import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import type { ErrorCode } from '#src/commerce/errors.ts'
import { placingLife, type Placing, type PlacingEvent } from '#src/commerce/order-life.ts'
import { sourcesOf } from '#src/kit/machine.ts'
import type { Clock } from '#src/kit/time/clock.ts'
import type { Locale } from '#src/language/locales.ts'

import type { Database } from '../database.ts'
import { quoteColumn } from './quote-column.ts'

/** `placing IN (…)`: the states that an event leads on from, by the table of how placing goes. */
const from = (event: PlacingEvent): string =>
  `placing IN (${sourcesOf<Placing, PlacingEvent>(placingLife, event)
    .map(state => `'${state}'`)
    .join(', ')})`

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

/** Whether a basket's order is being placed. */
export const isBeingPlaced = (db: Database, basketId: string): boolean =>
  db.first(
    `SELECT 1 AS under_way FROM orders WHERE basket_id = ? AND placing IN ('placing', 'challenged', 'checking')`,
    basketId,
  ) !== undefined

/** An order that waits for its payment's owner is cancelled; 0 when it no longer waits. */
export const markCancelled = (db: Database, orderNumber: string): number =>
  db.run(
    `UPDATE orders SET placing = 'failed', status = 'CANCELLED' WHERE order_number = ? AND ${from('cancelled')}`,
    orderNumber,
  )

/** How many orders are being placed, since when the first of them, and how many wait for their payment's owner. */
export function pendingOrders({ db, now }: { readonly db: Database; readonly now: Clock }) {
  const [row] = db.all<{ placing: number; since: number | null; challenged: number }>(
    `SELECT COUNT(*) FILTER (WHERE placing <> 'challenged') AS placing,
       MIN(created_at) FILTER (WHERE placing <> 'challenged') AS since,
       COUNT(*) FILTER (WHERE placing = 'challenged') AS challenged
     FROM orders WHERE placing IN ('placing', 'challenged', 'checking')`,
  )
  const { placing = 0, since = null, challenged = 0 } = row ?? {}
  return { placing, longestMs: since === null ? 0 : Math.max(0, Math.round(now() - since)), challenged }
}
