import type { Handlers } from '#src/commerce/call.ts'
import type { cartCalls } from '#src/commerce/calls/cart.ts'
import type { Cart } from '#src/commerce/calls/cart-shapes.ts'
import { ok } from '#src/kit/result.ts'

import { quote, type Asked } from '../cart/quote.ts'
import { supplyOf } from '../cart/supply.ts'
import { upsellsFor } from '../cart/upsells.ts'
import type { Contexts, ShopperContext } from '../context.ts'
import { createBasket, findUsableBasket, setDevice, type Basket } from '../db/baskets.ts'
import { withBasket } from './cart/basket.ts'
import {
  chooseShippingMethod,
  clearPart,
  listShippingMethods,
  setBillingAddress,
  setPickupContact,
  setShippingAddress,
  validateAddress,
} from './cart/delivery.ts'
import { addCredit, applyReward, giftCardBalance, isCredit } from './cart/credits.ts'
import { addGift, addItem, removeItem, updateItem } from './cart/items.ts'
import { chooseForLine, reserveItem } from './cart/line-delivery.ts'
import { addInstrument, listPaymentMethods, openPaymentSession, removeInstrument } from './cart/payment.ts'

/** A consumer has one basket to shop on: asking twice gives the same one. */
const usableBasket = (context: ShopperContext) =>
  findUsableBasket(context.db, context.consumerId) ?? createBasket(context, context.consumerId)

/** The cart, with what goes with it. */
function read(context: ShopperContext, basket: Basket, asked: Asked): Cart {
  const cart = quote(context, basket, asked)
  return { ...cart, upsellProducts: upsellsFor(context.catalogue(), cart.items) }
}

export const cartHandlers = {
  'cart.cart.create': (_, context) => ok(quote(context, usableBasket(context))),
  'cart.cart.create-with-item': ({ query }, context) =>
    addItem(context, { basketId: usableBasket(context).id, upc: query.upc, qty: query.qty ?? 1 }),
  'cart.cart.get': ({ path, query }, context) =>
    withBasket(context, path.basketId, basket =>
      ok(
        read(context, basket, {
          flash: query.inventorySupplyCheck === 'true' ? supplyOf(context, basket.id) : [],
          favouriteStoreId: query.favStoreId,
        }),
      ),
    ),
  'cart.device-fingerprint.send': ({ body }, context) =>
    withBasket(context, body.basketId, basket => {
      setDevice(context.db, basket.id, body.fingerprint)
      return ok({ accepted: true as const })
    }),

  'cart.item.add': ({ body }, context) => addGift(context, body),
  'cart.item.reserve': ({ body }, context) => reserveItem(context, body),
  'cart.item.update': ({ path, body }, context) => updateItem(context, { ...body, basketId: path.basketId }),
  'cart.item.remove': ({ query }, context) => removeItem(context, query.basketId, query.itemId),

  'cart.shipping-method.get': ({ path }, context) => listShippingMethods(context, path.basketId, path.shippingId),
  'cart.shipping-method.set': ({ body: { cartId, shippingId, code, itemId, storeId } }, context) =>
    itemId === undefined
      ? chooseShippingMethod(context, cartId, shippingId, code)
      : chooseForLine(context, { basketId: cartId, itemId, code, placeId: storeId }),

  'cart.shipping-address.validate': ({ path, body }, context) => validateAddress(context, path.basketId, body.address),
  'cart.shipping-address.add': ({ path, body }, context) =>
    'address' in body
      ? setShippingAddress(context, {
          basketId: path.basketId,
          address: body.address,
          shippingId: body.shippingId,
          captcha: body.recaptcha_response,
        })
      : setPickupContact(context, {
          basketId: path.basketId,
          contact: body.pickupContact,
          captcha: body.recaptcha_response,
        }),
  'cart.shipping-address.remove': ({ path }, context) => clearPart(context, path.basketId, 'shippingAddress'),
  'cart.billing-address.add': ({ path, body }, context) => setBillingAddress(context, path.basketId, body.address),
  'cart.billing-address.remove': ({ path }, context) => clearPart(context, path.basketId, 'billingAddress'),

  'cart.payment-methods.list': ({ path }, context) => listPaymentMethods(context, path.basketId),
  'cart.payment-session.get': ({ query }, context) => openPaymentSession(context, query.basketId),
  'cart.payment-instrument.add': ({ path, body }, context) =>
    isCredit(body) ? addCredit(context, path.basketId, body) : addInstrument(context, path.basketId, body),
  'cart.reward.apply': ({ path, body }, context) =>
    applyReward(context, path.basketId, body.appliedLoyaltyVoucher.points),
  'cart.gift-card.balance': ({ body }, context) => giftCardBalance(context, body),
  'cart.payment-instrument.remove': ({ path, query }, context) => removeInstrument(context, path.basketId, query.id),
} satisfies Handlers<typeof cartCalls, Contexts>
