import * as v from 'valibot'

import { orderStatus } from '../../order-life.ts'
import { opaque } from '../session-shapes.ts'
import { amount, count, currency, filled, text } from '../shapes.ts'
import { operatorCall, operatorOnce, type OperatorCall } from './operator-call.ts'
import { orderNumber } from './orders.ts'
import { purchase } from './purchases.ts'

const listedOrder = v.object({ orderNumber, status: orderStatus, createdAt: v.string(), currency, total: amount })

const letter = v.object({
  id: v.string(),
  kind: v.string(),
  channel: v.picklist(['email', 'sms']),
  state: v.picklist(['waiting', 'sent', 'dropped', 'given-up']),
  writtenAt: v.string(),
  /** Whether it can be sent once more: letters about orders can, those with a secret in them cannot. */
  canResend: v.boolean(),
})

const customer = v.object({
  customerId: v.string(),
  customerNumber: v.string(),
  name: v.string(),
  email: v.string(),
  phone: v.optional(v.string()),
  isClosed: v.boolean(),
})

/** A look at the store as a customer sees it; each moment ISO 8601. */
const look = v.object({
  lookId: v.string(),
  viewer: v.string(),
  createdAt: v.string(),
  openedAt: v.optional(v.string()),
  /** When it ended; absent while it lasts. */
  endedAt: v.optional(v.string()),
  /** Whether whoever looked ended it; otherwise its time ran out. */
  wasEnded: v.boolean(),
})

/** Some pieces of something, by its name. */
const named = v.object({ name: v.string(), qty: count })

/**
 * The operator's calls for whoever helps customers. What they tell is what a customer sees of themselves, without what only they
 * may have: no password, no payment, no address, no text of a letter.
 */
export const customerCareCalls = {
  /** Accounts with this e-mail address, telephone number, customer number, or part of a name. */
  'operator.customers.list': operatorCall({
    method: 'GET',
    path: '/admin/customers',
    query: v.object({ search: v.pipe(text(254), v.trim(), v.minLength(3)) }),
    answer: v.object({ customers: v.array(customer) }),
    errors: [],
  }),
  'operator.customer.get': operatorCall({
    method: 'GET',
    path: '/admin/customers/{customerId}',
    answer: v.object({
      ...customer.entries,
      isEmailProven: v.boolean(),
      isLocked: v.boolean(),
      roles: v.array(v.string()),
      points: count,
      /** What lies in the open cart, on the list of favourites and on that of things kept for later. */
      cart: v.array(named),
      favorites: v.array(named),
      saved: v.array(named),
      orders: v.array(listedOrder),
      pointMovements: v.array(v.object({ at: v.string(), delta: v.pipe(v.number(), v.integer()), reason: v.string() })),
      letters: v.array(letter),
    }),
    errors: ['API404'],
  }),
  /** A code that opens the store once as this customer sees it, to read alone (`auth.token.create`). */
  'operator.look.create': operatorCall({
    method: 'POST',
    path: '/admin/customers/{customerId}/looks',
    body: v.object({ viewer: filled(120) }),
    answer: v.object({ lookId: v.string(), code: opaque, opensUntil: v.string() }),
    errors: ['API404'],
  }),
  'operator.look.get': operatorCall({
    method: 'GET',
    path: '/admin/looks/{lookId}',
    answer: look,
    errors: ['API404'],
  }),
  /** Cancels pieces of lines that the warehouse has not begun with, and pays them back; ORD409 where there are fewer. */
  'operator.pieces.cancel': operatorCall({
    method: 'POST',
    path: '/admin/orders/{orderNumber}/cancelled-pieces',
    headers: operatorOnce,
    body: v.object({
      items: v.pipe(
        v.array(v.object({ itemId: filled(64), qty: v.pipe(count, v.minValue(1)) })),
        v.minLength(1),
        v.maxLength(100),
      ),
      reason: v.optional(text(200)),
    }),
    answer: purchase,
    errors: ['ORD409'],
  }),
  'operator.order-letters.list': operatorCall({
    method: 'GET',
    path: '/admin/orders/{orderNumber}/letters',
    answer: v.object({ letters: v.array(letter) }),
    errors: ['ORD409'],
  }),
  /** Sends a letter about an order that has gone once more, to where it went; API404 when there is none, or it cannot be. */
  'operator.letter.resend': operatorCall({
    method: 'POST',
    path: '/admin/letters/{letterId}/resend',
    headers: operatorOnce,
    answer: v.object({ waiting: v.literal(true) }),
    errors: ['API404'],
  }),
} as const satisfies Record<string, OperatorCall>
