import * as v from 'valibot'

import { call } from '../call.ts'
import { associate, inAccount, tokens } from './session-shapes.ts'
import { cart } from './cart/cart-shapes.ts'
import { count, filled, text } from './shapes.ts'

/** Associates' actions that are logged. */
export const associateActions = [
  'began',
  'ended',
  'adjusted',
  'unadjusted',
  'handed-over',
  'taken-over',
  'ordered',
  'looked-up',
] as const

const action = v.object({
  /** Who did it. */
  storeEmployeeName: v.string(),
  kind: v.picklist(associateActions),
  /** The action's details; amounts in minor units. */
  facts: v.object({
    itemName: v.optional(v.string()),
    amount: v.optional(count),
    reason: v.optional(v.string()),
    orderNumber: v.optional(v.string()),
    totalItems: v.optional(count),
  }),
  /** ISO 8601. */
  at: v.string(),
})
export type AssociateAction = v.InferOutput<typeof action>

/** A customer as an associate is told of them: no address, nothing of payments. */
const storeCustomer = v.object({
  name: v.string(),
  customerNumber: v.string(),
  isMember: v.boolean(),
  points: count,
  /** The last orders, the newest first. */
  orders: v.array(
    v.object({
      orderNumber: v.string(),
      /** ISO 8601. */
      createdAt: v.string(),
      items: v.array(v.object({ name: v.string(), slug: v.string(), variants: v.array(v.string()), qty: count })),
    }),
  ),
})
export type StoreCustomer = v.InferOutput<typeof storeCustomer>

/** A whole e-mail address, telephone or customer number: parts of names lead to nobody. */
export const customerSearch = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(254),
  v.regex(/^(?:[^\s@]+@[^\s@]+|\+?[\d\s().-]{7,20})$/),
)

/** The code in the address of the QR code. */
export const handOverCode = v.pipe(v.string(), v.regex(/^[\w-]{20,128}$/))

export const associateCalls = {
  /** Begins a buy-in-store session, which ends after eight hours (D10). */
  'auth.agent.login': call({
    method: 'POST',
    path: '/consumers-v3/consumer/agent/login',
    who: 'guest',
    session: 'begins',
    body: v.object({
      username: text(254),
      password: v.pipe(v.string(), v.maxLength(1024)),
      /** That of the associate's account where it is left out. */
      storeId: v.optional(filled(40)),
    }),
    answer: tokens,
    errors: ['AUT401', 'AUT423', 'AUT437', 'STR404'],
  }),
  /** Who works in a store; associates choose whose sale it is. */
  'utilities.store-employees.list': call({
    method: 'GET',
    path: '/consumers-v3/utilities/stores/{storeId}/employees',
    who: 'associate',
    answer: v.object({
      employees: v.array(v.object({ storeEmployeeId: v.string(), storeEmployeeName: v.string() })),
    }),
    errors: ['AUT401', 'AUT404', 'STR404'],
  }),
  /** Actions in the caller's own store, the latest first. */
  'utilities.store-actions.list': call({
    method: 'GET',
    path: '/consumers-v3/utilities/stores/{storeId}/actions',
    who: 'associate',
    answer: v.object({
      actions: v.array(action),
      /** The store's (IANA). */
      timeZone: v.string(),
    }),
    errors: ['AUT401', 'AUT404', 'STR404'],
  }),
  /** Customers who are in the store and say who they are; each look-up is written into the store's actions. */
  'utilities.store-customers.find': call({
    method: 'POST',
    path: '/consumers-v3/utilities/stores/{storeId}/customers',
    who: 'associate',
    body: v.object({ search: customerSearch }),
    answer: v.object({ customers: v.array(storeCustomer) }),
    errors: ['AUT401', 'AUT404', 'STR404'],
  }),
  /** A code that hands the cart over to a shopper: it works once, and for five minutes. */
  'cart.hand-over.create': call({
    method: 'POST',
    path: '/cart/v1/cart/{basketId}/handover',
    who: 'associate',
    answer: v.object({ code: handOverCode, expiresAt: v.string() }),
    errors: ['AUT401', 'AUT404', 'AUT498', 'BSK404'],
  }),
  /** The cart a code is for; the code can still be used afterwards. */
  'cart.hand-over.get': call({
    method: 'GET',
    path: '/cart/v1/handover',
    who: 'shopper',
    query: v.object({ code: handOverCode }),
    answer: v.object({ associate, totalItems: count }),
    errors: [...inAccount, 'CCN404'],
  }),
  /** Takes the cart over; what the caller's own cart held comes into it (D29). CCN404 when the code was used before. */
  'cart.hand-over.take': call({
    method: 'POST',
    path: '/cart/v1/handover',
    who: 'shopper',
    body: v.object({ code: handOverCode }),
    answer: v.object({ cart, associate, mergedCart: v.boolean(), leftOut: count }),
    errors: [...inAccount, 'CCN404'],
  }),
} as const
