import { returnAfter, type ReturnEvent } from '#src/commerce/order-life.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import type { Context } from '../context.ts'
import { putBack, soldFrom } from '../db/orders/fulfilments.ts'
import type { Actor } from '../db/orders/order-events.ts'
import { findOrder, type StoredOrder } from '../db/orders/orders.ts'
import { findReturn, markReturn, setReceived, type Return } from '../db/orders/returns.ts'
import { tellOrder } from '../mail/orders/tell-order.ts'
import { piecesOf } from './pieces.ts'
import { refundPieces } from './refund.ts'
import { returnStepOf } from './small-warehouse-times.ts'
import { refreshStatus } from './status.ts'

/** How many of a line were in the parcel; what is not named came whole. */
type Came = readonly { readonly itemId: string; readonly qty: number }[]

export type ReturnMove = {
  readonly returnNumber: string
  readonly event: ReturnEvent
  readonly actor: Actor
  readonly came?: Came | undefined
  readonly at: number
}

/** The pieces lie on the shelves they came from again, at no place more than were taken there. */
function restock({ db }: Context, { orderNumber, quote }: StoredOrder, came: Came, at: number): void {
  for (const { itemId, qty } of came) {
    let left = qty
    const upc = quote.items.find(({ id }) => id === itemId)?.upc
    for (const sold of soldFrom(db, orderNumber).filter(one => one.upc === upc)) {
      const back = Math.min(left, sold.qty)
      left -= back
      if (back > 0) putBack(db, { ...sold, orderNumber, qty: back }, at)
    }
  }
}

function receive(context: Context, order: StoredOrder, { returnNumber, lines }: Return, move: ReturnMove): Came {
  const { came = [], at } = move
  const counted = lines.map(({ itemId, qty }) => ({
    itemId,
    qty: Math.min(qty, came.find(one => one.itemId === itemId)?.qty ?? qty),
  }))
  for (const { itemId, qty } of counted) setReceived(context.db, returnNumber, itemId, qty)
  restock(context, order, counted, at)
  return counted
}

/** Pays back what came: of a parcel that was empty nothing. */
function refund(context: Context, order: StoredOrder, { returnNumber, lines }: Return): number {
  const going = new Map(lines.map(({ itemId, received = 0 }) => [itemId, received]))
  const gone = new Map(
    piecesOf(context.db, order, context.now()).map(({ itemId, cancelled, refunded }) => [itemId, cancelled + refunded]),
  )
  if (lines.every(({ received = 0 }) => received === 0)) return 0
  return refundPieces(context, order, { gone, going, returnNumber })
}

/** The record of a return that has arrived, and the facts of its letter. */
function received(context: Context, order: StoredOrder, found: Return, move: ReturnMove) {
  const came = receive(context, order, found, move).filter(({ qty }) => qty > 0)
  return { facts: { pieces: came.reduce((sum, { qty }) => sum + qty, 0) }, letter: { pieces: came } }
}

/** The same of one that was paid back. */
function refunded(context: Context, order: StoredOrder, found: Return) {
  const amount = refund(context, order, found)
  const pieces = found.lines.flatMap(({ itemId, received: qty = 0 }) => (qty > 0 ? [{ itemId, qty }] : []))
  return { facts: { amount }, letter: { amount, pieces } }
}

const nextVisit = ({ hasSmallWarehouse }: Context, to: Return['state'], at: number) => {
  const step = hasSmallWarehouse ? returnStepOf(to) : undefined
  return step && at + step.after
}

/**
 * Moves a return one step on: `receive` puts what came back on the shelf, `refund` pays it back. RTN500 when there is no such
 * return, FUL409 with its state when that is out of order. Part of a transaction.
 */
export function moveReturn(context: Context, move: ReturnMove): Result<StoredOrder, 'FUL409' | 'RTN500'> {
  const { db } = context
  const { returnNumber, event, actor, at } = move
  const found = findReturn(db, returnNumber)
  const order = found && findOrder(db, found.orderNumber)
  if (found === undefined || order === undefined) return fail('RTN500')
  const to = returnAfter(found.state, event)
  if (to === undefined) return fail('FUL409', { state: found.state })
  const { facts, letter } =
    event === 'receive' ? received(context, order, found, move) : refunded(context, order, found)
  markReturn(db, returnNumber, { from: found.state, to, nextAt: nextVisit(context, to, at) })
  tellOrder(context, order, {
    actor,
    event,
    facts: { return: returnNumber, ...facts },
    at,
    letter: { returnNumber, ...letter },
  })
  refreshStatus(context, order)
  return ok(findOrder(db, order.orderNumber) ?? order)
}
