import * as v from 'valibot'

export { pickupLocationId } from '#src/commerce/calls/cart/delivery-shapes.ts'
export { itemId } from '#src/commerce/calls/cart/line-shapes.ts'
export { wholeNumber } from '../model/whole-number.ts'

/** A way of delivery, as the platform names it. */
export const deliveryCode = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))
