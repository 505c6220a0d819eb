import type { Context } from '../context.ts'
import { fulfilmentsOf, insertFulfilment, soldFrom, unplannedOrders } from '../db/orders/fulfilments.ts'
import { findOrder, type StoredOrder } from '../db/orders/orders.ts'
import { readParcels } from '../db/orders/purchases.ts'
import { leavesAt } from '../gift-cards/gift-day.ts'
import { planFulfilments, type Planned } from './plan.ts'
import { firstVisit } from './small-warehouse-times.ts'
import { statesOfPast } from './past.ts'

type Paid = Pick<StoredOrder, 'orderNumber' | 'quote'>

/** When the small warehouse comes to a new one: what goes by e-mail is gone when the last of its cards is (R409). */
function firstStepAt(context: Context, { quote }: Paid, { way, lines }: Planned): number {
  const soon = context.now() + firstVisit(way)
  if (way !== 'mail') return soon
  const days = lines.map(({ itemId }) => quote.items.find(({ id }) => id === itemId)?.giftOption?.sendOn)
  return Math.max(soon, ...days.map(day => leavesAt(context, day) ?? 0))
}

/** Hands a paid order to the warehouse, once: part of the transaction that makes it final. */
export function openFulfilments(context: Context, order: Paid): void {
  const { db, now, hasSmallWarehouse } = context
  const { orderNumber, quote } = order
  if (fulfilmentsOf(db, orderNumber).length > 0) return
  const at = now()
  for (const [index, planned] of planFulfilments(quote, soldFrom(db, orderNumber)).entries())
    insertFulfilment(db, {
      ...planned,
      orderNumber,
      number: index + 1,
      state: 'confirmed',
      movedAt: at,
      nextAt: hasSmallWarehouse ? firstStepAt(context, order, planned) : undefined,
    })
}

type Past = Pick<StoredOrder, 'orderNumber' | 'quote' | 'status' | 'createdAt'>

/** Writes the fulfilments of an order that has had a life before there were any, as far as its status and parcels tell. */
export function openPast({ db }: Pick<Context, 'db'>, { orderNumber, quote, status, createdAt }: Past): void {
  const parcels = readParcels(db, orderNumber)
  const planned = planFulfilments(quote, soldFrom(db, orderNumber))
  for (const [index, { state, movedAt, ...part }] of statesOfPast(planned, { status, parcels, createdAt }).entries())
    insertFulfilment(db, { ...part, orderNumber, number: index + 1, state, movedAt })
}

/** Orders that were paid before there were fulfilments get theirs; asked when the shop wakes. */
export function openUnplanned(context: Pick<Context, 'db'>): void {
  for (const orderNumber of unplannedOrders(context.db)) {
    const order = findOrder(context.db, orderNumber)
    if (order !== undefined) context.db.transact(() => openPast(context, order))
  }
}
