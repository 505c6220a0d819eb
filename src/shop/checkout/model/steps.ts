import type { Cart } from '#src/commerce/calls/cart-shapes.ts'

import { payingInstrument } from './paying.ts'

/** The steps of a checkout, in order. */
export const steps = ['shipping', 'billing', 'summary'] as const
export type Step = (typeof steps)[number]

/** The furthest step a cart allows: no billing without an address, no summary without a means of payment. */
export function furthestStep(
  cart: Pick<Cart, 'shippingMethods' | 'billingAddress' | 'payment_instruments' | 'totals'>,
): Step {
  if (cart.shippingMethods.some(shipment => shipment.address === undefined)) return 'shipping'
  return cart.billingAddress === undefined || payingInstrument(cart) === undefined ? 'billing' : 'summary'
}

/** The step to show: what was asked for, but never beyond what the cart allows. */
export function stepToShow(asked: string | null, furthest: Step): Step {
  const wanted = steps.find(step => step === asked) ?? furthest
  return steps.indexOf(wanted) <= steps.indexOf(furthest) ? wanted : furthest
}
