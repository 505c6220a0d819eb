import type { Shipment } from '#src/commerce/calls/cart/delivery-shapes.ts'

import { fulfilmentsOf } from '../../db/orders/fulfilments.ts'
import { findOrder, type StoredOrder } from '../../db/orders/orders.ts'
import type { Block, Content } from '../format/content.ts'
import type { FactPiece } from '../facts.ts'
import { filled } from '../format/filled.ts'
import type { OrderKind } from '../kinds.ts'
import { deliveryBlocks, placeOf } from './order-deliveries.ts'
import { moneyBlocks } from './order-money.ts'
import { thingOf } from './order-thing.ts'
import { under, type Stationery } from '../format/stationery.ts'
import { unlinked } from '../format/unlinked.ts'
import type { OrderForm } from '../words/shape.ts'

/** The pieces a letter is about; without their prices where they are a gift, because such a letter is shown to whom they go (R417). */
function thingsBlock(stationery: Stationery, { quote }: StoredOrder, pieces: readonly FactPiece[]): Block[] {
  const things = pieces.flatMap(({ itemId, qty }) => {
    const line = quote.items.find(({ id }) => id === itemId)
    if (line === undefined) return []
    const { price, ...thing } = thingOf(stationery, line, quote.currency, qty)
    return [quote.giftReceipt === undefined && price !== undefined ? { ...thing, price } : thing]
  })
  return things.length === 0 ? [] : [{ is: 'things', things }]
}

/** That it is a gift, and the note for it. */
function giftBlocks({ words: { labels } }: Stationery, { quote: { giftReceipt } }: StoredOrder): Block[] {
  if (giftReceipt === undefined) return []
  const { note } = giftReceipt
  return [
    { is: 'title', text: labels.giftOrder },
    ...(note === undefined ? [] : [{ is: 'text', text: unlinked(note) } as const]),
  ]
}

/** Where somebody sees how their order is: the number and its token open it for a guest. */
export const orderPath = ({ orderNumber, st }: Pick<StoredOrder, 'orderNumber' | 'st'>): string =>
  `/order-details?${new URLSearchParams({ orderNumber, st })}`

function formOf({ facts }: Stationery, kind: OrderKind): OrderForm {
  if (kind === 'order-refunded' && facts.amount === 0) return 'refunded-nothing'
  if (kind !== 'order-cancelled') return kind
  if (facts.amount === undefined) return 'cancelled-unpaid'
  return facts.isAll === true ? 'order-cancelled' : 'cancelled-some'
}

function shipmentOf({ context, facts }: Stationery, { orderNumber, quote }: StoredOrder): Shipment | undefined {
  const shipmentId = fulfilmentsOf(context.db, orderNumber).find(
    ({ number }) => number === facts.fulfilment,
  )?.shipmentId
  return quote.shippingMethods.find(shipment => shipment.shipmentId === shipmentId)
}

/** Which order, return or parcel it is about, and what goes back. */
function aboutBlock({ words: { labels }, facts, money, day }: Stationery, order: StoredOrder, kind: OrderKind): Block {
  const { label, amount, returnNumber } = facts
  return {
    is: 'pairs',
    rows: [
      [labels.order, order.orderNumber],
      ...(kind === 'order-confirmed' ? [[labels.placed, day(order.createdAt)] as const] : []),
      ...(returnNumber === undefined ? [] : [[labels.returnNumber, returnNumber] as const]),
      ...(label === undefined
        ? []
        : ([
            [labels.carrier, filled('{carrier}', { carrier: label.carrier })],
            [labels.trackingNumber, label.trackingNumber],
          ] as const)),
    ],
    ...(amount !== undefined && amount > 0 && { sum: [labels.back, money(amount, order.quote.currency)] as const }),
  }
}

/** The body of each kind of letter, below its first sentence. */
function partsOf(stationery: Stationery, order: StoredOrder, kind: OrderKind): Block[] {
  const { words, facts, origin } = stationery
  const { actions } = words
  const { label, pieces = [] } = facts
  const seeOrder: Block = { is: 'button', label: actions.order, href: stationery.hrefOf(orderPath(order)) }
  const about = aboutBlock(stationery, order, kind)
  const gift = giftBlocks(stationery, order)
  if (kind === 'order-confirmed')
    return [seeOrder, about, ...gift, ...deliveryBlocks(stationery, order), ...moneyBlocks(stationery, order)]
  const track: Block[] =
    label?.trackingUrl === undefined
      ? []
      : [{ is: 'button', label: actions.track, href: under(origin, label.trackingUrl) }]
  return [...track, about, ...thingsBlock(stationery, order, pieces), ...gift, seeOrder]
}

/** A letter about an order, from what it was placed with; nothing when there is no such order any more. */
export function orderLetter(stationery: Stationery, kind: OrderKind): Content | undefined {
  const { context, words, facts, money } = stationery
  const order = findOrder(context.db, facts.orderNumber ?? '')
  if (order === undefined) return undefined
  const { quote, orderNumber } = order
  const { subject, lead } = words.order[formOf(stationery, kind)]
  const shipment = shipmentOf(stationery, order)
  const values = {
    order: orderNumber,
    name: (quote.billingAddress ?? quote.shippingMethods[0]?.address)?.firstName ?? '',
    amount: money(facts.amount ?? 0, quote.currency),
    carrier: facts.label?.carrier ?? '',
    place: shipment === undefined ? '' : placeOf(shipment),
  }
  return {
    subject: filled(subject, values),
    lead: filled(lead, values),
    blocks: partsOf(stationery, order, kind),
    why: words.labels.whyOrder,
    link: orderPath(order),
  }
}
