import type { Parsed } from '#src/commerce/call.ts'
import type { savedCardCalls, SavedGiftCard } from '#src/commerce/calls/consumer/saved-cards.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import type { AccountContext, Context } from '../../context.ts'
import { livingCard } from '../../credits/put-value-card.ts'
import { findSavedGiftCard, readSavedGiftCards, saveGiftCard } from '../../db/accounts/saved-gift-cards.ts'
import type { ValueCard } from '../../db/orders/value-cards.ts'
import { readTyped, type ValueCode } from '../cart/credits.ts'

/** A gift card as its account sees it: never its number. */
function shown({ now }: Pick<Context, 'now'>, card: ValueCard): SavedGiftCard {
  const { id, last4, balance, currency, expiresAt } = card
  return {
    giftCardId: id,
    last4,
    balance,
    currency,
    canPay: livingCard(card, now()).ok && balance > 0,
    ...(expiresAt !== undefined && { expiresAt: new Date(expiresAt).toISOString() }),
  }
}

export const savedGiftCardsOf = (context: AccountContext): SavedGiftCard[] =>
  readSavedGiftCards(context.db, context.account.id).map(card => shown(context, card))

type Creating = Extract<
  Parsed<(typeof savedCardCalls)['consumer.payment-instrument.create']>['body'],
  { readonly payment_method_id: 'GIFT_CARD' }
>

/** Keeps a gift card that somebody shows by number and PIN; the same once more is CC_ALREADY_EXISTS (R340). */
export function keepGiftCard(
  context: AccountContext,
  { number, pin }: Creating,
): Result<{ readonly giftCard: SavedGiftCard }, ValueCode | 'CC_ALREADY_EXISTS'> {
  const { db, account } = context
  const typed = readTyped(context, { method: 'GIFT_CARD', number, pin })
  if (!typed.ok) return typed
  const card = typed.value
  if (findSavedGiftCard(db, account.id, card.id) !== undefined) return fail('CC_ALREADY_EXISTS', { last4: card.last4 })
  saveGiftCard(db, account.id, card.id)
  return ok({ giftCard: shown(context, card) })
}
