import * as v from 'valibot'

import { call } from '../../call.ts'
import { inCart } from './cart.ts'
import { cart } from './cart-shapes.ts'
import { text } from '../shapes.ts'

const code = text(64)

export const couponCalls = {
  /** Puts a code into the cart; one whose conditions the cart does not meet yet stays there and waits for them. */
  'cart.coupon.apply': call({
    method: 'PUT',
    path: '/cart/v1/coupon',
    who: 'guest',
    body: v.object({ cartId: cart.entries.id, code }),
    answer: cart,
    errors: [...inCart, 'API429', 'PRM130', 'PRM135', 'PRM140', 'PRM150', 'PRM155', 'PRM160', 'PRM175', 'PRM416'],
  }),
  'cart.coupon.remove': call({
    method: 'DELETE',
    path: '/cart/v1/coupon',
    who: 'guest',
    query: v.object({ cartId: cart.entries.id, code }),
    answer: cart,
    errors: [...inCart, 'PRM130'],
  }),
} as const
