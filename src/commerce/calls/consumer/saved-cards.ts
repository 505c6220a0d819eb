import * as v from 'valibot'

import { call } from '../../call.ts'
import { address } from '../cart/delivery-shapes.ts'
import { captcha, inAccount } from '../session-shapes.ts'
import { card } from '../cart/payment-shapes.ts'
import { amount, currency, text } from '../shapes.ts'

const token = card.entries.paymentInstrumentId

/** A card in the account: the provider's token and what may be shown of it, never its number. */
export const savedCard = v.object({
  main: v.boolean(),
  isExpired: v.boolean(),
  card,
  /** The billing address it goes with. */
  addressId: v.optional(v.string()),
  address: v.optional(address),
})
export type SavedCard = v.InferOutput<typeof savedCard>

/** A gift card in the account, by its last digits. */
export const savedGiftCard = v.object({
  giftCardId: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
  last4: v.string(),
  balance: amount,
  currency,
  /** ISO 8601; absent when it never ends. */
  expiresAt: v.optional(v.string()),
  /** Whether anything is left on it that can be spent now. */
  canPay: v.boolean(),
})
export type SavedGiftCard = v.InferOutput<typeof savedGiftCard>

/** Which instruments are meant (R301). */
const filter = v.optional(v.picklist(['CREDIT_CARD', 'GIFT_CARD']))

export const savedCardCalls = {
  'consumer.payment-instruments.list': call({
    method: 'GET',
    path: '/consumers-v3/consumer/payment_instruments',
    who: 'registered',
    query: v.object({ filter }),
    /** Cards, unless `filter` asks for gift cards. */
    answer: v.object({
      payment_instruments: v.array(savedCard),
      gift_cards: v.optional(v.array(savedGiftCard), []),
    }),
    errors: inAccount,
  }),
  /**
   * Keeps a card that was typed into the provider's fields in this account's own payment session, or a gift card by its
   * number and PIN.
   */
  'consumer.payment-instrument.create': call({
    method: 'POST',
    path: '/consumers-v3/consumer/payment_instruments',
    who: 'registered',
    query: v.object({ filter }),
    body: v.union([
      v.object({ payment_method_id: v.literal('GIFT_CARD'), number: text(32), pin: text(8) }),
      v.object({
        paymentInstrumentId: token,
        addressId: v.optional(v.string()),
        main: v.optional(v.boolean(), false),
        recaptcha_response: captcha,
      }),
    ]),
    answer: v.union([savedCard, v.object({ giftCard: savedGiftCard })]),
    errors: [
      ...inAccount,
      'AUT403',
      'CC_ALREADY_EXISTS',
      'CCA401',
      'FE309',
      'GFC400',
      'GFC700',
      'GFC760',
      'GFC799',
      'GFC800',
      'GFC812',
      'PAY400',
      'PYT300',
      'PYT404',
    ],
  }),
  'consumer.payment-instrument.update': call({
    method: 'PATCH',
    path: '/consumers-v3/consumer/payment_instruments/{paymentInstrumentId}',
    who: 'registered',
    body: v.object({ main: v.optional(v.boolean()), addressId: v.optional(v.string()) }),
    answer: savedCard,
    errors: [...inAccount, 'CCA401', 'PYT404'],
  }),
  'consumer.payment-instrument.remove': call({
    method: 'DELETE',
    path: '/consumers-v3/consumer/payment_instruments/{paymentInstrumentId}',
    who: 'registered',
    answer: v.object({ paymentInstrumentId: v.string() }),
    errors: [...inAccount, 'PYT404'],
  }),
} as const
