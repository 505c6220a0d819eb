import * as v from 'valibot'

import { call } from '../../call.ts'
import { cart } from '../cart/cart-shapes.ts'
import { itemId } from '../cart/line-shapes.ts'
import { amount, filled } from '../shapes.ts'

/** D30: minor units, more than nothing; at most half of the line. */
const taken = v.pipe(amount, v.minValue(1))
const reason = filled(120)
const removing = ['AUT401', 'AUT404', 'AUT498', 'BSK404', 'ORD404'] as const
const adjusting = [...removing, 'PRC400'] as const

/** Discounts by an associate on lines of the cart they fill for a shopper. */
export const priceAdjustmentCalls = {
  'cart.price-adjustment.create': call({
    method: 'POST',
    path: '/cart/v1/cart/{basketId}/price_adjustments',
    who: 'associate',
    body: v.object({ itemId, amount: taken, reason }),
    answer: cart,
    errors: adjusting,
  }),
  'cart.price-adjustment.update': call({
    method: 'PATCH',
    path: '/cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}',
    who: 'associate',
    body: v.object({ amount: taken, reason }),
    answer: cart,
    errors: adjusting,
  }),
  'cart.price-adjustment.remove': call({
    method: 'DELETE',
    path: '/cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}',
    who: 'associate',
    answer: cart,
    errors: removing,
  }),
} as const
