import * as v from 'valibot'

import { call } from '../../call.ts'
import { basketId, cart, giftReceipt } from './cart-shapes.ts'
import { pickupLocationId } from './delivery-shapes.ts'
import { giftOption, itemId, quantity, recipeId } from './line-shapes.ts'
import { amount, filled, idempotencyKey, numberInQuery, text, upc } from '../shapes.ts'

/** Codes of every call on a cart: unknown token, or unknown cart. */
export const inCart = ['AUT401', 'AUT498', 'BSK404'] as const

/** INV405, INV406 and INV700 out of stock, INV407 no inventory, INV702 no price (D17). */
export const stockCodes = ['INV405', 'INV406', 'INV407', 'INV408', 'INV700', 'INV702', 'ORD404'] as const

/**
 * A gift card's recipient: a faulty e-mail, an item that cannot have a recipient, or a day that is none to send it on (R409);
 * and a sum that it cannot have (R410).
 */
const giftCodes = ['AUT453', 'GFO405', 'GFO406', 'GFO410'] as const

/** A request that arrives again with the same key is answered as the first was, and nothing is done again. */
const idempotent = v.object({ 'Idempotency-Key': v.optional(idempotencyKey) })

export const cartCalls = {
  'cart.cart.create': call({
    method: 'POST',
    path: '/cart/v1/cart',
    who: 'guest',
    answer: cart,
    errors: ['AUT401', 'AUT498'],
  }),
  /**
   * A cart with its first thing at once; like `cart.cart.create`, a consumer has one. The same press sent again comes as
   * `cart.item.add` to that cart, with the same key, and is answered as the first was.
   */
  'cart.cart.create-with-item': call({
    method: 'POST',
    path: '/cart/v1/cartWithItem',
    who: 'guest',
    headers: idempotent,
    query: v.object({ upc, qty: v.optional(numberInQuery(1, 999_999)), recipeId: v.optional(recipeId) }),
    answer: cart,
    errors: ['AUT401', 'AUT498', ...stockCodes, 'GFO406', 'ORD430'],
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
    headers: idempotent,
    body: v.object({
      basketId,
      upc,
      qty: v.optional(quantity, 1),
      recipeId: v.optional(recipeId),
      /** Of an electronic gift card; GFO405 on anything else. */
      giftOption: v.optional(giftOption),
      /** Of a gift card of any sum, which needs one; GFO406 on anything else. */
      giftAmount: v.optional(amount),
    }),
    answer: cart,
    errors: [...inCart, ...stockCodes, ...giftCodes, 'ORD430'],
  }),
  /** Puts pieces in for pickup at a store; a SKU that is in the cart already is fetched there as well. */
  'cart.item.reserve': call({
    method: 'POST',
    path: '/cart/v1/reserveWithItem',
    who: 'guest',
    headers: idempotent,
    body: v.object({ basketId, upc, qty: v.optional(quantity, 1), storeId: pickupLocationId }),
    answer: cart,
    errors: [...inCart, 'INV409', 'ORD404', 'ORD430', 'SHP404', 'STR404'],
  }),
  'cart.item.update': call({
    method: 'PUT',
    path: '/cart/v1/cart/{basketId}/item',
    who: 'guest',
    /** A `giftOption` of null removes it: the card then goes to the buyer. */
    body: v.object({
      itemId,
      qty: quantity,
      upc: v.optional(upc),
      giftOption: v.optional(v.nullable(giftOption)),
      giftAmount: v.optional(amount),
    }),
    answer: cart,
    /** INV701: the store it is fetched from has none of another colour or size. */
    errors: [...inCart, ...stockCodes, ...giftCodes, 'GWP403', 'INV701'],
  }),
  'cart.item.remove': call({
    method: 'DELETE',
    path: '/cart/v1/item',
    who: 'guest',
    query: v.object({ basketId, itemId }),
    answer: cart,
    errors: [...inCart, 'ORD404', 'GWP403'],
  }),
  /** Makes a gift of the goods, or none with null (R417); GFO405 where there are no goods. */
  'cart.gift-receipt.set': call({
    method: 'PUT',
    path: '/cart/v1/cart/{basketId}/giftReceipt',
    who: 'guest',
    body: v.object({ giftReceipt: v.nullable(giftReceipt) }),
    answer: cart,
    errors: [...inCart, 'GFO405'],
  }),
  /** A fingerprint of the buyer's device, for the provider's fraud checks. */
  'cart.device-fingerprint.send': call({
    method: 'POST',
    path: '/cart/v1/deviceFingerPrint',
    who: 'guest',
    body: v.object({ basketId, fingerprint: filled(512) }),
    answer: v.object({ accepted: v.literal(true) }),
    errors: inCart,
  }),
} as const
