import * as v from 'valibot'

import { call } from '../call.ts'
import { address } from './delivery-shapes.ts'
import { captcha, inAccount } from './session-shapes.ts'
import { card } from './payment-shapes.ts'

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

export const savedCardCalls = {
  'consumer.payment-instruments.list': call({
    method: 'GET',
    path: '/consumers-v3/consumer/payment_instruments',
    who: 'registered',
    query: v.object({ filter: v.optional(v.literal('CREDIT_CARD')) }),
    answer: v.object({ payment_instruments: v.array(savedCard) }),
    errors: inAccount,
  }),
  /** Keeps a card that was typed into the provider's fields in this account's own payment session. */
  'consumer.payment-instrument.create': call({
    method: 'POST',
    path: '/consumers-v3/consumer/payment_instruments',
    who: 'registered',
    query: v.object({ filter: v.optional(v.literal('CREDIT_CARD')) }),
    body: v.object({
      paymentInstrumentId: token,
      addressId: v.optional(v.string()),
      main: v.optional(v.boolean(), false),
      recaptcha_response: captcha,
    }),
    answer: savedCard,
    errors: [...inAccount, 'AUT403', 'CC_ALREADY_EXISTS', 'CCA401', 'FE309', 'PAY400', 'PYT300', 'PYT404'],
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
