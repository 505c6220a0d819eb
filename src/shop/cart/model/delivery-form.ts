import * as v from 'valibot'

import { pickupLocationId } from '#src/commerce/calls/cart/delivery-shapes.ts'

/** Fields of the delivery option chosen beside the button that buys: home, store pickup, or ship-to-store (R411). */
export const deliveryForm = v.object({
  way: v.optional(v.picklist(['home', 'pickup', 'sts']), 'home'),
  storeId: v.optional(v.union([v.literal(''), pickupLocationId]), ''),
})
export type DeliveryFields = v.InferOutput<typeof deliveryForm>
