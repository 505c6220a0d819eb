import type { Cart } from '#src/commerce/calls/cart.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import type { Context, ShopperContext } from '../context.ts'
import { returnCredits, takeCredits } from '../credits/hold.ts'
import { couponUse, forgetUses, recordUse } from '../db/coupons.ts'
import { release, reserve } from '../db/stock.ts'
import { mayStillBeUsed } from '../promotions/coupons.ts'

/** Holds the stock of every line. */
function reserveAll({ db }: ShopperContext, orderNumber: string, cart: Cart): Result<undefined, 'INV405'> {
  const pieces = new Map<string, number>()
  for (const { upc, qty } of cart.items) pieces.set(upc, (pieces.get(upc) ?? 0) + qty)
  const missing = new Set([...pieces].filter(([upc, qty]) => !reserve(db, orderNumber, upc, qty)).map(([upc]) => upc))
  const short = cart.items.filter(({ upc }) => missing.has(upc)).map(({ id }) => id)
  if (short.length === 0) return ok(undefined)
  return fail('INV405', { items: short })
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

export type Unheld = 'INV405' | 'PRM140' | 'PRM150'

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
