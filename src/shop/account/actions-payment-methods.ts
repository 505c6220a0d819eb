import * as v from 'valibot'

import { href } from '#routes/href.ts'
import { formatMoney } from '#src/kit/money.ts'
import { fail, ok } from '#src/kit/result.ts'
import { locales } from '#src/language/locales.ts'

import { atField } from '../at-field.ts'
import { command, type CommandContext } from '../command.ts'
import { flag } from '../sign-in/model/fields.ts'

const paymentInstrumentId = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/))
const cards = ({ locale }: CommandContext) => href(locale, 'accountCreditCards')

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

/** `POST /-/account/gift-card`: what is left on a gift card; what is wrong with it is said at the input. */
const giftCard = command({
  input: v.object({
    number: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(32)),
    pin: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(8)),
  }),
  secret: ['pin'],
  run: async ({ commerce, locale }, form) => {
    const found = await commerce('cart.gift-card.balance', form)
    if (!found.ok) return atField(found)
    const { last4, balance, currency } = found.value
    const amount = formatMoney(balance, currency, locales[locale].tag)
    return ok({
      value: found.value,
      to: href(locale, 'accountGiftCards'),
      notice: { key: 'account.gift.left', values: { last4, amount } },
    })
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
  'add-card': addCard,
  'main-card': mainCard,
  'remove-card': removeCard,
  'gift-card': giftCard,
  redeem,
} as const
