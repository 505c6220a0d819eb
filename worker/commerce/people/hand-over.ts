import type { AnswerOf } from '#src/commerce/calls/index.ts'
import type { Associate } from '#src/commerce/calls/session-shapes.ts'

import { quote } from '../cart/quote.ts'
import type { AssociateContext, Context, ShopperContext } from '../context.ts'
import { writeAction } from '../db/accounts/associate-actions.ts'
import { findBasket, type Basket } from '../db/orders/baskets.ts'
import { issueCode, lifeMs, readCode, useCode, voidCodes } from '../db/accounts/codes.ts'
import { isBeingPlaced } from '../db/orders/placing.ts'
import { takeWhole } from './take-over.ts'

type Offered = { readonly basket: Basket; readonly associate: Associate }

/** Makes the code that hands an associate's cart over; earlier codes for it become void. */
export function handOver(context: AssociateContext, basket: Basket): AnswerOf<'cart.hand-over.create'> {
  const { associate, consumerId, now } = context
  voidCodes(context, 'hand-over', basket.id)
  const code = issueCode(context, 'hand-over', basket.id, { consumerId, associate })
  const { totalItems } = quote(context, basket)
  writeAction(context, associate, { kind: 'handed-over', facts: { totalItems } })
  return { code, expiresAt: new Date(now() + lifeMs['hand-over']).toISOString() }
}

/** The cart a code is for, while it is still that associate's and no order is made of it; used, expired and unknown codes are the same. */
export function offeredBy(context: Context, code: string): Offered | undefined {
  const read = readCode(context, 'hand-over', code)
  if (!read.ok) return undefined
  const { associate, consumerId } = read.value.facts
  const basket = findBasket(context.db, read.value.subject, consumerId)
  return basket === undefined || isBeingPlaced(context.db, basket.id) ? undefined : { basket, associate }
}

/** The cart is the caller's from here on. */
export function takeOverCart(
  context: ShopperContext,
  { basket, associate }: Offered,
  code: string,
): AnswerOf<'cart.hand-over.take'> {
  const { db, consumerId } = context
  useCode(context, code)
  const merged = takeWhole(context, basket.id, consumerId)
  const cart = quote(context, findBasket(db, basket.id, consumerId) ?? basket)
  writeAction(context, associate, { kind: 'taken-over', facts: { totalItems: cart.totalItems } })
  return { cart, associate, ...merged }
}
