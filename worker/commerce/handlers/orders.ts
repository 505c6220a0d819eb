import type { Handlers } from '#src/commerce/call.ts'
import type { orderCalls } from '#src/commerce/calls/orders.ts'

import type { Contexts } from '../context.ts'
import { writeOrdered } from '../db/associate-actions.ts'
import { patchOrder } from '../placing/patch.ts'
import { placeOrder } from '../placing/place.ts'
import { prepareOrder } from '../placing/prepare.ts'

export const orderHandlers = {
  'cart.order.prepare': ({ body }, context) => prepareOrder(context, body.basketId),
  'cart.order.place': async ({ body }, context) => {
    const placed = await placeOrder(context, body)
    if (placed.ok && context.associate !== undefined) writeOrdered(context, context.associate, placed.value.orderNumber)
    return placed
  },
  'cart.order.patch': ({ path }, context) => patchOrder(context, path.orderNumber),
} satisfies Handlers<typeof orderCalls, Contexts>
