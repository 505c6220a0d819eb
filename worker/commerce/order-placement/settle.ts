import type { ErrorCode } from '#src/commerce/errors.ts'

import type { Context } from '../context.ts'
import { findAccount } from '../db/accounts/accounts.ts'
import { movePoints } from '../db/orders/points.ts'
import { closeBasket, createBasket, touchBasket } from '../db/orders/baskets.ts'
import { insertLine, readLines } from '../db/orders/lines.ts'
import { findOrder, type StoredOrder } from '../db/orders/orders.ts'
import { markChallenged, markFailed, markFinal } from '../db/orders/placing.ts'
import {
  keepChallenge,
  markAuthorised,
  markCaptured,
  markRefused,
  recordCharge,
  unsettledAttempts,
  type Attempt,
} from '../db/orders/payments.ts'
import { openRefunds } from '../db/orders/refund-requests.ts'
import { sell } from '../db/catalogue/stock.ts'
import { openFulfilments } from '../fulfilment/open.ts'
import { workInWarehouse } from '../fulfilment/small-warehouse.ts'
import { issueCards } from '../gift-cards/issue.ts'
import { tellOrder } from '../mail/orders/tell-order.ts'
import { pointsOfGoods } from '../rules/loyalty.ts'
import { letGo } from './hold.ts'
import { finishRefunds } from './refund.ts'
import type { ProviderPayment } from './provider.ts'

/** An owner who has not answered the bank by then never will, in milliseconds. */
const challengeMs = 15 * 60_000

/** How soon what follows an order is done, in milliseconds: that of a second together, by one alarm. */
const settledMs = 1000

/** How long until an open question is asked again, in milliseconds. */
const again = 5000

/** The store's code for each refusal of the provider. */
const refusalCode = {
  declined: 'PAY400',
  'insufficient-funds': 'PYT400',
  fraud: 'PYT402',
  expired: 'FE309',
  'not-authenticated': 'PAY400',
} as const satisfies Record<NonNullable<ProviderPayment['reason']>, ErrorCode>

export type RefusalCode = (typeof refusalCode)[keyof typeof refusalCode]

export const isRefusal = (code: string | undefined): code is RefusalCode =>
  Object.values(refusalCode).some(known => known === code)

/** Pieces put into the basket while its order was under way are not sold with it: they move to a basket of their own. */
function carryOver(context: Context, order: StoredOrder): void {
  const ordered = new Map(order.quote.items.map(item => [item.id, item]))
  const left = readLines(context.db, order.basketId).flatMap(line => {
    const sold = ordered.get(line.id)
    const qty = line.qty - (sold?.upc === line.upc ? sold.qty : 0)
    const { upc, recipe_id: recipeId, delivery, giftOption, giftAmount } = line
    return qty > 0 ? [{ upc, recipeId, qty, delivery, giftOption, giftAmount }] : []
  })
  if (left.length === 0) return
  const basket = createBasket(context, order.consumerId)
  for (const line of left) insertLine(context, basket.id, line)
}

/** The second transaction: the payment was accepted, so everything becomes final together. */
function confirm(context: Context, attempt: Attempt, payment: ProviderPayment): void {
  const { db, now } = context
  const order = findOrder(db, attempt.orderNumber)
  if (order === undefined) throw new Error(`Attempt ${attempt.idempotencyKey} has no order.`)
  const authorised = markAuthorised(
    db,
    attempt.idempotencyKey,
    { providerId: payment.id, threeDS: payment.threeDS },
    now(),
  )
  if (authorised === 0) return
  recordCharge(db, attempt, now())
  finish(context, order)
}

/** A paid order becomes final: pieces leave, gift cards are issued, points come, the basket is closed, a letter confirms it. */
export function finish(context: Context, order: StoredOrder): void {
  const { db, now } = context
  sell(db, order.orderNumber, now())
  markFinal(db, order.orderNumber)
  openFulfilments(context, order)
  issueCards(context, order)
  earnPoints(context, order)
  carryOver(context, order)
  closeBasket(db, order.basketId, now())
  const { total } = order.quote.totals
  tellOrder(context, order, { actor: 'platform', event: 'confirm', facts: { total }, at: now() })
}

