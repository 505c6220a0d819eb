import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'

import { homeAddress, isAllDigital, isDigital } from './needs.ts'
import { isPaid, payingInstrument, waitsForApproval } from './paying.ts'

/** The steps of a checkout, in order (R171); `cart` is one for analytics alone. */
export const steps = ['shipping', 'billing', 'summary'] as const
export type CheckoutStep = (typeof steps)[number]

type CheckoutCart = Pick<Cart, 'shippingMethods' | 'billingAddress' | 'payment_instruments' | 'totals'>

/** Whether everything is there that an order is paid with. A wallet need not say where its owner lives (R245). */
function canPay(cart: CheckoutCart, authorization: string | undefined): boolean {
  const instrument = payingInstrument(cart)
  if (instrument?.payment_method_id === 'WALLET' && homeAddress(cart) !== undefined) return true
  if (cart.billingAddress === undefined) return false
  return instrument === undefined ? isPaid(cart) : !waitsForApproval(instrument, authorization)
}

/** The furthest step a cart allows: no billing without an address, no summary without a means of payment. */
export function furthestStep(cart: CheckoutCart, authorization?: string): CheckoutStep {
  if (cart.shippingMethods.some(shipment => shipment.address === undefined && !isDigital(shipment))) return 'shipping'
  return canPay(cart, authorization) ? 'summary' : 'billing'
}

/**
 * The step to show: what was asked for, but never beyond what the cart allows; what is sent by e-mail alone is shipped
 * nowhere.
 */
export function stepToShow(
  asked: string | null,
  furthest: CheckoutStep,
  cart: Pick<Cart, 'shippingMethods'>,
): CheckoutStep {
  const wanted = steps.find(step => step === asked) ?? furthest
  if (wanted === 'shipping' && isAllDigital(cart)) return 'billing'
  return steps.indexOf(wanted) <= steps.indexOf(furthest) ? wanted : furthest
}
