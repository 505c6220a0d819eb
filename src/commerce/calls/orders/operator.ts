import * as v from 'valibot'

import { fulfilmentEvent, orderStatus, returnEvent } from '../../order-life.ts'
import { customerCareCalls } from './customer-care.ts'
import { editingCalls } from './editing.ts'
import { eventCareCalls } from './event-care.ts'
import { operatorCall, operatorOnce, type OperatorCall } from './operator-call.ts'
import { orderNumber } from './orders.ts'
import { photoCareCalls } from './photo-care.ts'
import { document, purchase, trackingUrl } from './purchases.ts'
import { amount, count, currency, filled, text } from '../shapes.ts'

/**
 * The calls by which a warehouse drives orders (`authorization: Bearer` with the operator's key; `x-site-id` names the
 * shop). An event out of order is refused (FUL409 with the state); every accepted one is logged for good.
 */
export const operatorCalls = {
  ...customerCareCalls,
  ...editingCalls,
  ...eventCareCalls,
  ...photoCareCalls,
  /**
   * Paid orders, the oldest first: what has to be packed has the status CONFIRMED. With `search`, the newest first of those
   * with this number, e-mail address or telephone number, or last four digits of what paid.
   */
  'operator.orders.list': operatorCall({
    method: 'GET',
    path: '/admin/orders',
    query: v.object({
      status: v.optional(orderStatus),
      search: v.optional(v.pipe(text(254), v.trim(), v.minLength(4))),
      start: v.optional(v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number)), '0'),
    }),
    answer: v.object({
      total: count,
      orders: v.array(v.object({ orderNumber, status: orderStatus, createdAt: v.string(), currency, total: amount })),
    }),
    errors: [],
  }),
  'operator.order.get': operatorCall({
    method: 'GET',
    path: '/admin/orders/{orderNumber}',
    answer: purchase,
    errors: ['ORD409'],
  }),
  /** The audit log of a paid order, the oldest entry first. */
  'operator.order-events.list': operatorCall({
    method: 'GET',
    path: '/admin/orders/{orderNumber}/events',
    answer: v.object({
      events: v.array(
        v.object({
          at: v.string(),
          actor: v.picklist(['shopper', 'operator', 'warehouse', 'platform']),
          event: v.string(),
          facts: v.record(v.string(), v.union([v.string(), v.number()])),
        }),
      ),
    }),
    errors: ['ORD409'],
  }),
  /** The slip for a parcel, in the language of its order; that of a gift has the note and no prices. ORD409 where nothing is packed. */
  'operator.packing-slip.get': operatorCall({
    method: 'GET',
    path: '/admin/orders/{orderNumber}/fulfilments/{number}/slip',
    answer: document,
    errors: ['ORD409'],
  }),
  /** Moves one fulfilment on; `ship` needs carrier and tracking number. */
  'operator.fulfilment.move': operatorCall({
    method: 'POST',
    path: '/admin/orders/{orderNumber}/fulfilments',
    headers: operatorOnce,
    body: v.pipe(
      v.object({
        number: count,
        event: fulfilmentEvent,
        carrier: v.optional(filled(60)),
        trackingNumber: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{4,40}$/))),
        trackingUrl: v.optional(trackingUrl),
        reason: v.optional(text(200)),
      }),
      v.check(
        ({ event, carrier, trackingNumber }) =>
          event !== 'ship' || (carrier !== undefined && trackingNumber !== undefined),
        'what is shipped has a carrier and a tracking number',
      ),
    ),
    answer: purchase,
    errors: ['FUL409', 'ORD409'],
  }),
  /** A return has come (`items`: how many of each, all where nothing is said), or is paid back. */
  'operator.return.move': operatorCall({
    method: 'POST',
    path: '/admin/returns/{returnNumber}',
    headers: operatorOnce,
    body: v.object({
      event: returnEvent,
      items: v.optional(
        v.pipe(v.array(v.object({ itemId: filled(64), qty: count })), v.minLength(1), v.maxLength(100)),
      ),
    }),
    answer: purchase,
    errors: ['FUL409', 'RTN500'],
  }),
  /** Letters and text messages that failed, the oldest first; nothing here says to whom they go. */
  'operator.letters.list': operatorCall({
    method: 'GET',
    path: '/admin/letters',
    answer: v.object({
      waiting: count,
      givenUp: count,
      letters: v.array(
        v.object({
          id: v.string(),
          kind: v.string(),
          channel: v.picklist(['email', 'sms']),
          state: v.picklist(['waiting', 'given-up']),
          attempts: count,
          problem: v.string(),
          writtenAt: v.string(),
        }),
      ),
    }),
    errors: [],
  }),
  /** Has one that was given up tried anew; API404 when there is none. */
  'operator.letter.retry': operatorCall({
    method: 'POST',
    path: '/admin/letters/{letterId}',
    answer: v.object({ waiting: v.literal(true) }),
    errors: ['API404'],
  }),
  /** What waits in a shop, and how often somebody tried something too often in the last hour. */
  'operator.queues.get': operatorCall({
    method: 'GET',
    path: '/admin/queues',
    answer: v.object({
      /** Orders whose payment is being asked about, and for how long the first of them has been, in milliseconds. */
      placing: count,
      longestMs: count,
      /** Orders that wait for what a payment's owner says to their bank. */
      challenged: count,
      limited: v.array(v.object({ what: v.string(), count })),
    }),
    errors: [],
  }),
} as const satisfies Record<string, OperatorCall>
