import * as v from 'valibot'

import { href } from '#routes/href.ts'
import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import type { SavedGiftCard } from '#src/commerce/calls/consumer/saved-cards.ts'
import { formatMoney } from '#src/kit/money.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'
import { keptGiftCardCode } from '#src/language/checkout-refusals.ts'
import type { MessageKey } from '#src/language/keys.ts'
import { locales } from '#src/language/locales.ts'

import { atField } from '../at-field.ts'
import { openCart, recreateCart } from '../basket.ts'
import type { CommandResult } from '../command-answer.ts'
import { command, type CommandContext } from '../command.ts'
import { cardNumber, cardPin } from '../gift-card/model/typed-card.ts'
import { flag } from '../sign-in/model/fields.ts'

const paymentInstrumentId = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/))
type GiftCardFacts = Pick<SavedGiftCard, 'last4' | 'balance' | 'currency'>
const cards = ({ locale }: CommandContext) => href(locale, 'accountCreditCards')

const toCardFields = ({ locale }: CommandContext, cart: Result<Cart>): Result<CommandResult<unknown>> =>
  cart.ok ? ok({ value: {}, to: href(locale, 'accountAddCard') }) : cart

/**
 * `POST /-/account/open-card-fields`: opens the cart whose payment session the card's fields need, or makes the one anew that the
 * platform no longer has, and leads to them.
 */
const openCardFields = command({
  input: v.object({}),
  run: async context => {
    const { basketId } = context.visit
    const found = basketId === undefined ? undefined : await context.commerce('cart.cart.get', { basketId })
    if (found === undefined) return toCardFields(context, await openCart(context))
    return toCardFields(context, !found.ok && found.code === 'BSK404' ? await recreateCart(context) : found)
  },
})

/**
 * `POST /-/account/add-card`: keeps a card by its token. Of a card that is there already the platform's own message is
 * repeated, any other failure is that the card was not saved (R339).
 */
const addCard = command({
  input: v.object({
    paymentInstrumentId,
    addressId: v.optional(v.pipe(v.string(), v.maxLength(64))),
    main: flag,
  }),
  secret: ['paymentInstrumentId'],
  run: async (context, { addressId, ...card }) => {
    const added = await context.commerce('consumer.payment-instrument.create', {
      ...card,
      recaptcha_response: context.personAnswer,
      filter: 'CREDIT_CARD',
      ...(addressId !== undefined && addressId !== '' && { addressId }),
    })
    if (added.ok) return ok({ value: added.value, to: cards(context), notice: { key: 'account.card.added' } })
    // Whether one is a person is asked in the form; a session that is gone begins again by itself (R167).
    if (added.code === 'AUT403' || added.code === 'AUT498') return added
    return added.code === 'CC_ALREADY_EXISTS' ? fail(added.code, { said: added.message }) : fail('CARD_NOT_SAVED')
  },
})

/** `POST /-/account/main-card` */
const mainCard = command({
  input: v.object({ paymentInstrumentId }),
  run: async (context, { paymentInstrumentId }) => {
    const made = await context.commerce('consumer.payment-instrument.update', { paymentInstrumentId, main: true })
    return made.ok ? ok({ value: made.value, to: cards(context), notice: { key: 'account.saved' } }) : made
  },
})

/** `POST /-/account/remove-card` */
const removeCard = command({
  input: v.object({ paymentInstrumentId }),
  run: async (context, { paymentInstrumentId }) => {
    const removed = await context.commerce('consumer.payment-instrument.remove', { paymentInstrumentId })
    return removed.ok ? ok({ value: removed.value, to: cards(context), notice: { key: 'account.removed' } }) : removed
  },
})

/** The balance of a gift card, for the notice on the page of gift cards. */
function left({ locale }: CommandContext, key: MessageKey, { last4, balance, currency }: GiftCardFacts) {
  const values = { last4, amount: formatMoney(balance, currency, locales[locale].tag) }
  return ok({ value: {}, to: href(locale, 'accountGiftCards'), notice: { key, values } })
}

/**
 * `POST /-/account/gift-card`: what is left on a gift card, which is kept in the account where that is wanted (R340); what is
 * wrong with it is said at the input.
 */
const giftCard = command({
  input: v.object({
    number: v.pipe(cardNumber, v.minLength(1)),
    pin: v.pipe(cardPin, v.minLength(1)),
    keep: flag,
  }),
  secret: ['pin'],
  run: async (context, { keep, ...form }) => {
    const { commerce } = context
    if (!keep) {
      const found = await commerce('cart.gift-card.balance', form)
      return found.ok ? left(context, 'account.gift.left', found.value) : atField(found)
    }
    const kept = await commerce('consumer.payment-instrument.create', { ...form, payment_method_id: 'GIFT_CARD' })
    if (!kept.ok) return atField({ ...kept, code: keptGiftCardCode(kept.code) })
    return 'giftCard' in kept.value ? left(context, 'account.gift.kept', kept.value.giftCard) : fail('GEN500')
  },
})

/** `POST /-/account/remove-gift-card`: forgets it here; what is on it stays on it. */
const removeGiftCard = command({
  input: v.object({ giftCardId: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)) }),
  run: async ({ commerce, locale }, { giftCardId }) => {
    const removed = await commerce('consumer.payment-instrument.remove', { paymentInstrumentId: giftCardId })
    if (!removed.ok) return removed
    return ok({ value: removed.value, to: href(locale, 'accountGiftCards'), notice: { key: 'account.removed' } })
  },
})

const points = v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number))

/** `POST /-/account/redeem`: turns points into a reduction of the cart (R010, D33). */
const redeem = command({
  input: v.object({ points }),
  run: async ({ commerce, visit, locale }, { points }) => {
    if (visit.basketId === undefined) return fail('EMPTY_CART')
    const applied = await commerce('cart.reward.apply', {
      basketId: visit.basketId,
      appliedLoyaltyVoucher: { points },
    })
    if (!applied.ok) return atField(applied)
    return ok({ value: applied.value, to: href(locale, 'cart'), notice: { key: 'account.redeem.done' } })
  },
})

export const paymentMethodCommands = {
  'open-card-fields': openCardFields,
  'add-card': addCard,
  'main-card': mainCard,
  'remove-card': removeCard,
  'gift-card': giftCard,
  'remove-gift-card': removeGiftCard,
  redeem,
} as const
