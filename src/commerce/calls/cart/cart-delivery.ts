import * as v from 'valibot'

import { call } from '../../call.ts'
import { basketId, cart } from './cart-shapes.ts'
import { inCart } from './cart.ts'
import { address, pickupContact, pickupLocationId, shippingId, shippingMethod } from './delivery-shapes.ts'
import { itemId } from './line-shapes.ts'
import { filled, text } from '../shapes.ts'

export const cartDeliveryCalls = {
  'cart.shipping-method.get': call({
    method: 'GET',
    path: '/cart/v1/cart/{basketId}/shippingMethod/{shippingId}',
    who: 'guest',
    answer: v.object({
      applicableShippingMethods: v.array(v.object({ ...shippingMethod.entries, selected: v.boolean() })),
    }),
    errors: [...inCart, 'SHP404'],
  }),
  'cart.shipping-method.set': call({
    method: 'POST',
    path: '/cart/v1/shippingMethod',
    who: 'guest',
    body: v.object({
      cartId: basketId,
      code: filled(40),
      shippingId: v.optional(shippingId, 'me'),
      /** The line that is to travel so; without it the method is that of everything that goes home. */
      itemId: v.optional(itemId),
      /** Where the line is fetched: the store of `pickup` and `sts`, the collection point of `pudo`. */
      storeId: v.optional(pickupLocationId),
      /** True when the shopper chose it, false when the store did. */
      shopperAppliedSM: v.optional(v.boolean(), true),
    }),
    answer: cart,
    errors: [...inCart, 'GWP403', 'INV409', 'ORD404', 'SHP404', 'STR404'],
  }),
  'cart.shipping-address.validate': call({
    method: 'POST',
    path: '/cart/v1/cart/{basketId}/shippingAddress/validation',
    who: 'guest',
    body: v.object({ address }),
    answer: v.object({ valid: v.literal(true), suggestion: v.optional(address) }),
    errors: [...inCart, 'CHK320', 'CHK380', 'SHP410', 'SHP500', 'AUT453', 'PAY401', 'TAX309'],
  }),
  'cart.shipping-address.add': call({
    method: 'POST',
    path: '/cart/v2/cart/{basketId}/shippingAddress',
    who: 'guest',
    /** Where everything at home goes, or who fetches what is handed out elsewhere. */
    body: v.union([
      v.object({
        address,
        shippingId: v.optional(shippingId, 'me'),
        recaptcha_response: v.optional(text(4096)),
      }),
      v.object({ pickupContact, recaptcha_response: v.optional(text(4096)) }),
    ]),
    /** `suggestion`: how the address is written there, when that differs from how it was taken. */
    answer: v.object({ ...cart.entries, suggestion: v.optional(address) }),
    errors: [...inCart, 'CHK320', 'CHK380', 'SHP404', 'SHP410', 'SHP500', 'AUT403', 'AUT453', 'PAY401', 'TAX309'],
  }),
  'cart.shipping-address.remove': call({
    method: 'DELETE',
    path: '/cart/v2/cart/{basketId}/shippingAddress',
    who: 'guest',
    query: v.object({ shippingId: v.optional(shippingId, 'me') }),
    answer: cart,
    errors: inCart,
  }),
} as const
