import * as v from 'valibot'

import { address, words } from './shapes.ts'

/** What may pay here; section 3 has the wallet and the local banks (D27) among the ways to pay. */
export const banks = ['BANCONTACT', 'PAYCONIQ'] as const
export type PayingCode = 'CREDIT_CARD' | 'WALLET' | (typeof banks)[number]

const billing = v.optional(v.literal('shipping'))

/** What is put into the cart to pay with: a card or a wallet by its token, a bank by its name. */
export const instrument = v.variant('payment_method_id', [
  v.strictObject({ payment_method_id: v.picklist(['CREDIT_CARD', 'WALLET']), paymentInstrumentId: words, billing }),
  v.strictObject({ payment_method_id: v.picklist(banks), billing }),
])

/** Section 3, Payment method payload: a card says all that is known of it (R127, R243), the others who is billed and where it goes. */
export const payment = v.variant('code', [
  v.strictObject({
    code: v.literal('CREDIT_CARD'),
    id: words,
    billingAddress: address,
    // Nothing is sent anywhere where everything is fetched.
    shippingAddress: v.optional(address),
    additionalData: v.strictObject({ sessionID: words, payment_instrument_id: words, card_type: words }),
    bin: v.pipe(v.string(), v.regex(/^\d{6,8}$/)),
    type: words,
  }),
  v.strictObject({
    code: v.literal('WALLET'),
    id: words,
    billingAddress: v.optional(address),
    shippingAddress: v.optional(address),
  }),
  v.strictObject({
    code: v.picklist(banks),
    id: words,
    billingAddress: address,
    shippingAddress: v.optional(address),
  }),
])

/** What an order is completed with: of a card what it is, of either what the bank has said. */
export const patchedPayment = v.variant('code', [
  v.strictObject({
    code: v.literal('CREDIT_CARD'),
    additionalData: v.strictObject({
      cardType: words,
      paymentInstrumentId: words,
      sessionID: words,
      threeDS2Result: words,
    }),
  }),
  v.strictObject({ code: v.picklist(banks), additionalData: v.strictObject({ threeDS2Result: words }) }),
])
