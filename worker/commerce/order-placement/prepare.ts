import type { Cart, Flash } from '#src/commerce/calls/cart/cart-shapes.ts'
import type { Currency } from '#src/kit/money.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import { maxQtyOf } from '../cart/lines.ts'
import { quote } from '../cart/quote.ts'
import { isAddressed } from '../cart/shipments.ts'
import type { ShopperContext } from '../context.ts'
import { findBasket, touchBasket, type Basket } from '../db/orders/baskets.ts'
import { readLines, setLine } from '../db/orders/lines.ts'
import { findOrderOfBasket, insertDraft } from '../db/orders/orders.ts'
import { requote } from '../db/orders/placing.ts'
import { opaqueId } from '../random.ts'
import { freshNumber } from './order-number.ts'
import { changeDelivery, unfetchable } from './transitions.ts'

type Prepared = {
  readonly orderNumber: string
  readonly st: string
  readonly total: number
  readonly currency: Currency
  readonly cart: Cart
}

/** Brings lines down to what is there, and says so. */
function fitToStock({ db }: ShopperContext, basket: Basket): Flash[] {
  const tooMany = readLines(db, basket.id).filter(line => line.qty > maxQtyOf(line))
  for (const line of tooMany) setLine(db, line.id, line.upc, maxQtyOf(line))
  if (tooMany.length > 0) touchBasket(db, basket.id)
  return tooMany.map(line => ({
    type: 'ProductItemMaxQuantity',
    itemId: line.id,
    detail: { maxAllowedQty: maxQtyOf(line) },
  }))
}

type Fitted = { readonly changes: readonly Flash[]; readonly lowered: readonly Flash[] }

/**
 * Makes a basket possible: what cannot be fetched any more goes home, quantities come down. INV405 names the lines of
 * which nothing is left, which only the shopper may take out; nothing is changed then.
 */
function makePossible(context: ShopperContext, basket: Basket): Result<Fitted, 'INV405'> {
  const lines = readLines(context.db, basket.id)
  const moving = unfetchable(context, basket, lines)
  const ids = new Set(moving.map(({ id }) => id))
  const gone = lines.filter(({ id, available, sendable }) => (ids.has(id) ? sendable : available) <= 0)
  if (gone.length > 0) return fail('INV405', { items: gone.map(({ id }) => id) })
  return ok({ changes: changeDelivery(context, basket, moving), lowered: fitToStock(context, basket) })
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
    const fitted = makePossible(context, basket)
    if (!fitted.ok) return fitted
    const { changes, lowered } = fitted.value
    const flash = [...changes, ...lowered]
    const cart = quote(context, findBasket(db, basketId, consumerId) ?? basket, { flash })
    if (cart.items.length === 0) return fail('ORD430')
    // A change of delivery is said even when an address is missing for it; placing refuses until there is one.
    if (changes.length === 0 && !isAddressed(cart)) return fail('PYT405')
    const orderNumber = known?.orderNumber ?? freshNumber(context)
    const st = known?.st ?? opaqueId(random)
    if (known === undefined) insertDraft(db, { orderNumber, basketId, consumerId, st, createdAt: now(), quote: cart })
    else requote(db, orderNumber, cart)
    return ok({ orderNumber, st, total: cart.totals.total, currency: cart.currency, cart })
  })
