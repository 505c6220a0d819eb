import * as v from 'valibot'

import type { Transitions } from '#src/kit/machine.ts'

/**
 * The life of an order, as one table that the platform moves by and the store reads: how placing goes, how each of its
 * fulfilments goes by the way it travels, and how a return goes. What a row does not name is refused (FUL409).
 */

/** How placing went; `final` orders are paid and confirmed. */
export const placing = v.picklist(['draft', 'placing', 'challenged', 'checking', 'final', 'failed'])
export type Placing = v.InferOutput<typeof placing>

export type PlacingEvent = 'submitted' | 'challenge-required' | 'accepted' | 'refused' | 'answer-lost' | 'cancelled'

/**
 * `checking` is an order whose payment is unknown: it is read back and never shown as failed (O5). A refused order
 * keeps its number and can be submitted again.
 */
export const placingLife = {
  draft: { submitted: 'placing' },
  placing: { accepted: 'final', 'challenge-required': 'challenged', refused: 'failed', 'answer-lost': 'checking' },
  challenged: { accepted: 'final', refused: 'failed', cancelled: 'failed' },
  checking: { accepted: 'final', 'challenge-required': 'challenged', refused: 'failed' },
  failed: { submitted: 'placing' },
  final: {},
} as const satisfies Transitions<Placing, PlacingEvent>

/** How what is packed together reaches the shopper: sent home, from a store's shelf, sent to where it is fetched, by e-mail. */
export const fulfilmentMethod = v.picklist(['home', 'shelf', 'place', 'mail'])
export type FulfilmentMethod = v.InferOutput<typeof fulfilmentMethod>

export const fulfilmentState = v.picklist([
  'confirmed',
  'in-progress',
  'packed',
  'shipped',
  'ready-for-pickup',
  'delivered',
  'picked-up',
  'cancelled',
])
export type FulfilmentState = v.InferOutput<typeof fulfilmentState>

/** Events of a fulfilment. `cancel`: none of it will be sent, and the money goes back. */
export const fulfilmentEvent = v.picklist(['begin', 'pack', 'ship', 'make-ready', 'deliver', 'hand-over', 'cancel'])
export type FulfilmentEvent = v.InferOutput<typeof fulfilmentEvent>

const packing = {
  confirmed: { begin: 'in-progress', cancel: 'cancelled' },
  'in-progress': { pack: 'packed', cancel: 'cancelled' },
} as const
const over = { delivered: {}, 'picked-up': {}, cancelled: {} } as const

export const fulfilmentLife = {
  home: {
    ...packing,
    packed: { ship: 'shipped', cancel: 'cancelled' },
    shipped: { deliver: 'delivered' },
    'ready-for-pickup': {},
    ...over,
  },
  shelf: {
    ...packing,
    packed: { 'make-ready': 'ready-for-pickup', cancel: 'cancelled' },
    shipped: {},
    // Items that are not collected go back into stock.
    'ready-for-pickup': { 'hand-over': 'picked-up', cancel: 'cancelled' },
    ...over,
  },
  place: {
    ...packing,
    packed: { ship: 'shipped', cancel: 'cancelled' },
    shipped: { 'make-ready': 'ready-for-pickup' },
    'ready-for-pickup': { 'hand-over': 'picked-up', cancel: 'cancelled' },
    ...over,
  },
  mail: {
    confirmed: { deliver: 'delivered', cancel: 'cancelled' },
    'in-progress': {},
    packed: {},
    shipped: {},
    'ready-for-pickup': {},
    ...over,
  },
} as const satisfies Record<FulfilmentMethod, Transitions<FulfilmentState, FulfilmentEvent>>

/** Announced by the shopper, in the house again, paid back. */
export const returnState = v.picklist(['announced', 'received', 'refunded'])
export type ReturnState = v.InferOutput<typeof returnState>

export const returnEvent = v.picklist(['receive', 'refund'])
export type ReturnEvent = v.InferOutput<typeof returnEvent>

export const returnLife = {
  announced: { receive: 'received' },
  received: { refund: 'refunded' },
  refunded: {},
} as const satisfies Transitions<ReturnState, ReturnEvent>

/** The state that an event of a fulfilment leads to; nothing when it is out of order. */
export function fulfilmentAfter(
  way: FulfilmentMethod,
  state: FulfilmentState,
  event: FulfilmentEvent,
): FulfilmentState | undefined {
  const table: Transitions<FulfilmentState, FulfilmentEvent> = fulfilmentLife[way]
  return table[state][event]
}

/** The events that may come next. */
export const eventsAfter = (way: FulfilmentMethod, state: FulfilmentState): FulfilmentEvent[] =>
  Object.keys(fulfilmentLife[way][state]) as FulfilmentEvent[]

/** The state that an event of a return leads to; nothing when it is out of order. */
export function returnAfter(state: ReturnState, event: ReturnEvent): ReturnState | undefined {
  const table: Transitions<ReturnState, ReturnEvent> = returnLife
  return table[state][event]
}

/** D22. */
export const orderStatus = v.picklist([
  'CREATED',
  'CONFIRMED',
  'IN_PROGRESS',
  'READY_FOR_PICKUP',
  'PARTIALLY_SHIPPED',
  'SHIPPED',
  'DELIVERED',
  'CANCELLED',
  'RETURNED',
])
export type OrderStatus = v.InferOutput<typeof orderStatus>

const left: ReadonlySet<FulfilmentState> = new Set(['shipped', 'ready-for-pickup', 'delivered', 'picked-up'])
const arrived: ReadonlySet<FulfilmentState> = new Set(['delivered', 'picked-up'])
const waiting: ReadonlySet<FulfilmentState> = new Set(['ready-for-pickup', ...arrived])

/**
 * How a paid order stands as a whole (D22), by the states of its fulfilments. `isReturned`: everything that came has gone
 * back and was paid back. What was cancelled counts for nothing, unless all was.
 */
export function orderStatusOf(
  fulfilments: readonly FulfilmentState[],
  { isReturned }: { readonly isReturned: boolean },
): OrderStatus {
  const live = fulfilments.filter(state => state !== 'cancelled')
  const all = (states: ReadonlySet<FulfilmentState>) => live.every(state => states.has(state))
  if (live.length === 0) return 'CANCELLED'
  if (isReturned) return 'RETURNED'
  if (all(arrived)) return 'DELIVERED'
  if (all(waiting)) return 'READY_FOR_PICKUP'
  if (all(left)) return 'SHIPPED'
  if (live.some(state => left.has(state))) return 'PARTIALLY_SHIPPED'
  return live.every(state => state === 'confirmed') ? 'CONFIRMED' : 'IN_PROGRESS'
}
