import type { Purchase } from '#src/commerce/calls/orders/purchases.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import type { Context, ShopperContext } from '../context.ts'
import { fulfilmentsOf } from '../db/orders/fulfilments.ts'
import { isAnySpent } from '../db/orders/issued-cards.ts'
import type { Actor } from '../db/orders/order-events.ts'
import { findOrder, type StoredOrder } from '../db/orders/orders.ts'
import { markCancelled } from '../db/orders/placing.ts'
import { lastAttempt, markRefused } from '../db/orders/payments.ts'
import { cancelPieces, restOf, type Taken } from '../fulfilment/cancel-pieces.ts'
import { piecesOf } from '../fulfilment/pieces.ts'
import { tellOrder } from '../mail/orders/tell-order.ts'
import { letGo } from '../order-placement/hold.ts'
import { finishRefunds } from '../order-placement/refund.ts'
import { canCancel } from '../rules/purchases.ts'
import { purchaseOf } from './answer.ts'

/** The pieces to cancel. */
type PiecesToCancel = readonly { readonly itemId: string; readonly qty: number }[]

/** An order that waits for the bank: its payment is ended at the provider first, so that it cannot come through later. */
async function endPayment({ db, payments, now }: ShopperContext, orderNumber: string): Promise<boolean> {
  const attempt = lastAttempt(db, orderNumber)
  if (attempt?.state !== 'open') return true
  const voided = await payments.void(attempt.idempotencyKey, orderNumber)
  if (!voided.ok || voided.value.state === 'authorised' || voided.value.state === 'captured') return false
  markRefused(db, attempt.idempotencyKey, now())
  return true
}

/** Everything that has not gone to the warehouse yet. */
const untouched = ({ db }: Context, orderNumber: string): Taken[] =>
  fulfilmentsOf(db, orderNumber)
    .filter(({ state }) => state === 'confirmed')
    .flatMap(restOf)

/** Pieces out of what the warehouse has not begun with; nothing when there are fewer of a line than are asked for. */
function chosen(context: Context, order: StoredOrder, asked: PiecesToCancel): Taken[] | undefined {
  const { db, now } = context
  const free = untouched(context, order.orderNumber)
  const pieces = piecesOf(db, order, now())
  if (asked.some(({ itemId, qty }) => (pieces.find(line => line.itemId === itemId)?.canCancel ?? 0) < qty))
    return undefined
  const taken = asked.flatMap(({ itemId, qty }) => {
    let left = qty
    return free.flatMap(part => {
      const count = part.itemId === itemId ? Math.min(left, part.qty) : 0
      left -= count
      return count === 0 ? [] : [{ ...part, qty: count }]
    })
  })
  return isAllBought(order, pieces, asked) ? free : taken
}

/** Whether nothing but gifts would come: then they do not come either. */
const isAllBought = ({ quote }: StoredOrder, pieces: ReturnType<typeof piecesOf>, asked: PiecesToCancel): boolean =>
  quote.items.every(({ id, bonus, qty }) => {
    const gone = pieces.find(({ itemId }) => itemId === id)?.cancelled ?? 0
    return bonus || gone + (asked.find(({ itemId }) => itemId === id)?.qty ?? 0) === qty
  })

/** Cancels a paid order, or pieces of it, while it may be; false where it may not. Part of a transaction. */
export function cancelPaid(
  context: Context,
  orderNumber: string,
  { items: asked, reason, actor }: Cancelling & { readonly actor: Actor },
): boolean {
  const { db } = context
  const order = findOrder(db, orderNumber)
  if (order === undefined || order.placing !== 'final') return false
  if (asked === undefined && (!canCancel(order) || isAnySpent(db, orderNumber))) return false
  const taken = asked === undefined ? untouched(context, orderNumber) : chosen(context, order, asked)
  if (taken === undefined || taken.length === 0) return false
  cancelPieces(context, order, { taken, actor, reason })
  return true
}

/** Cancels an order that was never paid: all that it held is free again. */
function cancelUnpaid(context: ShopperContext, order: StoredOrder): boolean {
  const { db, now } = context
  if (markCancelled(db, order.orderNumber) === 0) return false
  letGo(context, order.orderNumber)
  tellOrder(context, order, { actor: 'shopper', event: 'cancel', facts: {}, at: now() })
  return true
}

type Cancelling = { readonly items?: PiecesToCancel | undefined; readonly reason?: string | undefined }

/**
 * Cancels an order while it may be (D22) and nothing was paid with a gift card of it, or pieces of it that the warehouse has
 * not begun with: they go back on the shelf, the money into the ledger, once; then the provider is asked to give it back.
 */
export async function cancelOrder(
  context: ShopperContext,
  order: StoredOrder,
  { items, reason }: Cancelling = {},
): Promise<Result<Purchase, 'ORD409'>> {
  const { db, scheduler } = context
  const { orderNumber, status, placing } = order
  const refused = fail('ORD409', { status })
  const isPaid = placing === 'final'
  if (!isPaid && (items !== undefined || !canCancel(order) || !(await endPayment(context, orderNumber)))) return refused
  const isCancelled = db.transact(() =>
    isPaid ? cancelPaid(context, orderNumber, { items, reason, actor: 'shopper' }) : cancelUnpaid(context, order),
  )
  if (!isCancelled) return refused
  // Should the machine stop here, the alarm asks the provider.
  scheduler.wakeIn(scheduler.attemptTimeoutMs)
  await finishRefunds(context)
  return ok(purchaseOf(context, findOrder(db, orderNumber) ?? order))
}
