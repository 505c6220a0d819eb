import * as v from 'valibot'

import { call } from '../call.ts'
import {
  basketId,
  itemId,
  placeId,
  quantity,
  shippingId,
  shippingMethod,
  address,
  pickupContact,
  paymentMethodCodes,
  cart,
  giftOption,
} from './cart-shapes.ts'
import { amount, count, currency, filled, numberInQuery, text, upc } from './shapes.ts'

const inCart = ['AUT401', 'AUT498', 'BSK404'] as const
/** INV405, INV406 and INV700 out of stock, INV407 and INV701 no inventory, INV702 no price (D17). */
const stockCodes = [
  'INV405',
  'INV406',
  'INV407',
  'INV408',
  'INV700',
  'INV701',
  'INV702',
  'ORD404',
  'ORD430',
  'PRC400',
] as const

/** What is wrong with the recipient of a gift card: the address, or the thing cannot be sent to anybody. */
const giftCodes = ['AUT453', 'GFO405'] as const

/** How a gift card, a reward, points or a credit may be refused. */
const creditCodes = [
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

export const cartCalls = {
  'cart.cart.create': call({
    method: 'POST',
    path: '/cart/v1/cart',
    who: 'guest',
    answer: cart,
    errors: ['AUT401', 'AUT498'],
  }),
  /** A cart with its first thing at once; like `cart.cart.create`, a consumer has one. */
  'cart.cart.create-with-item': call({
    method: 'POST',
    path: '/cart/v1/cartWithItem',
    who: 'guest',
    query: v.object({ upc, qty: v.optional(numberInQuery(1, 999_999)) }),
    answer: cart,
    errors: [...inCart, ...stockCodes],
  }),
  'cart.cart.get': call({
    method: 'GET',
    path: '/cart/v1/cart/{basketId}',
    who: 'guest',
    /** R404; `inventorySupplyCheck` has the answer's `flash` say what is no longer there as the cart holds it. */
    query: v.object({
      favStoreId: v.optional(text(40)),
      isPatchRequired: v.optional(v.picklist(['true', 'false'])),
      inventorySupplyCheck: v.optional(v.picklist(['true', 'false'])),
    }),
    answer: cart,
    errors: inCart,
  }),
  'cart.item.add': call({
    method: 'POST',
    path: '/cart/v1/item',
    who: 'guest',
    body: v.object({
      basketId,
      upc,
      qty: v.optional(quantity, 1),
      recipeId: v.optional(filled(64)),
      /** Of an electronic gift card; GFO405 on anything else. */
      giftOption: v.optional(giftOption),
    }),
    answer: cart,
    errors: [...inCart, ...stockCodes, ...giftCodes],
  }),
  /** Puts pieces in for pickup at a store; a SKU that is in the cart already is fetched there as well. */
  'cart.item.reserve': call({
    method: 'POST',
    path: '/cart/v1/reserveWithItem',
    who: 'guest',
    body: v.object({ basketId, upc, qty: v.optional(quantity, 1), storeId: placeId }),
    answer: cart,
    errors: [...inCart, 'INV409', 'ORD404', 'ORD430', 'SHP404', 'STR404'],
  }),
  'cart.item.update': call({
    method: 'PUT',
    path: '/cart/v1/cart/{basketId}/item',
    who: 'guest',
    /** A `giftOption` of null takes it away: the card then goes to whoever buys it. */
    body: v.object({ itemId, qty: quantity, upc: v.optional(upc), giftOption: v.optional(v.nullable(giftOption)) }),
    answer: cart,
    errors: [...inCart, ...stockCodes, ...giftCodes, 'GWP403'],
  }),
  'cart.item.remove': call({
    method: 'DELETE',
    path: '/cart/v1/item',
    who: 'guest',
    query: v.object({ basketId, itemId }),
    answer: cart,
    errors: [...inCart, 'ORD404', 'GWP403'],
  }),
  /** What the device an order is placed from looks like, for the provider's own checks. */
  'cart.device-fingerprint.send': call({
    method: 'POST',
    path: '/cart/v1/deviceFingerPrint',
    who: 'guest',
    body: v.object({ basketId, fingerprint: filled(512) }),
    answer: v.object({ accepted: v.literal(true) }),
    errors: inCart,
  }),
  'cart.shipping-method.get': call({
    method: 'GET',
    path: '/cart/v1/cart/{basketId}/shippingMethod/{shippingId}',
    who: 'guest',
    answer: v.object({
      applicableShippingMethods: v.array(v.object({ ...shippingMethod.entries, selected: v.boolean() })),
    }),
    errors: [...inCart, 'SHP404'],
  }),
  'cart.shipping-method.set': call({
    method: 'POST',
    path: '/cart/v1/shippingMethod',
    who: 'guest',
    body: v.object({
      cartId: basketId,
      code: filled(40),
      shippingId: v.optional(shippingId, 'me'),
      /** The line that is to travel so; without it the method is that of everything that goes home. */
      itemId: v.optional(itemId),
      /** Where the line is fetched: the store of `pickup` and `sts`, the collection point of `pudo`. */
      storeId: v.optional(placeId),
      /** True when the shopper chose it, false when the store did. */
      shopperAppliedSM: v.optional(v.boolean(), true),
    }),
    answer: cart,
    errors: [...inCart, 'GWP403', 'INV409', 'ORD404', 'SHP404', 'STR404'],
  }),
  'cart.shipping-address.validate': call({
    method: 'POST',
    path: '/cart/v1/cart/{basketId}/shippingAddress/validation',
    who: 'guest',
    body: v.object({ address }),
    answer: v.object({ valid: v.literal(true), suggestion: v.optional(address) }),
    errors: [...inCart, 'CHK320', 'CHK380', 'SHP410', 'SHP500', 'AUT453', 'PAY401'],
  }),
  'cart.shipping-address.add': call({
    method: 'POST',
    path: '/cart/v2/cart/{basketId}/shippingAddress',
    who: 'guest',
    /** Where everything at home goes, or who fetches what is handed out elsewhere. */
    body: v.union([
      v.object({
        address,
        shippingId: v.optional(shippingId, 'me'),
        recaptcha_response: v.optional(text(4096)),
      }),
      v.object({ pickupContact, recaptcha_response: v.optional(text(4096)) }),
    ]),
    answer: cart,
    errors: [
      ...inCart,
      'CHK320',
      'CHK380',
      'SHP404',
      'SHP410',
      'SHP500',
      'AUT403',
      'AUT453',
      'PAY401',
      'TAX309',
      'TAX310',
    ],
  }),
  'cart.shipping-address.remove': call({
    method: 'DELETE',
    path: '/cart/v2/cart/{basketId}/shippingAddress',
    who: 'guest',
    query: v.object({ shippingId: v.optional(shippingId, 'me') }),
    answer: cart,
    errors: inCart,
  }),
  'cart.billing-address.add': call({
    method: 'POST',
    path: '/cart/v1/cart/{basketId}/billingAddress',
    who: 'guest',
    body: v.object({ address }),
    answer: cart,
    errors: [...inCart, 'BIL400', 'BILL410', 'CHK320', 'CHK380', 'AUT453'],
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
    answer: v.object({
      paymentMethods: v.array(v.object({ code: v.picklist(paymentMethodCodes), brands: v.array(v.string()) })),
    }),
    errors: inCart,
  }),
  'cart.payment-session.get': call({
    method: 'GET',
    path: '/cart/v1/paymentSession',
    who: 'guest',
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
        payment_method_id: v.picklist(['CREDIT_CARD', 'WALLET']),
        /** The provider's token; the platform asks the provider what it stands for. */
        paymentInstrumentId: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
      }),
      v.object({ payment_method_id: v.picklist(['KLARNA', 'PAYCONIQ', 'BANCONTACT']) }),
      v.object({
        payment_method_id: v.picklist(['GIFT_CARD', 'REWARD_CODE', 'REWARD_CARD']),
        number: text(32),
        pin: v.optional(text(8)),
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
    errors: [...inCart, 'AUT404', 'REW130', 'REW135', 'REW140', 'REW401'],
  }),
  'cart.gift-card.balance': call({
    method: 'POST',
    path: '/cart/v1/giftcard/balance',
    who: 'guest',
    body: v.object({ number: text(32), pin: v.optional(text(8)) }),
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
