import { fulfilmentAfter, type FulfilmentEvent, type FulfilmentState } from '#src/commerce/order-life.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import type { Context } from '../context.ts'
import { fulfilmentsOf, markFulfilment, type Fulfilment } from '../db/orders/fulfilments.ts'
import type { Actor } from '../db/orders/order-events.ts'
import { findOrder, type StoredOrder } from '../db/orders/orders.ts'
import { markArrived, recordParcel } from '../db/orders/purchases.ts'
import { tellOrder } from '../mail/orders/tell-order.ts'
import { cancelPieces, restOf } from './cancel-pieces.ts'
import { stepOf } from './small-warehouse-times.ts'
import { refreshStatus } from './status.ts'

/** Who carries a parcel, under which number, and where one sees how far it is. */
export type Label = {
  readonly carrier: string
  readonly trackingNumber: string
  readonly trackingUrl?: string | undefined
}

export type Move = {
  readonly orderNumber: string
  readonly number: number
  readonly event: FulfilmentEvent
  readonly actor: Actor
  readonly label?: Label | undefined
  readonly reason?: string | undefined
  /** When it happened; the small warehouse may be told late. */
  readonly at: number
}

/** When the small warehouse comes back; where there is none, never. */
const nextVisit = ({ hasSmallWarehouse }: Context, { way }: Fulfilment, state: FulfilmentState, at: number) => {
  const step = hasSmallWarehouse ? stepOf(way, state) : undefined
  return step && at + step.after
}

function writeParcel({ db }: Context, { orderNumber, number, event, label, at }: Move): void {
  if (event === 'ship' && label !== undefined)
    recordParcel(db, { orderNumber, number, ...label, shippedAt: at, deliveredAt: null })
  if (event === 'deliver' || event === 'make-ready') markArrived(db, orderNumber, number, at)
}

function step(
  context: Context,
  order: StoredOrder,
  found: Fulfilment,
  move: Move & { readonly to: FulfilmentState },
): void {
  const { db } = context
  const { number, event, actor, label, at, to } = move
  markFulfilment(db, found, { from: found.state, to, at, nextAt: nextVisit(context, found, to, at) })
  writeParcel(context, move)
  const pieces = restOf(found).map(({ itemId, qty }) => ({ itemId, qty }))
  const letter = { fulfilment: number, pieces, ...(label && { label }) }
  tellOrder(context, order, { actor, event, facts: { fulfilment: number, ...label }, at, way: found.way, letter })
}

/**
 * Moves a fulfilment one step on, by the table of its life: FUL409 with its state when that is out of order, ORD409 when
 * there is no such fulfilment of a paid order. Part of a transaction.
 */
export function moveFulfilment(context: Context, move: Move): Result<StoredOrder, 'FUL409' | 'ORD409'> {
  const { db } = context
  const { orderNumber, number, event, actor, reason } = move
  const order = findOrder(db, orderNumber)
  const found = fulfilmentsOf(db, orderNumber).find(one => one.number === number)
  if (order?.placing !== 'final' || found === undefined) return fail('ORD409')
  const to = fulfilmentAfter(found.way, found.state, event)
  if (to === undefined || (event === 'ship' && move.label === undefined)) return fail('FUL409', { state: found.state })
  if (to === 'cancelled') cancelPieces(context, order, { taken: restOf(found), actor, reason })
  else step(context, order, found, { ...move, to })
  refreshStatus(context, order)
  return ok(findOrder(db, orderNumber) ?? order)
}
