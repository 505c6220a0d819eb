import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import type { CartLine } from '#src/commerce/calls/cart/line-shapes.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import type { Context, ShopperContext } from '../context.ts'
import { returnCredits, takeCredits } from '../credits/hold.ts'
import { couponUse, forgetUses, recordUse } from '../db/orders/coupons.ts'
import { release, reserve } from '../db/catalogue/stock.ts'
import { mayStillBeUsed } from '../promotions/coupons.ts'

/** The store whose shelves a line comes from; nothing when it is sent. */
function storeOf({ shippingOptions }: CartLine): string | undefined {
  const chosen = shippingOptions.find(({ selected }) => selected)
  return chosen?.shippingMethod.code === 'pickup' ? chosen.storeInfo?.id : undefined
}

/** Whether a store of the neighbourhood could hand a line out that cannot be sent any more. */
const isOnShelf = ({ shippingOptions }: CartLine): boolean =>
  shippingOptions.some(
    ({ available, selected, shippingMethod: { code } }) => code === 'pickup' && available && !selected,
  )

/** Holds the stock of every line at the place it comes from; ORD518 when what is short could be fetched instead (D20). */
function reserveAll({ db }: ShopperContext, orderNumber: string, cart: Cart): Result<undefined, 'INV405' | 'ORD518'> {
  const wanted = new Map<string, { upc: string; storeId: string | undefined; qty: number; items: string[] }>()
  for (const item of cart.items) {
    const storeId = storeOf(item)
    const place = `${item.upc} ${storeId ?? ''}`
    const { qty, items } = wanted.get(place) ?? { qty: 0, items: [] }
    wanted.set(place, { upc: item.upc, storeId, qty: qty + item.qty, items: [...items, item.id] })
  }
  const short = [...wanted.values()].flatMap(one => (reserve(db, orderNumber, one) ? [] : one.items))
  if (short.length === 0) return ok(undefined)
  const lines = cart.items.filter(({ id }) => short.includes(id))
  return fail(lines.every(isOnShelf) ? 'ORD518' : 'INV405', { items: short })
}

/** Takes the codes the cart was priced with; one that has been used up meanwhile stops the order. */
function useCoupons(
  { db, promotions, consumerId }: ShopperContext,
  orderNumber: string,
  cart: Cart,
): Result<undefined, 'PRM140' | 'PRM150'> {
  for (const { code } of cart.couponItems.filter(({ applied }) => applied)) {
    const promotion = promotions.find(({ coupon }) => coupon?.code === code)
    const usable = promotion && mayStillBeUsed(promotion, couponUse(db, code, consumerId))
    if (usable?.ok === false) return fail(usable.code, { code })
    recordUse(db, code, orderNumber, consumerId)
  }
  return ok(undefined)
}

/** Gives back all that an order holds; twice changes nothing. */
export function letGo(context: Context, orderNumber: string): void {
  release(context.db, orderNumber)
  forgetUses(context.db, orderNumber)
  returnCredits(context, orderNumber)
}

const holds = [reserveAll, useCoupons]

type Unheld = 'INV405' | 'ORD518' | 'PRM140' | 'PRM150'

/** Holds everything an order needs, or nothing: pieces, codes, and what it is paid with before its card. Part of the first transaction. */
export function holdAll(context: ShopperContext, orderNumber: string, cart: Cart): Result<undefined, Unheld> {
  for (const hold of holds) {
    const held = hold(context, orderNumber, cart)
    if (held.ok) continue
    letGo(context, orderNumber)
    return held
  }
  takeCredits(context, orderNumber, cart)
  return ok(undefined)
}
