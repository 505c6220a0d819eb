import { maxQtyOf } from '../cart/lines.ts'
import { putCoupon } from '../cart/put-coupon.ts'
import type { Context } from '../context.ts'
import { putValueCard, type OwnedCart } from '../credits/put-value-card.ts'
import { takeGiftReceipt } from '../db/orders/baskets.ts'
import { couponsOf } from '../db/orders/coupons.ts'
import { basketCredits, putCredit } from '../db/orders/credits.ts'
import { insertLine, isSameThing, readLines, setLine } from '../db/orders/lines.ts'
import { moveAdjustment } from '../db/orders/price-adjustments.ts'
import { readValueCard } from '../db/orders/value-cards.ts'

export type Surroundings = Pick<Context, 'db' | 'now' | 'random' | 'site' | 'promotions' | 'catalogue'>

/** The same item grows, at most to its limit, and keeps what an associate took off it. */
function mergeLines(surroundings: Surroundings, from: string, into: string): void {
  const { db } = surroundings
  const there = readLines(db, into)
  for (const { id, upc, recipe_id: recipeId, qty, delivery, giftOption, giftAmount } of readLines(db, from)) {
    const thing = { upc, recipeId, giftOption, giftAmount }
    const line = there.find(one => isSameThing(one, thing))
    if (line !== undefined) setLine(db, line.id, upc, Math.max(line.qty, Math.min(line.qty + qty, maxQtyOf(line))))
    moveAdjustment(db, id, line?.id ?? insertLine(surroundings, into, { ...thing, qty, delivery }))
  }
}

/** How many of the codes may not be used with the others, or not by the cart's owner. */
const mergeCoupons = (surroundings: Surroundings, from: string, into: OwnedCart): number =>
  couponsOf(surroundings.db, from).filter(code => {
    const put = putCoupon(surroundings, into, code)
    return !put.ok && put.code !== 'PRM416'
  }).length

/** How many gift cards and rewards cannot pay here; points and credits go along with the account they are of. */
function mergeCredits(surroundings: Surroundings, from: string, into: OwnedCart): number {
  const { db } = surroundings
  return basketCredits(db, from).filter(({ method, reference, wanted }) => {
    const card = readValueCard(db, reference)
    if (card !== undefined) {
      const put = putValueCard(surroundings, into, card)
      return !put.ok && put.code !== 'GFC755'
    }
    if (reference === into.consumerId)
      putCredit(surroundings, into.basketId, { method, reference, ...(wanted !== undefined && { wanted }) })
    return false
  }).length
}

/**
 * D29: nothing that was in either basket is lost. How many promo codes, gift cards and rewards had to stay out, because
 * a cart holds no more of them or its owner may not use them; their worth is untouched.
 */
export function mergeCarts(surroundings: Surroundings, from: string, into: OwnedCart): number {
  mergeLines(surroundings, from, into.basketId)
  takeGiftReceipt(surroundings.db, from, into.basketId)
  return mergeCoupons(surroundings, from, into) + mergeCredits(surroundings, from, into)
}
