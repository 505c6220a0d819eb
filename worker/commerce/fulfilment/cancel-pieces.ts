import type { Minor } from '#src/kit/money.ts'

import type { Context } from '../context.ts'
import { forgetUses } from '../db/orders/coupons.ts'
import { cancelLine, fulfilmentsOf, markFulfilment, putBack, type Fulfilment } from '../db/orders/fulfilments.ts'
import { blockCards } from '../db/orders/issued-cards.ts'
import type { Actor } from '../db/orders/order-events.ts'
import type { StoredOrder } from '../db/orders/orders.ts'
import { placesOfLine } from '../gift-cards/places.ts'
import { tellOrder } from '../mail/orders/tell-order.ts'
import { piecesOf } from './pieces.ts'
import { refundPieces } from './refund.ts'
import { refreshStatus } from './status.ts'

/** Pieces of one line in one fulfilment. */
export type Taken = { readonly number: number; readonly itemId: string; readonly qty: number }

/** All that is left in a fulfilment. */
export const restOf = ({ number, lines }: Fulfilment): Taken[] =>
  lines.flatMap(({ itemId, qty, cancelled }) => (qty > cancelled ? [{ number, itemId, qty: qty - cancelled }] : []))

const added = (taken: readonly Taken[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const { itemId, qty } of taken) counts.set(itemId, (counts.get(itemId) ?? 0) + qty)
  return counts
}

/** The pieces leave their fulfilment and lie where they came from; one that has none left is over. */
function takeOut({ db, now }: Context, orderNumber: string, taken: readonly Taken[]): void {
  for (const { number, itemId, qty } of taken) {
    const found = fulfilmentsOf(db, orderNumber).find(one => one.number === number)
    const upc = found?.lines.find(line => line.itemId === itemId)?.upc
    if (found === undefined || upc === undefined) throw new Error(`Order ${orderNumber} has no such piece.`)
    cancelLine(db, { orderNumber, number, itemId, qty })
    const { locationId } = found
    if (locationId !== undefined) putBack(db, { orderNumber, upc, locationId, qty }, now())
  }
  for (const one of fulfilmentsOf(db, orderNumber))
    if (one.state !== 'cancelled' && restOf(one).length === 0)
      markFulfilment(db, one, { from: one.state, to: 'cancelled', at: now(), nextAt: undefined })
}

/** Gift cards among the pieces end: the last of their line first. */
function endCards({ db }: Context, { orderNumber, quote }: StoredOrder, going: ReadonlyMap<string, number>): void {
  const gone = new Map(
    fulfilmentsOf(db, orderNumber)
      .flatMap(({ lines }) => lines)
      .map(({ itemId }) => [itemId, 0]),
  )
  for (const { lines } of fulfilmentsOf(db, orderNumber))
    for (const { itemId, cancelled } of lines) gone.set(itemId, (gone.get(itemId) ?? 0) + cancelled)
  for (const [itemId, qty] of going) {
    const places = placesOfLine(quote.items, itemId)
    const left = places.length - (gone.get(itemId) ?? 0)
    blockCards(db, orderNumber, places.slice(Math.max(0, left - qty), left))
  }
}

/**
 * Cancels pieces of a paid order: restocks them, refunds their price and ends gift cards among them. Part of a transaction;
 * the caller has checked that they may be cancelled. Returns the refund.
 */
export function cancelPieces(
  context: Context,
  order: StoredOrder,
  {
    taken,
    actor,
    reason,
  }: { readonly taken: readonly Taken[]; readonly actor: Actor; readonly reason?: string | undefined },
): Minor {
  const { db, now } = context
  const { orderNumber } = order
  const gone = new Map(
    piecesOf(db, order, now()).map(({ itemId, cancelled, refunded }) => [itemId, cancelled + refunded]),
  )
  const going = added(taken)
  endCards(context, order, going)
  takeOut(context, orderNumber, taken)
  const amount = refundPieces(context, order, { gone, going })
  const facts = { pieces: taken.reduce((sum, { qty }) => sum + qty, 0), amount, reason }
  const isAll = fulfilmentsOf(db, orderNumber).every(({ state }) => state === 'cancelled')
  if (isAll) forgetUses(db, orderNumber)
  const letter = { amount, isAll, pieces: [...going].map(([itemId, qty]) => ({ itemId, qty })) }
  tellOrder(context, order, { actor, event: 'cancel', facts, at: now(), letter })
  refreshStatus(context, order)
  return amount
}
