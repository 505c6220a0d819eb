import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'

import { jsonColumn } from '../database.ts'

/** The cart of an order as it was quoted. */
export const quoteColumn = jsonColumn<Cart>()
