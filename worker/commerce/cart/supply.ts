import type { Flash } from '#src/commerce/calls/cart/cart-shapes.ts'

import type { Context } from '../context.ts'
import { readLines } from '../db/orders/lines.ts'
import { maxQtyOf } from './lines.ts'

/** Lines of a basket that are no longer available, or hold more than is available. */
export const supplyOf = ({ db }: Context, basketId: string): Flash[] =>
  readLines(db, basketId).flatMap(line => {
    const maxAllowedQty = maxQtyOf(line)
    if (line.qty <= maxAllowedQty) return []
    return maxAllowedQty === 0
      ? [{ type: 'ProductItemNotAvailable', itemId: line.id }]
      : [{ type: 'ProductItemMaxQuantity', itemId: line.id, detail: { maxAllowedQty } }]
  })
