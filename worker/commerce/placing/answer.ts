import type { Order } from '#src/commerce/calls/orders.ts'

import type { Database } from '../db/database.ts'
import type { StoredOrder } from '../db/orders.ts'
import { lastAttempt, type Attempt } from '../db/payments.ts'

const dots = (last4: string) => `•••• ${last4}`

/** What paid: the credits the cart was quoted with, then the card. */
function paymentMethodsOf({ quote }: StoredOrder, attempt: Attempt | undefined): Order['paymentMethods'] {
  const credits = quote.payment_instruments
    .filter(({ payment_method_id: code, amount }) => code !== 'CREDIT_CARD' && amount > 0)
    .map(({ payment_method_id: code, amount, last4, points }) => ({
      code,
      label: last4 === undefined ? (points?.toString() ?? '') : dots(last4),
      amount,
    }))
  const card = attempt && { code: 'CREDIT_CARD' as const, label: dots(attempt.card.last4), amount: attempt.amount }
  return card === undefined ? credits : [...credits, card]
}

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
    paymentMethods: paymentMethodsOf(order, attempt),
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
