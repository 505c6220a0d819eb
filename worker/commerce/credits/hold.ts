import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'

import type { Context, ShopperContext } from '../context.ts'
import { findAccount } from '../db/accounts/accounts.ts'
import { movePoints } from '../db/orders/points.ts'
import { markReturned, orderCredits, recordCredit, spendAllowance, type OrderCredit } from '../db/orders/credits.ts'
import { moveValue } from '../db/orders/value-cards.ts'
import { allowanceFor, isAllowance, payingCredits, unitsOf } from './credits.ts'

/** Takes from (`direction` 1) or gives back to (-1) what a credit draws on. */
function move({ db, now }: Context, orderNumber: string, credit: OrderCredit, direction: 1 | -1): void {
  const { method, reference, units } = credit
  const signed = direction * units
  if (method === 'LOYALTY_POINTS')
    movePoints(db, reference, -signed, direction === 1 ? `order ${orderNumber}` : `given back ${orderNumber}`, now())
  else if (method === 'EMPLOYEE_DISCOUNT') spendAllowance(db, reference, 'employee', signed)
  else if (isAllowance(method)) {
    const kind = allowanceFor(findAccount(db, reference), method)?.kind
    if (kind !== undefined) spendAllowance(db, reference, kind, signed)
  } else
    moveValue(
      db,
      { cardId: reference, delta: -signed, reason: direction === 1 ? 'order' : 'given-back', orderNumber },
      now(),
    )
}

/** The part of an employee's annual cap a cart uses: its lines with employee discount (R139). */
function cappedWorth({ promotions }: Context, cart: Cart): number {
  const capped = new Set(promotions.filter(promotion => promotion.capped).map(({ id }) => id))
  return cart.items
    .filter(({ productPromotions }) => productPromotions.some(({ promotionId }) => capped.has(promotionId)))
    .reduce((sum, { price }) => sum + price.priceAfterItemDiscount, 0)
}

/** Takes what the cart was quoted to pay with before its card, and what it uses of an annual cap. */
export function takeCredits(context: ShopperContext, orderNumber: string, cart: Cart): void {
  const discounted = cappedWorth(context, cart)
  const taken: OrderCredit[] = payingCredits(context, cart.id, cart.totals.total)
    .filter(({ amount }) => amount > 0)
    .map(credit => ({ ...credit, units: unitsOf(credit) }))
  if (discounted > 0)
    taken.push({
      method: 'EMPLOYEE_DISCOUNT',
      reference: context.consumerId,
      amount: discounted,
      units: discounted,
    })
  for (const credit of taken) {
    move(context, orderNumber, credit, 1)
    recordCredit(context.db, orderNumber, credit)
  }
}

/** Gives back some units of a credit that an order took. */
export const giveBackUnits = (context: Context, orderNumber: string, credit: OrderCredit): void =>
  move(context, orderNumber, credit, -1)

/** Gives back all that an order took which was never paid; twice changes nothing. */
export function returnCredits(context: Context, orderNumber: string): void {
  for (const credit of orderCredits(context.db, orderNumber)) move(context, orderNumber, credit, -1)
  markReturned(context.db, orderNumber, context.now())
}
