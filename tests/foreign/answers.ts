import { add, address, create, pay, remove, session, travel, update } from './carts.ts'
import { patch, place, prepare, purchase, track } from './orders.ts'
import type { CallOf } from './requests.ts'
import { ofAccount, signIn, token } from './sessions.ts'
import type { Shop } from './shop.ts'
import { smallestProduct, smallestProfile, type Address } from './smallest.ts'
import { byBody, byPath, inCart, refuses, says, type ReceivedCall, type GivenAnswer } from './received-call.ts'

const answers: Readonly<Record<CallOf, (shop: Shop, asked: ReceivedCall) => GivenAnswer>> = {
  'POST /token/v2/auth/token': token,
  'POST /consumers-v3/auth/signin': signIn,
  'POST /consumers-v3/consumer/auth/signout': ofAccount({ signedOut: true }),
  'GET /consumers-v3/consumer': ofAccount(smallestProfile),
  'GET /consumers-v3/consumer/payment_instruments': ofAccount({ payment_instruments: [] }),
  'GET /consumers-v3/consumer/loyalty/vouchers': (_, { bearer }) =>
    refuses(403, 'REW130', ...(bearer?.owner === 'account' ? [] : ['a guest has none'])),
  'GET /consumers-v3/consumer/purchase/{orderId}': purchase,
  'POST /consumers-v3/consumer/TrackOrder': track,
  'POST /consumers-v3/consumer/purchasehistory': ofAccount({ total: 0, orders: [] }),
  'POST /cart/v1/cart': create,
  'POST /cart/v1/cartWithItem': create,
  'GET /cart/v1/cart/{basketId}': inCart(byPath, cart => cart),
  'POST /cart/v1/item': inCart(byBody, add),
  'PUT /cart/v1/cart/{basketId}/item': inCart(byPath, update),
  'DELETE /cart/v1/item': inCart(({ query }) => query.get('basketId'), remove),
  'POST /cart/v1/shippingMethod': inCart(byBody, travel),
  'POST /cart/v2/cart/{basketId}/shippingAddress': inCart(byPath, address),
  'POST /cart/v1/cart/{basketId}/billingAddress': inCart(byPath, (cart, { body }) => ({
    ...cart,
    billingAddress: body.address as Address,
  })),
  'GET /cart/v1/cart/{basketId}/paymentMethods': ({ offers }) =>
    says({ paymentMethods: offers.map(code => ({ code, brands: [] })) }),
  'GET /cart/v1/paymentSession': session,
  'POST /cart/v1/cart/{basketId}/paymentInstruments': inCart(byPath, pay),
  'POST /cart/v1/cart/prepareOrder': prepare,
  'PUT /cart/v2/checkout/order': place,
  'PATCH /cart/v2/checkout/order/{orderNumber}': patch,
  'GET /wishlists/v2/favorites': () => says({ favoriteId: 'foreign-favorites-0000001', items: [], total: 0 }),
  'GET /wishlists/v2/saveForLater': () => says({ saveForLaterId: 'foreign-saved-00000000001', items: [] }),
  'GET /products/v2/products/{productId}/details': () => says(smallestProduct),
}

/** Answers a call, and says what of it came out of order. */
export const answerTo = (shop: Shop, asked: ReceivedCall): GivenAnswer => answers[asked.call](shop, asked)
