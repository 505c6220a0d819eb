import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import type { Address } from '#src/commerce/calls/cart/delivery-shapes.ts'
import type { InputOf } from '#src/commerce/calls/index.ts'
import type { Placing } from '#src/commerce/order-life.ts'

import { homeAddress } from './needs.ts'
import { paymentMethodOf, type Approval } from './paying.ts'

type Body = InputOf<'cart.order.place'>

/** The body that places an order: who is billed, and the payment with both addresses (R127). */
export type Placement = Pick<Body, 'billingAddress' | 'paymentMethod'>

/** The same as a visit remembers it: each address once; without `addresses`, those are read from the cart. */
export type KeptPlacement = {
  readonly payment: Body['paymentMethod']
  readonly addresses?:
    | {
        readonly billing?: Address | undefined
        /** The shipping address; `billing` when it is the billing address, so that the cookie holds it once. */
        readonly shipping?: Address | 'billing' | undefined
      }
    | undefined
}

/** The payment of a visit's order, kept because the order may be asked for its owner's approval later. */
export type OrderPayment = {
  /** The session of the provider's card fields. */
  readonly sessionID?: string | undefined
  /** The payment that the prepared order will be placed with. */
  readonly placement?: KeptPlacement | undefined
}

type Payable = Pick<Cart, 'payment_instruments' | 'totals' | 'shippingMethods' | 'billingAddress'>

/** A session travels in a cookie, so addresses longer than this (in letters of JSON) are read from the cart again. */
const longestAddresses = 700

const same = (one: Address, other: Address | undefined) => JSON.stringify(one) === JSON.stringify(other)

/** The placement of a cart; undefined while nothing pays the rest of it. */
export function placementOf(cart: Payable, approval: Approval): Placement | undefined {
  const paymentMethod = paymentMethodOf(cart, approval)
  if (paymentMethod === undefined) return undefined
  const { billingAddress } = cart
  const shippingAddress = homeAddress(cart)
  return {
    ...(billingAddress !== undefined && { billingAddress }),
    paymentMethod: {
      ...paymentMethod,
      ...(billingAddress !== undefined && { billingAddress }),
      ...(shippingAddress !== undefined && { shippingAddress }),
    },
  }
}

/** Takes a placement apart for the visit; the addresses are left out where they would make its cookie too long. */
export function keptPlacement({ billingAddress, paymentMethod }: Placement): KeptPlacement {
  const { billingAddress: _, shippingAddress, ...payment } = paymentMethod
  const shipping =
    shippingAddress !== undefined && same(shippingAddress, billingAddress) ? ('billing' as const) : shippingAddress
  const addresses = { ...(billingAddress && { billing: billingAddress }), ...(shipping && { shipping }) }
  return { payment, ...(JSON.stringify(addresses).length <= longestAddresses && { addresses }) }
}

/** The placement that was kept; undefined when its addresses have to be read from the cart. */
export function wholePlacement(kept: KeptPlacement | undefined): Placement | undefined {
  if (kept?.addresses === undefined) return undefined
  const { billing, shipping } = kept.addresses
  const shippingAddress = shipping === 'billing' ? billing : shipping
  return {
    ...(billing !== undefined && { billingAddress: billing }),
    paymentMethod: {
      ...kept.payment,
      ...(billing !== undefined && { billingAddress: billing }),
      ...(shippingAddress !== undefined && { shippingAddress }),
    },
  }
}

/** The part of an order's payment that the visit remembers until the order is final. */
export function paymentOf(order: OrderPayment | undefined, placing: Placing): OrderPayment {
  if (order === undefined || placing === 'final') return {}
  const { sessionID, placement } = order
  return {
    ...(sessionID !== undefined && { sessionID }),
    ...(placement && { placement: { payment: placement.payment } }),
  }
}

type Patch = InputOf<'cart.order.patch'>['paymentMethod']

/** The body that patches an order once its payment's owner has answered: the payment it was placed with, and the answer. */
export function patchedWith({ placement, sessionID }: OrderPayment, threeDS2Result: string): Patch {
  const { code = 'CREDIT_CARD', additionalData } = placement?.payment ?? {}
  const sent = {
    cardType: additionalData?.card_type,
    paymentInstrumentId: additionalData?.payment_instrument_id,
    sessionID: additionalData?.sessionID ?? sessionID,
    threeDS2Result: threeDS2Result === '' ? undefined : threeDS2Result,
  }
  const known = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))
  return { code, ...(Object.keys(known).length > 0 && { additionalData: known }) }
}
