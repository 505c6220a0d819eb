import { type Cart } from '#src/commerce/calls/cart-shapes.ts'
import { creditMethods } from '#src/commerce/calls/payment-shapes.ts'
import type { OutcomeOf } from '#src/commerce/calls/index.ts'
import type { orderCalls } from '#src/commerce/calls/orders.ts'
import type { Parsed } from '#src/commerce/call.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import { quote } from '../cart/quote.ts'
import { isAddressed } from '../cart/shipments.ts'
import type { ShopperContext } from '../context.ts'
import { findBasket, setBasketPart, type Basket } from '../db/baskets.ts'
import { findOrder, findOrderOfBasket, markChecking, markPlacing, type StoredOrder } from '../db/orders.ts'
import { openAttempt, type Attempt } from '../db/payments.ts'
import { checkBillingAddress } from '../rules/address.ts'
import { captchaPasses } from '../rules/captcha.ts'
import { isExpired } from '../rules/expiry.ts'
import { orderAnswer } from './answer.ts'
import { holdAll, type Unheld } from './hold.ts'
import { finish, isRefusal, settle } from './settle.ts'
import { approveLater } from './tokens.ts'

type Placing = Parsed<(typeof orderCalls)['cart.order.place']>['body']
type Card = Attempt['card']

/** The basket with the billing address of this request, which replaces the one it had. */
function withBilling(
  context: ShopperContext,
  basket: Basket,
  { billingAddress, paymentMethod }: Placing,
): Result<Basket, 'BIL400'> {
  // A wallet need not say where its owner lives (R245).
  const known = basket.billingAddress ?? (paymentMethod.code === 'WALLET' ? basket.shippingAddress : undefined)
  if (billingAddress === undefined)
    return known === undefined ? fail('BIL400') : ok({ ...basket, billingAddress: known })
  const checked = checkBillingAddress(billingAddress)
  if (!checked.ok) return fail('BIL400', checked.detail)
  setBasketPart(context.db, basket.id, 'billingAddress', checked.value)
  return ok({ ...basket, billingAddress: checked.value })
}

/** The card the request pays with: one of this basket's own, still valid. Nothing is left to pay: no card. */
function cardOf(
  basket: Basket,
  cart: Cart,
  { paymentMethod }: Placing,
  at: number,
): Result<Card | undefined, 'PYT400' | 'PYT404' | 'FE309'> {
  if (cart.totals.remainingToPay === 0) return ok(undefined)
  if (creditMethods.some(method => method === paymentMethod.code)) return fail('PYT400')
  const card = basket.instrument?.card
  const ids = [basket.instrument?.id, card?.paymentInstrumentId]
  const isThis = paymentMethod.code === 'KLARNA' || ids.includes(paymentMethod.id)
  if (card === undefined || basket.instrument?.payment_method_id !== paymentMethod.code || !isThis)
    return fail('PYT404')
  return isExpired(card.expiry, at) ? fail('FE309') : ok(card)
}

type Begun =
  | { readonly kind: 'opened'; readonly order: StoredOrder; readonly attempt: Attempt }
  | { readonly kind: 'known'; readonly order: StoredOrder }

type Unable = Unheld | 'PYT400' | 'BSK404' | 'BIL400' | 'PYT404' | 'PYT405' | 'FE309' | 'ORD415' | 'ORD430'

/**
 * The first transaction: a replay finds its order; otherwise the basket is quoted again, and when the total is the one
 * that was prepared, stock is held and the payment opened. The total is never read from the request (O2).
 */
const begin = (context: ShopperContext, body: Placing): Result<Begun, Unable> =>
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
    if (!isAddressed(cart)) return fail('PYT405')
    const card = cardOf(basket.value, cart, body, now())
    if (!card.ok) return card
    if (cart.items.length === 0) return fail('ORD430')
    const { total, remainingToPay } = cart.totals
    if (order === undefined || order.total !== total || order.quote.totals.remainingToPay !== remainingToPay)
      return fail('ORD415', { total, preparedTotal: order?.total })
    const held = holdAll(context, order.orderNumber, cart)
    if (!held.ok) return held
    markPlacing(db, order.orderNumber, cart, now())
    if (card.value === undefined) {
      finish(context, { ...order, quote: cart })
      return ok({ kind: 'known', order })
    }
    const attempt = openAttempt(db, {
      orderNumber: order.orderNumber,
      amount: remainingToPay,
      currency: cart.currency,
      card: card.value,
      at: now(),
    })
    return ok({ kind: 'opened', order, attempt })
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
export async function placeOrder(context: ShopperContext, body: Placing): Promise<OutcomeOf<'cart.order.place'>> {
  if (!captchaPasses(body.recaptcha_response)) return fail('AUT403')
  const { code, additionalData } = body.paymentMethod
  if (code === 'KLARNA' && findBasket(context.db, body.cartId, context.consumerId) !== undefined) {
    const approved = await approveLater(context, body.cartId, additionalData?.authorizationToken ?? '')
    if (!approved.ok) return approved
  }
  const begun = begin(context, body)
  if (!begun.ok) return begun
  const { orderNumber } = begun.value.order
  const { desk } = context
  if (begun.value.kind === 'opened') {
    desk.wakeIn(desk.patience)
    desk.begin(orderNumber, pay(context, begun.value.attempt))
  }
  await desk.underWay(orderNumber)
  return outcomeOf(context, orderNumber)
}
