import type { Handlers, Parsed } from '#src/commerce/call.ts'
import type { Associate } from '#src/commerce/calls/session-shapes.ts'
import type { orderCalls } from '#src/commerce/calls/orders/orders.ts'

import type { Contexts, ShopperContext } from '../../context.ts'
import { writeOrdered } from '../../db/accounts/associate-actions.ts'
import { employeesOf } from '../../db/accounts/associates.ts'
import { patchOrder } from '../../order-placement/patch.ts'
import { placeOrder } from '../../order-placement/place.ts'
import { prepareOrder } from '../../order-placement/prepare.ts'

type SalesInfo = Parsed<(typeof orderCalls)['cart.order.place']>['body']['inStoreSalesInfo']

/** Who sold it (R142, R296): the associate who places it, else the one who is named and does work in that store. */
const sellerOf = ({ db, associate }: ShopperContext, named: SalesInfo): Associate | undefined =>
  associate ??
  (named && employeesOf(db, named.storeId).find(({ storeEmployeeId }) => storeEmployeeId === named.storeEmployeeId))

export const orderHandlers = {
  'cart.order.prepare': ({ body }, context) => prepareOrder(context, body.basketId),
  'cart.order.place': async ({ body }, context) => {
    const placed = await placeOrder(context, body)
    const associate = sellerOf(context, body.inStoreSalesInfo)
    if (placed.ok && associate !== undefined) writeOrdered(context, associate, placed.value.orderNumber)
    return placed
  },
  'cart.order.patch': ({ path }, context) => patchOrder(context, path.orderNumber),
} satisfies Handlers<typeof orderCalls, Contexts>
