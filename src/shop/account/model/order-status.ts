import type { PurchaseSummary } from '#src/commerce/calls/orders/purchases.ts'

type Status = PurchaseSummary['status']

/** The badge of an order's state (D22): one look for states in which the shopper has to act, one for finished orders, one for the rest. */
const looks = {
  CREATED: 'warning',
  CONFIRMED: 'pine',
  IN_PROGRESS: 'pine',
  READY_FOR_PICKUP: 'warning',
  PARTIALLY_SHIPPED: 'pine',
  SHIPPED: 'pine',
  DELIVERED: 'plain',
  CANCELLED: 'plain',
  RETURNED: 'plain',
} as const satisfies Record<Status, 'plain' | 'pine' | 'warning'>

export const lookOf = (status: Status): (typeof looks)[Status] => looks[status]

/** The states in which orders can be asked for, in the order they pass through them. */
export const orderStatuses = Object.keys(looks) as readonly Status[]
