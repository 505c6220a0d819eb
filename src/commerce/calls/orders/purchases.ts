import * as v from 'valibot'

import { call } from '../../call.ts'
import { captcha, inAccount } from '../session-shapes.ts'
import { fulfilmentState, fulfilmentMethod, orderStatus, returnState } from '../../order-life.ts'
import { order, orderNumber, orderToken } from './orders.ts'
import { amount, count, currency, filled, giftCardKind, image, text, upc } from '../shapes.ts'

/**
 * Two factors prove the right to see an order: its number, and its e-mail or token `st`. Signed-in shoppers need
 * neither for their own orders. After ten wrong guesses within a quarter of an hour a captcha is required.
 */
const factors = {
  email: v.optional(text(254)),
  st: v.optional(orderToken),
  recaptcha_response: v.optional(captcha),
} as const
const named = { orderNumber: text(16), ...factors } as const
const unknownOrder = ['AUT401', 'AUT403', 'AUT498', 'OHS4004', 'ORD400'] as const

/** Pieces of lines, each line once. */
const chosenPieces = v.pipe(
  v.array(v.object({ itemId: filled(64), qty: v.pipe(count, v.minValue(1)), reason: v.optional(text(200)) })),
  v.minLength(1),
  v.maxLength(100),
  v.check(items => new Set(items.map(({ itemId }) => itemId)).size === items.length, 'each line once'),
)

/** A page of the carrier: elsewhere by https alone, of this machine by its path. */
export const trackingUrl = v.pipe(v.string(), v.maxLength(500), v.regex(/^(?:https:\/\/[^\s"<>]+|\/carrier\/[\w/-]+)$/))

/** Some pieces of a line. */
const pieces = v.object({ itemId: v.string(), qty: count })

const parcel = v.object({
  number: count,
  carrier: v.string(),
  trackingNumber: v.string(),
  trackingUrl: v.optional(trackingUrl),
  shippedAt: v.string(),
  deliveredAt: v.optional(v.string()),
})
export type Parcel = v.InferOutput<typeof parcel>

/** A fulfilment and its progress; cancelled items are not in it any more. */
const fulfilment = v.object({
  /** That of its parcel, where it is sent. */
  number: count,
  way: fulfilmentMethod,
  state: fulfilmentState,
  shipmentId: v.string(),
  /** ISO 8601, UTC: since when it is in this state. */
  movedAt: v.string(),
  items: v.array(pieces),
})

/** Things that go back together. */
const returned = v.object({
  returnNumber: v.string(),
  state: returnState,
  announcedAt: v.string(),
  items: v.array(pieces),
})

/** An order with where its parcels are and what may still be done with it. */
export const purchase = v.object({
  ...order.entries,
  parcels: v.array(parcel),
  fulfilments: v.optional(v.array(fulfilment), []),
  /** The pieces of each line by state, and how many may still be cancelled or returned. */
  pieces: v.optional(
    v.array(v.object({ itemId: v.string(), cancelled: count, returned: count, canCancel: count, canReturn: count })),
    [],
  ),
  returns: v.optional(v.array(returned), []),
  /** Money that went back, each time; the amount is that of everything that paid. */
  refunds: v.optional(v.array(v.object({ at: v.string(), amount, returnNumber: v.optional(v.string()) })), []),
  /** As a whole. */
  canCancel: v.boolean(),
  canReturn: v.boolean(),
  /** When the time to send things back ends, or has ended: a moment, once anything has arrived. */
  returnsEndAt: v.optional(v.string()),
  /** The last return that was announced. */
  returnNumber: v.optional(v.string()),
  /** All that was given back. */
  refunded: v.optional(amount),
  /** Whether the provider has sent it on its way. */
  isRefundSent: v.optional(v.boolean()),
})
export type Purchase = v.InferOutput<typeof purchase>

/** A file to keep: base64, because every answer is JSON. */
export const document = v.object({
  fileName: v.string(),
  contentType: v.literal('application/pdf'),
  content: v.string(),
})
export type Document = v.InferOutput<typeof document>

const summary = v.object({
  orderNumber,
  st: orderToken,
  status: orderStatus,
  createdAt: v.string(),
  currency,
  total: amount,
  totalUnits: count,
  /** The first four lines; `totalUnits` tells how many things there are. */
  items: v.array(v.object({ name: v.string(), slug: v.string(), image, qty: count })),
  /** All that is in it, as it can be ordered once more; absent before it is paid. */
  lines: v.optional(v.array(v.object({ upc, qty: count, bonus: v.boolean(), giftCard: v.optional(giftCardKind) }))),
  /** Whether any of it can be sent back now. */
  canReturn: v.optional(v.boolean()),
})
export type PurchaseSummary = v.InferOutput<typeof summary>

export const purchaseCalls = {
  /** An order by its number; a guest presents `st`, and a wrong one answers as an unknown order does. */
  'consumer.purchase.get': call({
    method: 'GET',
    path: '/consumers-v3/consumer/purchase/{orderId}',
    who: 'guest',
    query: v.object({ st: v.optional(orderToken) }),
    answer: purchase,
    errors: ['AUT401', 'AUT498', 'ORD409'],
  }),
  /** Orders of the account, newest first, ten at a time (D48). */
  'consumer.purchase-history.list': call({
    method: 'POST',
    path: '/consumers-v3/consumer/purchasehistory',
    who: 'registered',
    body: v.object({
      start: v.optional(count, 0),
      count: v.optional(v.pipe(count, v.minValue(1), v.maxValue(100)), 10),
      status: v.optional(orderStatus),
    }),
    answer: v.object({ total: count, orders: v.array(summary) }),
    errors: inAccount,
  }),
  'consumer.order.track': call({
    method: 'POST',
    path: '/consumers-v3/consumer/TrackOrder',
    who: 'guest',
    body: v.object(named),
    answer: purchase,
    errors: unknownOrder,
  }),
  /**
   * Cancels an order that has not gone to the warehouse yet (D22), or with `items` pieces of it that have not; ORD409 carries
   * the status when they have.
   */
  'consumer.order.cancel': call({
    method: 'POST',
    path: '/consumers-v3/consumer/CancelOrder',
    who: 'guest',
    body: v.object({ ...named, reason: v.optional(text(200)), items: v.optional(chosenPieces) }),
    answer: purchase,
    errors: [...unknownOrder, 'ORD409'],
  }),
  'consumer.invoice.download': call({
    method: 'POST',
    path: '/consumers-v3/consumer/purchase/invoice/download',
    who: 'guest',
    body: v.object(named),
    answer: document,
    errors: [...unknownOrder, 'ORD409'],
  }),
  /**
   * A label to send things back. Asked again for the same before they have come, it is the same one; for others it is another
   * return. RTN500 unless so many of them came and may go back.
   */
  'consumer.return-label.create': call({
    method: 'POST',
    path: '/consumers-v3/consumer/return/{orderId}/returnLabel',
    who: 'guest',
    body: v.object({
      ...factors,
      items: chosenPieces,
    }),
    answer: v.object({ returnNumber: v.string(), label: document }),
    errors: [...unknownOrder, 'RTN500'],
  }),
  /** Sends the gift cards of an order once more. */
  'consumer.gift-card-email.resend': call({
    method: 'POST',
    path: '/consumers-v3/consumer/resendGiftCardEmail',
    who: 'guest',
    body: v.object(named),
    answer: v.object({ sent: count }),
    errors: [...unknownOrder, 'API429', 'GFO404', 'GFO405', 'GFS800'],
  }),
} as const
