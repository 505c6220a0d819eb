import type { CartLine } from '#src/commerce/calls/cart/line-shapes.ts'

import type { Database } from '../db/database.ts'
import { fulfilmentsOf, type Fulfilment } from '../db/orders/fulfilments.ts'
import { isAnySpent } from '../db/orders/issued-cards.ts'
import type { StoredOrder } from '../db/orders/orders.ts'
import { returnsOf, type Return } from '../db/orders/returns.ts'
import { returnMs } from '../rules/purchases.ts'

/** How many pieces of a line were sent, cancelled or returned, and how many still can be. */
export type Pieces = {
  readonly itemId: string
  readonly qty: number
  readonly cancelled: number
  /** On their way back, or back. */
  readonly returned: number
  /** Paid back after they came. */
  readonly refunded: number
  readonly canCancel: number
  readonly canReturn: number
}

type Facts = { readonly fulfilments: readonly Fulfilment[]; readonly returns: readonly Return[]; readonly at: number }

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0)

/** Pieces of a line in the fulfilments that fit, those that were cancelled left out. */
const liveIn = (fulfilments: readonly Fulfilment[], itemId: string, fits: (one: Fulfilment) => boolean): number =>
  sum(
    fulfilments
      .filter(one => fits(one))
      .flatMap(({ lines }) =>
        lines.filter(line => line.itemId === itemId).map(({ qty, cancelled }) => qty - cancelled),
      ),
  )

/** Whether what was sent is where it was to go. */
export const hasArrived = ({ state }: Fulfilment): boolean => state === 'delivered' || state === 'picked-up'

function piecesOfLine({ id: itemId, qty, bonus, giftCard }: CartLine, { fulfilments, returns, at }: Facts): Pieces {
  const lines = returns.flatMap(({ state, lines: those }) =>
    those.filter(line => line.itemId === itemId).map(line => ({ state, count: line.received ?? line.qty })),
  )
  const returned = sum(lines.map(({ count }) => count))
  const isFresh = (one: Fulfilment) => hasArrived(one) && at - one.movedAt <= returnMs
  const mayGoBack = bonus || giftCard !== undefined ? 0 : liveIn(fulfilments, itemId, isFresh)
  return {
    itemId,
    qty,
    cancelled: qty - liveIn(fulfilments, itemId, () => true),
    returned,
    refunded: sum(lines.filter(({ state }) => state === 'refunded').map(({ count }) => count)),
    canCancel: bonus ? 0 : liveIn(fulfilments, itemId, ({ state }) => state === 'confirmed'),
    canReturn: Math.max(0, mayGoBack - returned),
  }
}

/** Every line of a paid order; what has ended as a whole may not be touched any more. */
export function piecesOf(db: Database, order: StoredOrder, at: number): Pieces[] {
  const { orderNumber, quote, status, placing } = order
  if (placing !== 'final') return []
  const facts = { fulfilments: fulfilmentsOf(db, orderNumber), returns: returnsOf(db, orderNumber), at }
  const isOver = status === 'CANCELLED' || status === 'RETURNED'
  const hasSpentCard = isAnySpent(db, orderNumber)
  return quote.items.map(line => {
    const pieces = piecesOfLine(line, facts)
    return {
      ...pieces,
      canCancel: isOver || (hasSpentCard && line.giftCard !== undefined) ? 0 : pieces.canCancel,
      canReturn: isOver ? 0 : pieces.canReturn,
    }
  })
}