/** Members collect points on the goods they paid for (R010). */
function earnPoints({ db, now }: Context, { consumerId, orderNumber, quote }: StoredOrder): void {
  const points = pointsOfGoods(quote.items)
  if (points > 0 && findAccount(db, consumerId)?.loyaltyConfirmed === true)
    movePoints(db, consumerId, points, `earned ${orderNumber}`, now())
}

/** The second transaction, the other way: everything is given back, and the basket can be placed again. */
function giveBack(context: Context, attempt: Attempt, code: RefusalCode): void {
  const { db, now } = context
  if (markRefused(db, attempt.idempotencyKey, now()) === 0) return
  letGo(context, attempt.orderNumber)
  markFailed(db, attempt.orderNumber, code)
  const order = findOrder(db, attempt.orderNumber)
  if (order !== undefined) touchBasket(db, order.basketId)
}

/** Brings an order to its end by what the provider says; saying it twice changes nothing. */
export function settle(context: Context, attempt: Attempt, payment: ProviderPayment): void {
  context.db.transact(() => {
    if (payment.state === 'challenged') {
      markChallenged(context.db, attempt.orderNumber)
      keepChallenge(context.db, attempt.idempotencyKey, payment.challengeUrl)
    } else if (payment.state === 'authorised' || payment.state === 'captured') confirm(context, attempt, payment)
    else giveBack(context, attempt, refusalCode[payment.reason ?? 'declined'])
  })
  context.scheduler.wakeIn(settledMs)
}

/**
 * Settles an attempt whose answer was lost. When the provider does not know it, or its owner has not answered for long,
 * it is voided there first: if it still arrives it will be refused, so the order may safely fail.
 */
export async function readBack(context: Context, attempt: Attempt): Promise<void> {
  const found = await context.payments.find(attempt.orderNumber)
  if (!found.ok) return
  const payment = found.value.find(({ idempotencyKey }) => idempotencyKey === attempt.idempotencyKey)
  const isAbandoned = payment?.state === 'challenged' && context.now() - attempt.openedAt > challengeMs
  if (payment !== undefined && !isAbandoned) return settle(context, attempt, payment)
  const voided = await context.payments.void(attempt.idempotencyKey, attempt.orderNumber)
  if (voided.ok) settle(context, attempt, voided.value)
}

/** Takes the money of every accepted payment with one question, and writes it down at once. */
async function captureAll({ db, payments }: Context, attempts: readonly Attempt[]): Promise<void> {
  const ids = attempts.flatMap(({ state, providerId }) => (state === 'authorised' ? (providerId ?? []) : []))
  if (ids.length === 0) return
  const captured = await payments.capture(ids)
  if (captured.ok) db.transact(() => captured.value.map(({ idempotencyKey }) => markCaptured(db, idempotencyKey)))
}

/** The alarm's work: finishes what was interrupted, and comes back until all is settled. */
export async function finishOpenPayments(context: Context): Promise<void> {
  const { db, scheduler } = context
  scheduler.awoke()
  const attempts = unsettledAttempts(db)
  await captureAll(context, attempts)
  for (const attempt of attempts) {
    try {
      if (attempt.state === 'open' && scheduler.underWay(attempt.orderNumber) === undefined)
        await readBack(context, attempt)
    } catch (error) {
      const { idempotencyKey } = attempt
      console.error(JSON.stringify({ level: 'error', worker: 'commerce', idempotencyKey, message: String(error) }))
    }
  }
  workInWarehouse(context)
  await finishRefunds(context)
  if (unsettledAttempts(db).length + openRefunds(db).length > 0) scheduler.wakeIn(again)
}
