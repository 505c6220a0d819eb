import type { Context } from '../context.ts'
import { fulfilmentsOf, insertFulfilment, soldFrom, unplannedOrders } from '../db/orders/fulfilments.ts'
import { findOrder, type StoredOrder } from '../db/orders/orders.ts'
import { readParcels } from '../db/orders/purchases.ts'
import { planFulfilments } from './plan.ts'
import { firstVisit } from './small-warehouse-times.ts'
import { statesOfPast } from './past.ts'

type Paid = Pick<StoredOrder, 'orderNumber' | 'quote'>

/** Hands a paid order to the warehouse, once: part of the transaction that makes it final. */
export function openFulfilments({ db, now, hasSmallWarehouse }: Context, { orderNumber, quote }: Paid): void {
  if (fulfilmentsOf(db, orderNumber).length > 0) return
  const at = now()
  for (const [index, planned] of planFulfilments(quote, soldFrom(db, orderNumber)).entries())
    insertFulfilment(db, {
      ...planned,
      orderNumber,
      number: index + 1,
      state: 'confirmed',
      movedAt: at,
      nextAt: hasSmallWarehouse ? at + firstVisit(planned.way) : undefined,
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
