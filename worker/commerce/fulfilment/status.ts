import { orderStatusOf } from '#src/commerce/order-life.ts'

import type { Context } from '../context.ts'
import { fulfilmentsOf } from '../db/orders/fulfilments.ts'
import { setStatus, type StoredOrder } from '../db/orders/orders.ts'
import { piecesOf } from './pieces.ts'

/** Writes how an order stands as a whole, after something of it has moved. */
export function refreshStatus({ db, now }: Context, order: StoredOrder): void {
  const pieces = piecesOf(db, order, now())
  const came = pieces.filter(({ qty, cancelled }, index) => order.quote.items[index]?.bonus !== true && qty > cancelled)
  const isReturned = came.length > 0 && came.every(({ qty, cancelled, refunded }) => refunded >= qty - cancelled)
  const states = fulfilmentsOf(db, order.orderNumber).map(({ state }) => state)
  setStatus(db, order.orderNumber, orderStatusOf(states, { isReturned }))
}
