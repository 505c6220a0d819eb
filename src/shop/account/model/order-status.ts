import type { PurchaseSummary } from '#src/commerce/calls/orders/purchases.ts'

type Status = PurchaseSummary['status']

/** How loud a state of an order (D22) is said: what asks for something of the shopper, what is done, and the rest. */
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
