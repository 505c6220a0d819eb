import type { Handlers } from '#src/commerce/call.ts'
import type { orderCalls } from '#src/commerce/calls/orders.ts'
import { fail, ok } from '#src/kit/result.ts'

import type { Contexts } from '../context.ts'
import { findOrder } from '../db/orders.ts'
import { orderAnswer } from '../placing/answer.ts'
import { placeOrder } from '../placing/place.ts'
import { prepareOrder } from '../placing/prepare.ts'

export const orderHandlers = {
  'cart.order.prepare': ({ body }, context) => prepareOrder(context, body.basketId),
  'cart.order.place': ({ body }, context) => placeOrder(context, body),
  'consumer.purchase.get': ({ path, query }, context) => {
    const order = findOrder(context.db, path.orderId)
    const mine = order?.consumerId === context.consumerId && order.st === query.st
    return order !== undefined && mine ? ok(orderAnswer(context.db, order)) : fail('ORD409')
  },
} satisfies Handlers<typeof orderCalls, Contexts>
