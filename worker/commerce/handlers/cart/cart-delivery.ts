import type { Handlers } from '#src/commerce/call.ts'
import type { cartDeliveryCalls } from '#src/commerce/calls/cart/cart-delivery.ts'

import type { Contexts } from '../../context.ts'
import {
  chooseShippingMethod,
  clearPart,
  listShippingMethods,
  setPickupContact,
  setShippingAddress,
  validateAddress,
} from './delivery.ts'
import { chooseForLine } from './line-delivery.ts'

export const cartDeliveryHandlers = {
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
          shippingId: body.address.shippingId ?? body.shippingId,
          captcha: body.recaptcha_response,
        })
      : setPickupContact(context, {
          basketId: path.basketId,
          contact: body.pickupContact,
          captcha: body.recaptcha_response,
        }),
  'cart.shipping-address.remove': ({ path }, context) => clearPart(context, path.basketId, 'shippingAddress'),
} satisfies Handlers<typeof cartDeliveryCalls, Contexts>
