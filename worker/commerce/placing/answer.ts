import type { Order } from '#src/commerce/calls/orders.ts'

import type { Database } from '../db/database.ts'
import type { StoredOrder } from '../db/orders.ts'
import { lastAttempt } from '../db/payments.ts'

/** An order as its owner sees it: the cart as it was quoted, and how placing went. */
export function orderAnswer(db: Database, order: StoredOrder): Order {
  const { totals, items, shippingMethods, billingAddress, currency } = order.quote
  const attempt = lastAttempt(db, order.orderNumber)
  return {
    orderNumber: order.orderNumber,
    st: order.st,
    placing: order.placing,
    status: order.status,
    createdAt: new Date(order.createdAt).toISOString(),
    email: shippingMethods[0]?.address?.email ?? billingAddress?.email ?? '',
    currency,
    totals,
    items,
    shippingMethods,
    ...(billingAddress === undefined ? {} : { billingAddress }),
    ...(attempt === undefined
      ? {}
      : {
          payment: {
            code: 'CREDIT_CARD' as const,
            brand: attempt.card.brand,
            last4: attempt.card.last4,
            amount: attempt.amount,
          },
        }),
  }
}
