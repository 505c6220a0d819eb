import type { Parcel } from '#src/commerce/calls/orders/purchases.ts'
import type { FulfilmentState, FulfilmentMethod, OrderStatus } from '#src/commerce/order-life.ts'

import type { Planned } from './plan.ts'

/** The state that everything in an order of this status is in, where no parcel says otherwise. */
const states: Readonly<Record<OrderStatus, FulfilmentState>> = {
  CREATED: 'confirmed',
  CONFIRMED: 'confirmed',
  IN_PROGRESS: 'in-progress',
  READY_FOR_PICKUP: 'ready-for-pickup',
  PARTIALLY_SHIPPED: 'packed',
  SHIPPED: 'shipped',
  DELIVERED: 'delivered',
  CANCELLED: 'cancelled',
  RETURNED: 'delivered',
}

type Past = { readonly status: OrderStatus; readonly parcels: readonly Parcel[]; readonly createdAt: number }
type Placed = Planned & { readonly state: FulfilmentState; readonly movedAt: number }

/** A pickup is handed over where a parcel would be delivered, and a parcel never waits to be picked up. */
function asFetched(way: FulfilmentMethod, state: FulfilmentState): FulfilmentState {
  if (way === 'home' || way === 'mail') return state === 'ready-for-pickup' ? 'packed' : state
  return state === 'delivered' ? 'picked-up' : state
}

/** So many parts of what goes home as there are parcels, and one that has not left in an order partly on its way. */
function dealt(planned: readonly Planned[], { status, parcels }: Past): readonly Planned[] {
  const count = parcels.length + (status === 'PARTIALLY_SHIPPED' ? 1 : 0)
  const [whole, ...others] = planned.filter(({ way }) => way !== 'mail')
  if (whole === undefined || others.length > 0 || count < 2) return planned
  const parts = Array.from({ length: Math.min(count, whole.lines.length) }, (_, part) => ({
    ...whole,
    lines: whole.lines.filter((_line, index) => index % count === part),
  }))
  return [...parts, ...planned.filter(({ way }) => way === 'mail')]
}

/** How far the parts of an order are that had its life before there were fulfilments. */
export function statesOfPast(planned: readonly Planned[], past: Past): Placed[] {
  const { status, parcels, createdAt } = past
  const isOver = status !== 'CONFIRMED' && status !== 'CREATED'
  return dealt(planned, past).map((part, index) => {
    const parcel = parcels.find(({ number }) => number === index + 1)
    const whole = part.way === 'mail' && isOver && status !== 'CANCELLED' ? 'delivered' : states[status]
    if (parcel === undefined) return { ...part, state: asFetched(part.way, whole), movedAt: createdAt }
    const { shippedAt, deliveredAt } = parcel
    const state = deliveredAt === undefined ? 'shipped' : 'delivered'
    return { ...part, state: asFetched(part.way, state), movedAt: Date.parse(deliveredAt ?? shippedAt) }
  })
}
