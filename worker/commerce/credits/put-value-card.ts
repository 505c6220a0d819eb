import { fail, ok, type Result } from '#src/kit/result.ts'

import type { Context } from '../context.ts'
import type { Account } from '../db/accounts/account.ts'
import { findAccount } from '../db/accounts/accounts.ts'
import { basketCredits, putCredit } from '../db/orders/credits.ts'
import type { ValueCard } from '../db/orders/value-cards.ts'
import { allowanceFor } from './credits.ts'

/** D13. */
const mostGiftCards = 5

/** Why a card pays nowhere. */
export type CardCode = 'GFC700' | 'GFC760' | 'GFC812'
/** Why it does not pay for this cart. */
type CartCode = 'AUT404' | 'GFC410' | 'GFC725' | 'GFC740' | 'GFC755'

/** A card that can pay somewhere: activated, not blocked, not expired. */
export function livingCard(card: ValueCard, at: number): Result<ValueCard, CardCode> {
  if (card.state !== 'active') return fail(card.state === 'inactive' ? 'GFC700' : 'GFC760')
  return card.expiresAt !== undefined && card.expiresAt <= at ? fail('GFC812') : ok(card)
}

/** R247: who has a credit of their own left uses that up before rewards. */
export const hasOwnCredit = (account: Account | undefined): boolean =>
  (['ATHLETES_PAYMENT', 'INFLUENCER_CREDIT'] as const).some(method => (allowanceFor(account, method)?.left ?? 0) > 0)

export type CreditedContext = Pick<Context, 'db' | 'now' | 'random' | 'catalogue'>
/** A cart and whose it is. */
export type OwnedCart = { readonly basketId: string; readonly consumerId: string }

/** Puts a gift card or reward into a cart when its owner may pay with it there. */
export function putValueCard(
  context: CreditedContext,
  { basketId, consumerId }: OwnedCart,
  card: ValueCard,
): Result<true, CardCode | CartCode> {
  const { db, now, catalogue } = context
  const living = livingCard(card, now())
  if (!living.ok) return living
  const { method, id: reference } = card
  const held = basketCredits(db, basketId)
  if (held.some(one => one.reference === reference)) return fail('GFC755')
  if (card.currency !== catalogue().currency) return fail('GFC725')
  if (card.balance === 0) return fail('GFC740')
  if (method === 'GIFT_CARD' && held.filter(one => one.method === method).length >= mostGiftCards)
    return fail('GFC410', { mostGiftCards })
  if (method !== 'GIFT_CARD' && hasOwnCredit(findAccount(db, consumerId))) return fail('AUT404')
  putCredit(context, basketId, { method, reference })
  return ok(true)
}
