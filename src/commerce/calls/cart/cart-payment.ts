import * as v from 'valibot'

import { call } from '../../call.ts'
import { basketId, cart } from './cart-shapes.ts'
import { inCart } from './cart.ts'
import { address } from './delivery-shapes.ts'
import { paymentMethods } from './payment-shapes.ts'
import { captcha } from '../session-shapes.ts'
import { amount, count, currency, filled, text } from '../shapes.ts'

/** How a gift card, a reward, points or a credit may be refused. */
const creditCodes = [
  'API400',
  'AUT404',
  'GFC400',
  'GFC410',
  'GFC700',
  'GFC725',
  'GFC740',
  'GFC755',
  'GFC760',
  'GFC799',
  'GFC800',
  'GFC812',
  'REW130',
  'REW135',
  'REW140',
  'REW401',
] as const

/**
 * Bills the shipping recipient as well. Where that address is unknown or cannot be billed, no billing address is set.
 */
const billed = { billing: v.optional(v.literal('shipping')) } as const

export const cartPaymentCalls = {
  'cart.billing-address.add': call({
    method: 'POST',
    path: '/cart/v1/cart/{basketId}/billingAddress',
    who: 'guest',
    body: v.object({ address }),
    answer: cart,
    errors: [...inCart, 'BILL410', 'CHK320', 'CHK380', 'AUT453'],
  }),
  'cart.billing-address.remove': call({
    method: 'DELETE',
    path: '/cart/v1/cart/{basketId}/billingAddress',
    who: 'guest',
    answer: cart,
    errors: inCart,
  }),
  'cart.payment-methods.list': call({
    method: 'GET',
    path: '/cart/v1/cart/{basketId}/paymentMethods',
    who: 'guest',
    answer: v.object({ paymentMethods }),
    errors: inCart,
  }),
  'cart.payment-session.get': call({
    method: 'GET',
    path: '/cart/v1/paymentSession',
    who: 'guest',
    // D31: the ways to pay that need no card fields stay open while the provider does not answer.
    timeoutMs: 2_000,
    query: v.object({ basketId }),
    /** Where the provider's card fields live; its origin is the only one that ever sees a card number. */
    answer: v.object({
      sessionID: v.string(),
      fieldsUrl: v.pipe(v.string(), v.url()),
      /** Where a wallet is asked. */
      approvalUrl: v.pipe(v.string(), v.url()),
    }),
    errors: [...inCart, 'PAY400'],
  }),
  'cart.payment-instrument.add': call({
    method: 'POST',
    path: '/cart/v1/cart/{basketId}/paymentInstruments',
    who: 'guest',
    body: v.variant('payment_method_id', [
      v.object({
        ...billed,
        payment_method_id: v.picklist(['CREDIT_CARD', 'WALLET']),
        /** The provider's token; the platform asks the provider what it stands for. */
        paymentInstrumentId: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
      }),
      v.object({ ...billed, payment_method_id: v.picklist(['KLARNA', 'PAYCONIQ', 'BANCONTACT']) }),
      v.object({
        payment_method_id: v.picklist(['GIFT_CARD', 'REWARD_CODE', 'REWARD_CARD']),
        number: v.optional(text(32), ''),
        pin: v.optional(text(8)),
        /** Instead of a number: a gift card that the account keeps. */
        giftCardId: v.optional(text(64)),
      }),
      v.object({ payment_method_id: v.literal('LOYALTY_POINTS'), points: count }),
      v.object({
        payment_method_id: v.picklist(['ATHLETES_PAYMENT', 'INFLUENCER_CREDIT']),
        /** Most that may be taken; as much as there is when nothing is said. */
        amount: v.optional(v.pipe(amount, v.minValue(1))),
      }),
    ]),
    answer: cart,
    errors: [...inCart, ...creditCodes, 'PYT404', 'FE309', 'PAY400'],
  }),
  /** Turns points into a reduction of what is left to pay (D33); no points take it away again. */
  'cart.reward.apply': call({
    method: 'PUT',
    path: '/cart/v1/cart/{basketId}/reward',
    who: 'guest',
    body: v.object({ appliedLoyaltyVoucher: v.object({ points: count }) }),
    answer: cart,
    errors: [...inCart, 'API400', 'AUT404', 'REW130', 'REW135', 'REW140', 'REW401'],
  }),
  'cart.gift-card.balance': call({
    method: 'POST',
    path: '/cart/v1/giftcard/balance',
    who: 'guest',
    body: v.object({ number: text(32), pin: v.optional(text(8)), recaptcha_response: v.optional(captcha) }),
    answer: v.object({
      last4: v.string(),
      balance: amount,
      currency,
      /** ISO 8601; absent when it never ends. */
      expiresAt: v.optional(v.string()),
    }),
    errors: ['AUT401', 'AUT498', 'GFC400', 'GFC700', 'GFC760', 'GFC799', 'GFC800', 'GFC812'],
  }),
  'cart.payment-instrument.remove': call({
    method: 'DELETE',
    path: '/cart/v1/cart/{basketId}/paymentInstruments',
    who: 'guest',
    query: v.object({ id: filled(64) }),
    answer: cart,
    errors: [...inCart, 'PYT404'],
  }),
} as const
