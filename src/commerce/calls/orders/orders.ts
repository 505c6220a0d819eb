import * as v from 'valibot'

import { call } from '../../call.ts'
import { inCart } from '../cart/cart.ts'
import { cart } from '../cart/cart-shapes.ts'
import { address } from '../cart/delivery-shapes.ts'
import { paymentMethodCodes, paymentMethodId } from '../cart/payment-shapes.ts'
import { orderStatus, placing } from '../../order-life.ts'
import { amount, currency, filled, text, unguessable } from '../shapes.ts'

/** D24: one letter and ten digits. */
export const orderNumber = v.pipe(v.string(), v.regex(/^[A-Z]\d{10}$/))

/** D23: the order's own access token, needed wherever a guest reads an order. */
export const orderToken = unguessable

export const order = v.object({
  orderNumber,
  st: orderToken,
  placing,
  status: orderStatus,
  /** ISO 8601, UTC. */
  createdAt: v.string(),
  email: v.string(),
  currency,
  totals: cart.entries.totals,
  items: cart.entries.items,
  shipments: cart.entries.shippingMethods,
  promoSummary: cart.entries.promoSummary,
  giftReceipt: cart.entries.giftReceipt,
  billingAddress: v.optional(address),
  payment: v.optional(v.object({ code: v.picklist(paymentMethodCodes), brand: v.string(), last4: v.string(), amount })),
  /** `PaymentNotAuthorized` with where the payment's owner is asked; `redirect` when that is a page of its own (D27). */
  flash: v.array(v.object({ type: v.string(), action: v.optional(v.string()), redirect: v.optional(v.boolean()) })),
  /** Everything that paid for it; of a card its `card_type`. */
  paymentMethods: v.array(
    v.object({
      code: paymentMethodId,
      label: v.string(),
      amount,
      additionalData: v.optional(v.object({ card_type: v.optional(v.string()) })),
    }),
  ),
})
export type Order = v.InferOutput<typeof order>
/** The items and prices of a placed order. */
export type PlacedOrder = Pick<Order, 'orderNumber' | 'currency' | 'totals' | 'items'>

/** A payment as it is sent to the provider, by the names of R127. */
const paymentData = v.object({
  /** The session in which the card was typed, or the later payment opened. */
  sessionID: v.optional(text(128)),
  /** The provider's token of the card. */
  payment_instrument_id: v.optional(text(64)),
  card_type: v.optional(text(20)),
  /** Of a later payment's session. */
  clientToken: v.optional(text(128)),
  /** The proof that the owner of a later payment has approved it (R244). */
  authorizationToken: v.optional(text(64)),
})

/** The payment method an order is placed with (R127), less its addresses. */
export const paymentMethod = v.object({
  code: paymentMethodId,
  id: filled(64),
  additionalData: v.optional(paymentData),
  bin: v.optional(text(8)),
  type: v.optional(text(20)),
})

export const orderCalls = {
  /**
   * Quotes the basket and gives it an order number to come. Asking again quotes anew and keeps the number: a shopper
   * whose answer was lost can always ask what became of it.
   */
  'cart.order.prepare': call({
    method: 'POST',
    path: '/cart/v1/cart/prepareOrder',
    who: 'guest',
    body: v.object({ basketId: cart.entries.id }),
    answer: v.object({ orderNumber, st: orderToken, total: amount, currency, cart }),
    errors: [...inCart, 'INV405', 'ORD430', 'PYT405'],
  }),
  /** Places the prepared order; one basket makes one order, and a replay answers with that order. */
  'cart.order.place': call({
    method: 'PUT',
    path: '/cart/v2/checkout/order',
    who: 'guest',
    body: v.object({
      cartId: cart.entries.id,
      recaptcha_response: text(4096),
      billingAddress: v.optional(address),
      /** R296: the associate who gets the sale, when the cart was filled in a store. */
      inStoreSalesInfo: v.optional(v.object({ storeId: text(40), storeEmployeeId: text(40) })),
      paymentMethod: v.object({
        ...paymentMethod.entries,
        billingAddress: v.optional(address),
        shippingAddress: v.optional(address),
      }),
    }),
    answer: order,
    errors: [
      ...inCart,
      'AUT403',
      'BIL400',
      'FE309',
      'INV405',
      'ORD415',
      'ORD430',
      'ORD516',
      'ORD517',
      'ORD518',
      'PAY400',
      'PRM140',
      'PRM150',
      'PYT400',
      'PYT402',
      'PYT404',
      'PYT405',
      'PYT406',
      'TAX310',
    ],
  }),
  /** After the bank has asked the payment's owner: the order is final, or the shopper is back at the payment (R177). */
  'cart.order.patch': call({
    method: 'PATCH',
    path: '/cart/v2/checkout/order/{orderNumber}',
    who: 'guest',
    body: v.object({
      paymentMethod: v.object({
        code: paymentMethodId,
        /** Read and believed in nothing: what the bank said is asked of the provider. */
        additionalData: v.optional(
          v.object({
            cardType: v.optional(text(20)),
            paymentInstrumentId: v.optional(text(64)),
            sessionID: v.optional(text(128)),
            threeDS2Result: v.optional(text(2048)),
          }),
        ),
      }),
    }),
    answer: order,
    errors: ['AUT401', 'AUT498', 'FE309', 'ORD409', 'PAY400', 'PYT400', 'PYT402'],
  }),
} as const
