import type { Minor } from '#src/kit/money.ts'

import type { Context } from '../context.ts'
import { giveBackUnits } from '../credits/hold.ts'
import { findAccount } from '../db/accounts/accounts.ts'
import { takenCredits } from '../db/orders/credits.ts'
import type { StoredOrder } from '../db/orders/orders.ts'
import { chargedFor, lastAttempt } from '../db/orders/payments.ts'
import { movePoints, pointsOf } from '../db/orders/points.ts'
import { openRefund, refundKeyOf } from '../db/orders/refund-requests.ts'
import { recordCreditReturn, recordRefund, refundedToCard, returnedCredits } from '../db/orders/refunds.ts'
import { prorate } from '../promotions/prorate.ts'
import { pointsEarned } from '../rules/loyalty.ts'
import { shareOf, shareOfPieces, worthOfPieces, type PieceCounts } from './worth.ts'

type Going = { readonly gone: PieceCounts; readonly going: PieceCounts; readonly returnNumber?: string }

type Credit = ReturnType<typeof takenCredits>[number]

/** The payments of an order, card and credits, each with what was refunded of it. */
function paymentsOf({ db }: Context, orderNumber: string) {
  const back = new Map(returnedCredits(db, orderNumber).map(one => [one.creditId, one]))
  const credits = takenCredits(db, orderNumber).map(credit => ({
    credit,
    back: back.get(credit.id) ?? { amount: 0, units: 0 },
  }))
  const card = { paid: chargedFor(db, orderNumber), back: refundedToCard(db, orderNumber) }
  return {
    card,
    paying: credits.filter(({ credit }) => credit.method !== 'EMPLOYEE_DISCOUNT'),
    caps: credits.filter(({ credit }) => credit.method === 'EMPLOYEE_DISCOUNT'),
  }
}

type OrderPayments = ReturnType<typeof paymentsOf>

const given = ({ card, paying }: OrderPayments): Minor => paying.reduce((sum, { back }) => sum + back.amount, card.back)

/** Gives part of a credit back, in its own units: all of the amount is all of the units. */
function giveCreditBack(
  context: Context,
  { orderNumber, refundId }: { orderNumber: string; refundId: number },
  { credit, back }: OrderPayments['paying'][number],
  amount: Minor,
): void {
  const units = shareOf(credit.units, { qty: credit.amount, gone: back.amount, going: amount })
  if (amount > 0) recordCreditReturn(context.db, refundId, { creditId: credit.id, amount, units })
  if (units > 0) giveBackUnits(context, orderNumber, { ...credit, units })
}

/** The part of an employee's discount cap that the returned pieces used. */
const cappedShare = ({ promotions }: Context, { quote }: StoredOrder, going: Going): Minor => {
  const capped = new Set(promotions.filter(promotion => promotion.capped).map(({ id }) => id))
  const lines = quote.items.filter(({ productPromotions }) =>
    productPromotions.some(({ promotionId }) => capped.has(promotionId)),
  )
  return shareOfPieces(lines, going, ({ price }) => price.priceAfterItemDiscount)
}

/** Takes back what was earned with the pieces that go, as far as it is still there. */
function takePointsBack({ db, now }: Context, { consumerId, orderNumber, quote }: StoredOrder, going: Going): void {
  const account = findAccount(db, consumerId)
  if (account === undefined) return
  const earned = pointsOf(db, consumerId, `earned ${orderNumber}`)
  const goods = quote.items.filter(({ giftCard }) => giftCard === undefined)
  const sum = (counts: Going) => shareOfPieces(goods, counts, ({ price }) => price.priceAfterOrderDiscount)
  const all = new Map(goods.map(({ id, qty }) => [id, qty]))
  const none: PieceCounts = new Map()
  const kept = sum({ gone: none, going: all }) - sum({ gone: none, going: going.gone }) - sum(going)
  const owed = Math.max(0, earned - pointsEarned(kept)) + pointsOf(db, consumerId, `cancelled ${orderNumber}`)
  const taken = Math.min(owed, account.points)
  if (taken > 0) movePoints(db, consumerId, -taken, `cancelled ${orderNumber}`, now())
}

/** The part of a refund that the card gets, which its provider is asked for. */
function giveCardBack({ db, now }: Context, orderNumber: string, refundId: number, amount: Minor): void {
  const { providerId } = lastAttempt(db, orderNumber) ?? {}
  if (amount > 0 && providerId !== undefined)
    openRefund(db, { idempotencyKey: refundKeyOf(orderNumber, refundId), orderNumber, providerId, amount }, now())
}

/** The part of a credit payment that was not refunded yet. */
const leftOf = ({ credit, back }: { credit: Credit; back: { amount: Minor } }): Minor => credit.amount - back.amount

/**
 * Gives back what was paid for pieces of an order, to all that paid for it, each in the proportion of what it still has in
 * it; and with it what they used of an employee's cap, and earned in points. Part of a transaction. Gives the amount.
 */
export function refundPieces(context: Context, order: StoredOrder, going: Going): Minor {
  const { db, now } = context
  const { orderNumber, quote } = order
  const payments = paymentsOf(context, orderNumber)
  const amount = worthOfPieces(quote, { ...going, refunded: given(payments) })
  const { card, paying, caps } = payments
  const [toCard = 0, ...parts] = prorate(amount, [card.paid - card.back, ...paying.map(leftOf)])
  const { returnNumber } = going
  const refundId = recordRefund(db, { orderNumber, amount: toCard, currency: quote.currency, at: now(), returnNumber })
  for (const [index, one] of paying.entries())
    giveCreditBack(context, { orderNumber, refundId }, one, parts[index] ?? 0)
  for (const cap of caps)
    giveCreditBack(context, { orderNumber, refundId }, cap, Math.min(cappedShare(context, order, going), leftOf(cap)))
  giveCardBack(context, orderNumber, refundId, toCard)
  takePointsBack(context, order, going)
  return amount
}
