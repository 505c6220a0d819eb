import type { PastOrder } from '#worker/commerce/seed/people.ts'

const old = (daysAgo: number, lines: number): PastOrder => ({ status: 'DELIVERED', daysAgo, lines, parcels: [4] })

/** Orders in every state (D22), the newest first, and enough old ones for three pages of ten. */
export const history: readonly PastOrder[] = [
  { status: 'CREATED', daysAgo: 0, lines: 1 },
  { status: 'CONFIRMED', daysAgo: 1, lines: 2 },
  { status: 'IN_PROGRESS', daysAgo: 2, lines: 1 },
  { status: 'READY_FOR_PICKUP', daysAgo: 4, lines: 1, isFetched: true },
  { status: 'PARTIALLY_SHIPPED', daysAgo: 5, lines: 3, parcels: [-1] },
  { status: 'SHIPPED', daysAgo: 7, lines: 2, parcels: [-1] },
  { status: 'DELIVERED', daysAgo: 12, lines: 2, parcels: [3, 5], hasGiftCard: true },
  { status: 'CANCELLED', daysAgo: 20, lines: 1 },
  { status: 'RETURNED', daysAgo: 33, lines: 1, parcels: [4], isReturned: true },
  ...Array.from({ length: 15 }, (_, place) => old(90 + place * 41, 1 + (place % 3))),
]
