import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import type { orderCalls } from '#src/commerce/calls/orders/orders.ts'
import { creditMethods } from '#src/commerce/calls/cart/payment-shapes.ts'
import type { Parsed } from '#src/commerce/call.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import type { ShopperContext } from '../context.ts'
import { setBasketPart, type Basket } from '../db/orders/baskets.ts'
import type { StoredOrder } from '../db/orders/orders.ts'
import type { Attempt } from '../db/orders/payments.ts'
import { checkBillingAddress, missingIn } from '../rules/addresses/address.ts'
import { isExpired } from '../rules/expiry.ts'

export type ReadyPlacement = Parsed<(typeof orderCalls)['cart.order.place']>['body']
export type PlacementCard = Attempt['card']

/** The basket with the billing address of this request, which replaces the one it had. */
export function withBilling(
  context: ShopperContext,
  basket: Basket,
  { billingAddress, paymentMethod }: ReadyPlacement,
): Result<Basket, 'BIL400' | 'PYT406'> {
  // A wallet need not say where its owner lives (R245).
  const known = basket.billingAddress ?? (paymentMethod.code === 'WALLET' ? basket.shippingAddress : undefined)
  if (billingAddress === undefined)
    return known === undefined ? fail('BIL400') : ok({ ...basket, billingAddress: known })
  const [field] = missingIn(billingAddress)
  if (field !== undefined) return fail('PYT406', { field })
  const checked = checkBillingAddress(billingAddress)
  if (!checked.ok) return fail('BIL400', checked.detail)
  setBasketPart(context.db, basket.id, 'billingAddress', checked.value)
  return ok({ ...basket, billingAddress: checked.value })
}

/** The card the request pays with: one of this basket's own, still valid. Nothing is left to pay: no card. */
export function cardOf(
  basket: Basket,
  cart: Cart,
  { paymentMethod }: ReadyPlacement,
  at: number,
): Result<PlacementCard | undefined, 'PYT400' | 'PYT404' | 'FE309'> {
  if (cart.totals.remainingToPay === 0) return ok(undefined)
  if (creditMethods.some(method => method === paymentMethod.code)) return fail('PYT400')
  const card = basket.instrument?.card
  const ids = [basket.instrument?.id, card?.paymentInstrumentId]
  const isThis = paymentMethod.code === 'KLARNA' || ids.includes(paymentMethod.id)
  if (card === undefined || basket.instrument?.payment_method_id !== paymentMethod.code || !isThis)
    return fail('PYT404')
  return isExpired(card.expiry, at) ? fail('FE309') : ok(card)
}

/** O2: what the order costs is not what was prepared; TAX310 when nothing but its tax has changed. */
export function sameAsPrepared(
  { totals }: Cart,
  order: StoredOrder | undefined,
): Result<StoredOrder, 'ORD415' | 'TAX310'> {
  const { total, remainingToPay, tax } = totals
  const detail = { total, preparedTotal: order?.total }
  if (order === undefined) return fail('ORD415', detail)
  const prepared = order.quote.totals
  if (order.total === total && prepared.remainingToPay === remainingToPay) return ok(order)
  const isTaxOnly = prepared.tax !== tax && order.total - prepared.tax === total - tax
  return fail(isTaxOnly ? 'TAX310' : 'ORD415', detail)
}
