import type { Parsed } from '#src/commerce/call.ts'
import type { cartPaymentCalls } from '#src/commerce/calls/cart/cart-payment.ts'
import { creditMethods, type CreditMethod } from '#src/commerce/calls/cart/payment-shapes.ts'
import type { AnswerOf, CodeOf } from '#src/commerce/calls/index.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import type { Context, ShopperContext } from '../../context.ts'
import { allowanceFor } from '../../credits/credits.ts'
import { hasOwnCredit, livingCard, putValueCard, type CardCode } from '../../credits/put-value-card.ts'
import type { Account } from '../../db/accounts/account.ts'
import { findAccount } from '../../db/accounts/accounts.ts'
import { findSavedGiftCard } from '../../db/accounts/saved-gift-cards.ts'
import { touchBasket, type Basket } from '../../db/orders/baskets.ts'
import { basketCredits, putCredit, removeCredit } from '../../db/orders/credits.ts'
import { findValueCard, valueCardId, type ValueCard, type ValueMethod } from '../../db/orders/value-cards.ts'
import { checkLimit, countAttempt } from '../../people/rate-limits.ts'
import { voucherPoints, worthOf } from '../../rules/loyalty.ts'
import { changingBasket } from './basket.ts'

type Typed = { readonly method: ValueMethod; readonly number: string; readonly pin?: string | undefined }
export type ValueCode = CardCode | 'GFC400' | 'GFC799' | 'GFC800'

/** The card of a typed number, if it can be used. Wrong numbers and PINs are counted against guessing. */
export function readTyped(context: ShopperContext, { method, number, pin }: Typed): Result<ValueCard, ValueCode> {
  const { db, now } = context
  if (number === '') return fail('GFC400')
  const target = valueCardId(method, number)
  const free = checkLimit(context, 'value-card', { target })
  if (!free.ok) return free
  const card = findValueCard(db, method, number, pin)
  if (card === undefined) {
    countAttempt(context, 'value-card', target)
    return fail('GFC800')
  }
  return livingCard(card, now())
}

export function giftCardBalance(
  context: ShopperContext,
  { number, pin }: Omit<Typed, 'method'>,
): Result<AnswerOf<'cart.gift-card.balance'>, ValueCode> {
  const card = readTyped(context, { method: 'GIFT_CARD', number, pin })
  if (!card.ok) return card
  const { last4, balance, currency, expiresAt } = card.value
  return ok({
    last4,
    balance,
    currency,
    ...(expiresAt === undefined ? {} : { expiresAt: new Date(expiresAt).toISOString() }),
  })
}

type Given = Parsed<(typeof cartPaymentCalls)['cart.payment-instrument.add']>['body']
type Adding = Extract<Given, { readonly payment_method_id: CreditMethod }>

/** Whether something pays before the card, and not instead of it. */
export const isCredit = (given: Given): given is Adding =>
  creditMethods.some(method => method === given.payment_method_id)
type AddingCode = CodeOf<'cart.payment-instrument.add'>
type Added = Result<unknown, AddingCode>

function addValueCard(
  context: ShopperContext,
  basket: Basket,
  given: Extract<Adding, { readonly number: string }>,
): Added {
  const { db, consumerId } = context
  const { payment_method_id: method, number, pin, giftCardId } = given
  const saved = giftCardId === undefined ? undefined : findSavedGiftCard(db, consumerId, giftCardId)
  const card = giftCardId === undefined ? readTyped(context, { method, number, pin }) : ok(saved)
  if (!card.ok) return card
  return card.value === undefined
    ? fail('GFC800')
    : putValueCard(context, { basketId: basket.id, consumerId }, card.value)
}

/** Who may turn points into money: a confirmed member, who uses up a credit of their own first (R011, R020, R247). */
function pointsAccount(
  context: Context,
  consumerId: string,
): Result<Account, 'REW130' | 'REW135' | 'REW401' | 'AUT404'> {
  const account = findAccount(context.db, consumerId)
  if (account === undefined) return fail('REW401')
  if (account.loyaltySince === undefined) return fail('REW130')
  if (!account.loyaltyConfirmed) return fail('REW135')
  return hasOwnCredit(account) ? fail('AUT404') : ok(account)
}

function setPoints(context: ShopperContext, basket: Basket, points: number) {
  const { db, consumerId } = context
  const account = pointsAccount(context, consumerId)
  if (!account.ok) return account
  const held = basketCredits(db, basket.id).find(({ method }) => method === 'LOYALTY_POINTS')
  if (points === 0) return ok(held === undefined ? 0 : removeCredit(db, basket.id, held.id))
  if (worthOf(points) === 0 || points > account.value.points) return fail('REW140', { points: account.value.points })
  // Rounding down would use fewer points than the shopper asked for, without a word.
  if (points % voucherPoints !== 0) return fail('API400', { path: 'points', message: `in steps of ${voucherPoints}` })
  return ok(putCredit(context, basket.id, { method: 'LOYALTY_POINTS', reference: consumerId, wanted: points }))
}

function addAllowance(
  context: ShopperContext,
  basket: Basket,
  given: Exclude<Adding, { readonly number: string } | { readonly points: number }>,
): Added {
  const { db, consumerId } = context
  const { payment_method_id: method, amount } = given
  const allowance = allowanceFor(findAccount(db, consumerId), method)
  if (allowance === undefined) return fail('AUT404')
  if (allowance.left === 0) return fail('REW140')
  return ok(
    putCredit(context, basket.id, {
      method,
      reference: consumerId,
      ...(amount === undefined ? {} : { wanted: amount }),
    }),
  )
}

const take = (context: ShopperContext, basket: Basket, given: Adding): Added => {
  if ('points' in given) return setPoints(context, basket, given.points)
  return 'number' in given ? addValueCard(context, basket, given) : addAllowance(context, basket, given)
}

/** Puts something into the cart that pays before its card. */
export const addCredit = (context: ShopperContext, basketId: string, given: Adding) =>
  changingBasket<AddingCode>(context, basketId, basket => {
    const added = take(context, basket, given)
    return added.ok ? ok(touchBasket(context.db, basket.id)) : added
  })

export const applyReward = (context: ShopperContext, basketId: string, points: number) =>
  changingBasket<CodeOf<'cart.reward.apply'>>(context, basketId, basket => {
    const set = setPoints(context, basket, points)
    return set.ok ? ok(touchBasket(context.db, basket.id)) : set
  })
