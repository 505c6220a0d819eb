import type { Handlers, Parsed } from '#src/commerce/call.ts'
import type { CodeOf } from '#src/commerce/calls/index.ts'
import type { savedCardCalls, SavedCard } from '#src/commerce/calls/consumer/saved-cards.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import type { AccountContext, Contexts } from '../../context.ts'
import { findAddress } from '../../db/accounts/addresses.ts'
import { findBasket } from '../../db/orders/baskets.ts'
import {
  addCard,
  findCard,
  hasCard,
  makeMain,
  readCards,
  removeCard,
  setCardAddress,
  type KeptCard,
} from '../../db/accounts/cards.ts'
import { forgetGiftCard } from '../../db/accounts/saved-gift-cards.ts'
import { captchaPasses } from '../../rules/captcha.ts'
import { isExpired } from '../../rules/expiry.ts'
import { keepGiftCard, savedGiftCardsOf } from './saved-gift-cards.ts'

/** A card with the address it is billed to (R125). */
function shown({ db, account, now }: AccountContext, card: KeptCard): SavedCard {
  const address = card.addressId === undefined ? undefined : findAddress(db, account.id, card.addressId)
  return { ...card, isExpired: isExpired(card.card.expiry, now()), ...(address && { address }) }
}

/** The card as it is after a change. */
function answered(
  context: AccountContext,
  id: string,
): { ok: true; value: SavedCard } | ReturnType<typeof fail<'PYT404'>> {
  const card = findCard(context.db, context.account.id, id)
  return card === undefined ? fail('PYT404') : ok(shown(context, card))
}

type Creating = Exclude<
  Parsed<(typeof savedCardCalls)['consumer.payment-instrument.create']>['body'],
  { readonly payment_method_id: 'GIFT_CARD' }
>

/**
 * Saves a card. The provider is asked for the token's card, which must have been entered in a session of this account
 * or its own basket; any other token counts as missing (PYT404). The same token again is PYT300, the same card under
 * another token CC_ALREADY_EXISTS.
 */
async function keepCard(
  context: AccountContext,
  { paymentInstrumentId, addressId, main, recaptcha_response }: Creating,
): Promise<Result<SavedCard, CodeOf<'consumer.payment-instrument.create'>>> {
  const { db, account, payments, now } = context
  if (!captchaPasses(recaptcha_response)) return fail('AUT403')
  if (addressId !== undefined && findAddress(db, account.id, addressId) === undefined) return fail('CCA401')
  const read = await payments.readInstrument(paymentInstrumentId)
  if (!read.ok) return fail(read.code === 'missing' ? 'PYT404' : 'PAY400')
  const { reference, brand, last4, expiry, bin } = read.value
  if (reference !== account.id && findBasket(db, reference, account.id) === undefined) return fail('PYT404')
  if (isExpired(expiry, now())) return fail('FE309')
  const card = { paymentInstrumentId, brand, last4, expiry, bin }
  return db.transact(() => {
    if (findCard(db, account.id, paymentInstrumentId) !== undefined) return fail('PYT300', { last4 })
    if (hasCard(db, account.id, card)) return fail('CC_ALREADY_EXISTS', { last4 })
    addCard(db, account.id, { card, main, ...(addressId === undefined ? {} : { addressId }) })
    return answered(context, paymentInstrumentId)
  })
}

export const savedCardHandlers = {
  'consumer.payment-instruments.list': ({ query: { filter } }, context) =>
    ok(
      filter === 'GIFT_CARD'
        ? { payment_instruments: [], gift_cards: savedGiftCardsOf(context) }
        : {
            payment_instruments: readCards(context.db, context.account.id).map(card => shown(context, card)),
            gift_cards: [],
          },
    ),
  'consumer.payment-instrument.create': ({ body }, context) =>
    'number' in body ? keepGiftCard(context, body) : keepCard(context, body),
  'consumer.payment-instrument.update': ({ path: { paymentInstrumentId: id }, body: { main, addressId } }, context) => {
    const { db, account } = context
    if (findCard(db, account.id, id) === undefined) return fail('PYT404')
    if (addressId !== undefined && findAddress(db, account.id, addressId) === undefined) return fail('CCA401')
    return db.transact(() => {
      if (main === true) makeMain(db, account.id, id)
      if (addressId !== undefined) setCardAddress(db, id, addressId)
      return answered(context, id)
    })
  },
  'consumer.payment-instrument.remove': ({ path: { paymentInstrumentId } }, { db, account }) => {
    if (forgetGiftCard(db, account.id, paymentInstrumentId) > 0) return ok({ paymentInstrumentId })
    if (findCard(db, account.id, paymentInstrumentId) === undefined) return fail('PYT404')
    db.transact(() => removeCard(db, account.id, paymentInstrumentId))
    return ok({ paymentInstrumentId })
  },
} satisfies Handlers<typeof savedCardCalls, Contexts>
