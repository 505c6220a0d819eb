import type { Purchase } from '#src/commerce/calls/purchases.ts'
import { formatMoney } from '#src/kit/money.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'
import { locales } from '#src/language/locales.ts'

import type { ShopperContext } from '../context.ts'
import { findAccount } from '../db/accounts.ts'
import { movePoints, pointsOf } from '../db/points.ts'
import { findOrder, type StoredOrder } from '../db/orders.ts'
import { blockCards, isAnySpent } from '../db/issued-cards.ts'
import { chargedFor, lastAttempt, markRefused } from '../db/payments.ts'
import { openRefund } from '../db/refund-requests.ts'
import { markCancelled, recordRefund, unsell } from '../db/purchases.ts'
import { sendEmail } from '../mail/send.ts'
import { letGo } from '../order-placement/hold.ts'
import { finishRefunds } from '../order-placement/refund.ts'
import { canCancel } from '../rules/purchases.ts'
import { purchaseOf } from './answer.ts'
import { emailOf } from './email-of.ts'

/** An order that waits for the bank: its payment is ended at the provider first, so that it cannot come through later. */
async function endPayment({ db, payments, now }: ShopperContext, orderNumber: string): Promise<boolean> {
  const attempt = lastAttempt(db, orderNumber)
  if (attempt?.state !== 'open') return true
  const voided = await payments.void(attempt.idempotencyKey, orderNumber)
  if (!voided.ok || voided.value.state === 'authorised' || voided.value.state === 'captured') return false
  markRefused(db, attempt.idempotencyKey, now())
  return true
}

/** What was earned with an order is taken back, as far as it is still there. */
function takePointsBack({ db, now }: ShopperContext, { consumerId, orderNumber }: StoredOrder): void {
  const account = findAccount(db, consumerId)
  const earned = account === undefined ? 0 : pointsOf(db, consumerId, `earned ${orderNumber}`)
  const taken = Math.min(earned, account?.points ?? 0)
  if (taken > 0) movePoints(db, consumerId, -taken, `cancelled ${orderNumber}`, now())
}

/** Everything goes back where it came from: pieces, codes, cards, points and credits; bought cards end; money is owed. */
function giveBack(context: ShopperContext, order: StoredOrder): void {
  const { db, now } = context
  const { orderNumber, quote, placing } = order
  letGo(context, orderNumber)
  if (placing !== 'final') return
  unsell(db, orderNumber, now())
  takePointsBack(context, order)
  blockCards(db, orderNumber)
  const amount = chargedFor(db, orderNumber)
  recordRefund(db, { orderNumber, amount, currency: quote.currency, at: now() })
  const { providerId } = lastAttempt(db, orderNumber) ?? {}
  if (amount > 0 && providerId !== undefined) openRefund(db, { orderNumber, providerId, amount }, now())
}

function writeTo(context: ShopperContext, { orderNumber, total, quote }: StoredOrder): void {
  const to = emailOf(quote)
  const amount = formatMoney(total, quote.currency, locales[context.locale].tag)
  if (to !== undefined) sendEmail(context, { to, kind: 'order-cancelled', values: { order: orderNumber, amount } })
}

/**
 * Cancels an order while it may be (D22) and nothing was paid with a gift card of it: pieces go back on the shelf, the
 * money into the ledger, once; then the provider is asked to give it back.
 */
export async function cancelOrder(context: ShopperContext, order: StoredOrder): Promise<Result<Purchase, 'ORD409'>> {
  const refused = fail('ORD409', { status: order.status })
  if (!canCancel(order)) return refused
  if (order.placing === 'challenged' && !(await endPayment(context, order.orderNumber))) return refused
  const isCancelled = context.db.transact(() => {
    if (isAnySpent(context.db, order.orderNumber) || markCancelled(context.db, order.orderNumber) === 0) return false
    giveBack(context, order)
    writeTo(context, order)
    return true
  })
  if (!isCancelled) return refused
  // Should the machine stop here, the alarm asks the provider.
  context.scheduler.wakeIn(context.scheduler.patience)
  await finishRefunds(context)
  return ok(purchaseOf(context, findOrder(context.db, order.orderNumber) ?? order))
}
