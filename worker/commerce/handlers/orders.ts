import type { Handlers } from '#src/commerce/call.ts'
import type { orderCalls } from '#src/commerce/calls/orders.ts'

import type { Contexts } from '../context.ts'
import { patchOrder } from '../placing/patch.ts'
import { placeOrder } from '../placing/place.ts'
import { prepareOrder } from '../placing/prepare.ts'

export const orderHandlers = {
  'cart.order.prepare': ({ body }, context) => prepareOrder(context, body.basketId),
  'cart.order.place': ({ body }, context) => placeOrder(context, body),
  'cart.order.patch': ({ path }, context) => patchOrder(context, path.orderNumber),
} satisfies Handlers<typeof orderCalls, Contexts>
