import type { Purchase, PurchaseSummary } from '#src/commerce/calls/purchases.ts'
import type { Clock } from '#src/kit/clock.ts'

import type { Database } from '../db/database.ts'
import type { StoredOrder } from '../db/orders.ts'
import { isAnySpent } from '../db/issued-cards.ts'
import { readParcels, refundOf, returnOf } from '../db/purchases.ts'
import { isRefunded } from '../db/refund-requests.ts'
import { orderAnswer } from '../order-placement/answer.ts'
import { canCancel, canReturn } from '../rules/purchases.ts'

type Surroundings = { readonly db: Database; readonly now: Clock }

/** An order with where it is and what may still be done with it. */
export function purchaseOf({ db, now }: Surroundings, order: StoredOrder): Purchase {
  const parcels = readParcels(db, order.orderNumber)
  const returnNumber = returnOf(db, order.orderNumber)
  const refunded = refundOf(db, order.orderNumber)
  return {
    ...orderAnswer(db, order),
    parcels,
    canCancel: canCancel(order) && !isAnySpent(db, order.orderNumber),
    canReturn: returnNumber === undefined && canReturn(order, parcels, now()),
    ...(returnNumber === undefined ? {} : { returnNumber }),
    ...(refunded === undefined ? {} : { refunded, isRefundSent: isRefunded(db, order.orderNumber) }),
  }
}

/** How many lines a summary shows. */
const shownLines = 4

export const summaryOf = ({ orderNumber, st, status, createdAt, total, quote }: StoredOrder): PurchaseSummary => ({
  orderNumber,
  st,
  status,
  createdAt: new Date(createdAt).toISOString(),
  currency: quote.currency,
  total,
  totalUnits: quote.totalItems,
  items: quote.items.slice(0, shownLines).map(({ name, slug, image, qty }) => ({ name, slug, image, qty })),
})
