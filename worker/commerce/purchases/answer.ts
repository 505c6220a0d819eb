import type { Purchase, PurchaseSummary } from '#src/commerce/calls/orders/purchases.ts'
import type { Clock } from '#src/kit/time/clock.ts'

import type { Database } from '../db/database.ts'
import { fulfilmentsOf, type Fulfilment } from '../db/orders/fulfilments.ts'
import type { StoredOrder } from '../db/orders/orders.ts'
import { isAnySpent } from '../db/orders/issued-cards.ts'
import { readParcels } from '../db/orders/purchases.ts'
import { isRefunded } from '../db/orders/refund-requests.ts'
import { refundsOf } from '../db/orders/refunds.ts'
import { returnsOf, type Return } from '../db/orders/returns.ts'
import { hasArrived, piecesOf } from '../fulfilment/pieces.ts'
import { orderAnswer } from '../order-placement/answer.ts'
import { canCancel, returnMs } from '../rules/purchases.ts'

type Surroundings = { readonly db: Database; readonly now: Clock }

const time = (at: number): string => new Date(at).toISOString()

const fulfilmentAnswer = ({ number, way, state, shipmentId, movedAt, lines }: Fulfilment) => ({
  number,
  way,
  state,
  shipmentId,
  movedAt: time(movedAt),
  items: lines.flatMap(({ itemId, qty, cancelled }) => (qty > cancelled ? [{ itemId, qty: qty - cancelled }] : [])),
})

const returnAnswer = ({ returnNumber, state, announcedAt, lines }: Return) => ({
  returnNumber,
  state,
  announcedAt: time(announcedAt),
  items: lines.map(({ itemId, qty, received }) => ({ itemId, qty: received ?? qty })),
})

/** Money that went back, where any did. */
function refundedOf({ db }: Surroundings, orderNumber: string): Partial<Purchase> {
  const refunds = refundsOf(db, orderNumber).map(({ at, amount, credits, returnNumber }) => ({
    at: time(at),
    amount: amount + credits,
    ...(returnNumber === null ? {} : { returnNumber }),
  }))
  if (refunds.length === 0) return {}
  const refunded = refunds.reduce((sum, { amount }) => sum + amount, 0)
  return { refunds, refunded, isRefundSent: isRefunded(db, orderNumber) }
}

/** When the last of what arrived can no longer be sent back. */
function returnsEnd(fulfilments: readonly Fulfilment[]): Partial<Purchase> {
  const arrived = fulfilments.filter(hasArrived).map(({ movedAt }) => movedAt)
  return arrived.length === 0 ? {} : { returnsEndAt: time(Math.max(...arrived) + returnMs) }
}

/** An order with where it is and what may still be done with it. */
export function purchaseOf(surroundings: Surroundings, order: StoredOrder): Purchase {
  const { db, now } = surroundings
  const { orderNumber } = order
  const pieces = piecesOf(db, order, now()).map(({ itemId, cancelled, returned, canCancel: mayCancel, canReturn }) => ({
    itemId,
    cancelled,
    returned,
    canCancel: mayCancel,
    canReturn,
  }))
  const returns = returnsOf(db, orderNumber).map(returnAnswer)
  const fulfilments = fulfilmentsOf(db, orderNumber)
  const returnNumber = returns.at(-1)?.returnNumber
  return {
    ...orderAnswer(db, order),
    parcels: readParcels(db, orderNumber),
    fulfilments: fulfilments.map(fulfilmentAnswer),
    pieces,
    returns,
    refunds: [],
    canCancel: canCancel(order) && !isAnySpent(db, orderNumber),
    canReturn: pieces.some(line => line.canReturn > 0),
    ...returnsEnd(fulfilments),
    ...(returnNumber === undefined ? {} : { returnNumber }),
    ...refundedOf(surroundings, orderNumber),
  }
}

/** How many lines a summary shows. */
const shownLines = 4

/** What can be done with an order from a list of them, once it is paid. */
function actionsOf({ db, now }: Surroundings, order: StoredOrder): Pick<PurchaseSummary, 'lines' | 'canReturn'> {
  if (order.placing !== 'final') return {}
  return {
    lines: order.quote.items.map(({ upc, qty, bonus, giftCard }) => ({
      upc,
      qty,
      bonus,
      ...(giftCard !== undefined && { giftCard }),
    })),
    canReturn: piecesOf(db, order, now()).some(line => line.canReturn > 0),
  }
}

/** An order in a list of them. */
export function summaryOf(surroundings: Surroundings, order: StoredOrder): PurchaseSummary {
  const { orderNumber, st, status, createdAt, total, quote } = order
  return {
    orderNumber,
    st,
    status,
    createdAt: time(createdAt),
    currency: quote.currency,
    total,
    totalUnits: quote.totalItems,
    items: quote.items.slice(0, shownLines).map(({ name, slug, image, qty }) => ({ name, slug, image, qty })),
    ...actionsOf(surroundings, order),
  }
}
