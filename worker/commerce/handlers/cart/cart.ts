import type { Handlers } from '#src/commerce/call.ts'
import type { cartCalls } from '#src/commerce/calls/cart/cart.ts'
import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import type { InputOf } from '#src/commerce/calls/index.ts'
import { ok } from '#src/kit/result.ts'

import { quote, type QuoteOptions } from '../../cart/quote.ts'
import { supplyOf } from '../../cart/supply.ts'
import { upsellsFor } from '../../cart/upsells.ts'
import type { Contexts, ShopperContext } from '../../context.ts'
import { setDevice, type Basket } from '../../db/orders/baskets.ts'
import { countListed } from '../../db/accounts/lists.ts'
import { usableBasket, withBasket } from './basket.ts'
import { once } from '../once.ts'
import { setGiftReceipt } from './gift-receipt.ts'
import { addItem, beginWithItem, removeItem, updateItem } from './items.ts'
import { reserveItem } from './line-delivery.ts'
import { offeredMethods } from './payment.ts'

/** The cart, with what goes with it and what a page of it would ask next. */
function read(context: ShopperContext, basket: Basket, asked: QuoteOptions): Cart {
  const cart = quote(context, basket, asked)
  return {
    ...cart,
    upsellProducts: upsellsFor(context.catalogue(), cart.items),
    paymentMethods: offeredMethods(context, cart),
    savedForLater: countListed(context.db, context.consumerId, 'saved'),
  }
}

/** What is asked for by adding, the same whichever call it was. */
const additionOf = ({ basketId, upc, qty, recipeId, giftOption, giftAmount }: InputOf<'cart.item.add'>) => ({
  add: { basketId, upc, qty, recipeId, giftOption, giftAmount },
})

export const cartHandlers = {
  'cart.cart.create': (_, context) => ok(quote(context, usableBasket(context))),
  'cart.cart.create-with-item': ({ query: { qty = 1, ...thing }, headers }, context) =>
    once(
      context,
      headers['Idempotency-Key'],
      { begin: { ...thing, qty } },
      () => beginWithItem(context, { ...thing, qty }),
      // Sent once more, the press finds the cart that it has opened, and comes as an addition to it.
      ({ id }) => additionOf({ basketId: id, ...thing, qty }),
    ),
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

  'cart.item.add': ({ body, headers }, context) =>
    once(context, headers['Idempotency-Key'], additionOf(body), () => addItem(context, body)),
  'cart.item.reserve': ({ body, headers }, context) =>
    once(context, headers['Idempotency-Key'], { reserve: body }, () => reserveItem(context, body)),
  'cart.item.update': ({ path, body }, context) => updateItem(context, { ...body, basketId: path.basketId }),
  'cart.item.remove': ({ query }, context) => removeItem(context, query.basketId, query.itemId),
  'cart.gift-receipt.set': ({ path, body }, context) => setGiftReceipt(context, path.basketId, body.giftReceipt),
} satisfies Handlers<typeof cartCalls, Contexts>
