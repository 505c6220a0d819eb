import type { Cart, Flash } from '#src/commerce/calls/cart.ts'
import type { Currency } from '#src/kit/money.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import { mostOf } from '../cart/lines.ts'
import { quote } from '../cart/quote.ts'
import type { ShopperContext } from '../context.ts'
import { findBasket, touchBasket, type Basket } from '../db/baskets.ts'
import { readLines, setLine } from '../db/lines.ts'
import { findOrderOfBasket, insertDraft, requote } from '../db/orders.ts'
import { opaqueId } from '../random.ts'
import { freshNumber } from './order-number.ts'

type Prepared = {
  readonly orderNumber: string
  readonly st: string
  readonly total: number
  readonly currency: Currency
  readonly cart: Cart
}

/**
 * Brings lines down to what is there, and says so; INV405 names the lines of which nothing is left, which only the
 * shopper may take out.
 */
function fitToStock({ db }: ShopperContext, basket: Basket): Result<Flash[], 'INV405'> {
  const lines = readLines(db, basket.id)
  const gone = lines.filter(({ available }) => available <= 0)
  if (gone.length > 0) return fail('INV405', { items: gone.map(({ id }) => id) })
  const tooMany = lines.filter(line => line.qty > mostOf(line))
  for (const line of tooMany) setLine(db, line.id, line.upc, mostOf(line))
  if (tooMany.length > 0) touchBasket(db, basket.id)
  return ok(
    tooMany.map(line => ({
      type: 'ProductItemMaxQuantity',
      itemId: line.id,
      detail: { maxAllowedQty: mostOf(line) },
    })),
  )
}

/** Quotes the basket and gives it an order number to come; asking again quotes anew and keeps the number. */
export const prepareOrder = (
  context: ShopperContext,
  basketId: string,
): Result<Prepared, 'BSK404' | 'INV405' | 'ORD430' | 'PYT405'> =>
  context.db.transact(() => {
    const { db, now, random, consumerId } = context
    const basket = findBasket(db, basketId, consumerId)
    if (basket === undefined) return fail('BSK404')
    const known = findOrderOfBasket(db, basketId, consumerId)
    if (known !== undefined && known.placing !== 'draft' && known.placing !== 'failed') {
      const { orderNumber, st, total, quote: cart } = known
      return ok({ orderNumber, st, total, currency: cart.currency, cart })
    }
    const fitted = fitToStock(context, basket)
    if (!fitted.ok) return fitted
    const cart = quote(context, findBasket(db, basketId, consumerId) ?? basket, fitted.value)
    if (cart.items.length === 0) return fail('ORD430')
    if (basket.shippingAddress === undefined) return fail('PYT405')
    const orderNumber = known?.orderNumber ?? freshNumber(context)
    const st = known?.st ?? opaqueId(random)
    if (known === undefined) insertDraft(db, { orderNumber, basketId, consumerId, st, createdAt: now(), quote: cart })
    else requote(db, orderNumber, cart)
    return ok({ orderNumber, st, total: cart.totals.total, currency: cart.currency, cart })
  })
