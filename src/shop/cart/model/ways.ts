import * as v from 'valibot'

import { pickupLocationId } from '#src/commerce/calls/cart/delivery-shapes.ts'

/** How somebody wants what they put into the cart, chosen beside the button: home, fetched at a store, or sent to it (R411). */
export const wayForm = v.object({
  way: v.optional(v.picklist(['home', 'pickup', 'sts']), 'home'),
  storeId: v.optional(v.union([v.literal(''), pickupLocationId]), ''),
})
export type ChosenWay = v.InferOutput<typeof wayForm>
