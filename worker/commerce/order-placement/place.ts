import type { CodeOf, OutcomeOf } from '#src/commerce/calls/index.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import { quote } from '../cart/quote.ts'
import { isAddressed } from '../cart/shipments.ts'
import type { ShopperContext } from '../context.ts'
import { findBasket } from '../db/orders/baskets.ts'
import { findOrder, findOrderOfBasket, type StoredOrder } from '../db/orders/orders.ts'
import { markChecking, markPlacing } from '../db/orders/placing.ts'
import { openAttempt, type Attempt } from '../db/orders/payments.ts'
import { captchaPasses } from '../rules/captcha.ts'
import { orderAnswer } from './answer.ts'
import { holdAll } from './hold.ts'
import { cardOf, sameAsPrepared, withBilling, type PlacementCard, type ReadyPlacement } from './ready.ts'
import { finish, isRefusal, settle } from './settle.ts'
import { approveLater } from './tokens.ts'
import { stillFetchable } from './transitions.ts'

type Begun =
  | { readonly kind: 'opened'; readonly order: StoredOrder; readonly attempt: Attempt }
  | { readonly kind: 'known'; readonly order: StoredOrder }

/** Opens the payment of an order that holds all it needs; one that nothing is left to pay of is finished. */
function open(context: ShopperContext, order: StoredOrder, card: PlacementCard | undefined): Begun {
  const { db, now, locale, storeOrigin: origin } = context
  const { orderNumber, quote: cart } = order
  markPlacing(db, orderNumber, cart, { at: now(), locale, origin })
  if (card === undefined) {
    finish(context, order)
    return { kind: 'known', order }
  }
  const { currency, totals } = cart
  const attempt = openAttempt(db, { orderNumber, amount: totals.remainingToPay, currency, card, at: now() })
  return { kind: 'opened', order, attempt }
}

/**
 * The first transaction: a replay finds its order; otherwise the basket is quoted again, and when the total is the one
 * that was prepared, stock is held and the payment opened. The total is never read from the request (O2).
 */
const begin = (context: ShopperContext, body: ReadyPlacement): Result<Begun, CodeOf<'cart.order.place'>> =>
  context.db.transact(() => {
    const { db, now, consumerId } = context
    const order = findOrderOfBasket(db, body.cartId, consumerId)
    if (order !== undefined && order.placing !== 'draft' && order.placing !== 'failed')
      return ok({ kind: 'known', order })
    const found = findBasket(db, body.cartId, consumerId)
    if (found === undefined) return fail('BSK404')
    const basket = withBilling(context, found, body)
    if (!basket.ok) return basket
    const cart = quote(context, basket.value)
    const fetchable = stillFetchable(context, basket.value)
    if (!fetchable.ok) return fetchable
    if (!isAddressed(cart)) return fail('PYT405')
    const card = cardOf(basket.value, cart, body, now())
    if (!card.ok) return card
    if (cart.items.length === 0) return fail('ORD430')
    const prepared = sameAsPrepared(cart, order)
    if (!prepared.ok) return prepared
    const held = holdAll(context, prepared.value.orderNumber, cart)
    return held.ok ? ok(open(context, { ...prepared.value, quote: cart }, card.value)) : held
  })

/** Asks the provider and settles by its answer; without one the order is being checked, and the alarm reads it back. */
async function pay(context: ShopperContext, attempt: Attempt): Promise<void> {
  const { idempotencyKey, orderNumber, amount, currency, card } = attempt
  const asked = await context.payments.authorise({
    idempotencyKey,
    reference: orderNumber,
    amount,
    currency,
    instrumentId: card.paymentInstrumentId,
  })
  if (asked.ok) settle(context, attempt, asked.value)
  else markChecking(context.db, orderNumber)
}

function outcomeOf(context: ShopperContext, orderNumber: string): OutcomeOf<'cart.order.place'> {
  const order = findOrder(context.db, orderNumber)
  if (order === undefined) return fail('BSK404')
  if (order.placing === 'failed') return fail(isRefusal(order.refusal) ? order.refusal : 'PAY400')
  return ok(orderAnswer(context.db, order))
}

/**
 * Places the prepared order in three steps, each of which survives a crash before the next: hold everything and open
 * the payment; ask the provider under the attempt's own key; confirm or give everything back. Replays, also those that
 * arrive meanwhile, answer with the one order there is (O1).
 */
export async function placeOrder(
  context: ShopperContext,
  body: ReadyPlacement,
): Promise<OutcomeOf<'cart.order.place'>> {
  if (!captchaPasses(body.recaptcha_response)) return fail('AUT403')
  const { code, additionalData } = body.paymentMethod
  if (code === 'KLARNA' && findBasket(context.db, body.cartId, context.consumerId) !== undefined) {
    const approved = await approveLater(context, body.cartId, additionalData?.authorizationToken ?? '')
    if (!approved.ok) return approved
  }
  const begun = begin(context, body)
  if (!begun.ok) return begun
  const { orderNumber } = begun.value.order
  const { scheduler } = context
  if (begun.value.kind === 'opened') {
    scheduler.wakeIn(scheduler.attemptTimeoutMs)
    scheduler.begin(orderNumber, pay(context, begun.value.attempt))
  }
  await scheduler.underWay(orderNumber)
  return outcomeOf(context, orderNumber)
}
