import * as v from 'valibot'

import { amount, count } from '../shapes.ts'

/** Methods that pay an order: a card, a wallet, a later payment, or a bank's own page. */
export const paymentMethodCodes = ['CREDIT_CARD', 'KLARNA', 'WALLET', 'PAYCONIQ', 'BANCONTACT'] as const
export type PaymentMethodCode = (typeof paymentMethodCodes)[number]

/** Credits that pay before (or instead of) the card. */
export const creditMethods = [
  'GIFT_CARD',
  'LOYALTY_POINTS',
  'REWARD_CODE',
  'REWARD_CARD',
  'ATHLETES_PAYMENT',
  'INFLUENCER_CREDIT',
] as const
export type CreditMethod = (typeof creditMethods)[number]

/** R124. */
export const paymentMethodId = v.picklist([...paymentMethodCodes, ...creditMethods])

/** The payment methods of an order, with the brands of each. */
export const paymentMethods = v.array(v.object({ code: v.picklist(paymentMethodCodes), brands: v.array(v.string()) }))

/** A card as the store may know it: never its number. */
export const card = v.object({
  paymentInstrumentId: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
  brand: v.string(),
  last4: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  /** `MM/YY`. */
  expiry: v.string(),
  bin: v.optional(v.string()),
})

export const instrument = v.object({
  id: v.string(),
  payment_method_id: paymentMethodId,
  /** The amount it pays of this cart. */
  amount,
  /** The card the provider charges. */
  card: v.optional(card),
  /** Of a later payment that its owner has not approved yet (R124); its own id as the provider's answer has it. */
  payment_instrument_id: v.optional(v.string()),
  session_id: v.optional(v.string()),
  client_token: v.optional(v.string()),
  payment_method_categories: v.optional(v.array(v.object({ identifier: v.string(), name: v.string() }))),
  attachment: v.optional(v.string()),
  approvalUrl: v.optional(v.string()),
  /** Of a gift card or reward. */
  last4: v.optional(v.string()),
  /** The balance of the card or credit. */
  balance: v.optional(amount),
  points: v.optional(count),
})
export type PaymentInstrument = v.InferOutput<typeof instrument>
