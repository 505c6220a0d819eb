import type { Handlers } from '#src/commerce/call.ts'
import type { Calls } from '#src/commerce/calls/index.ts'

import type { Contexts } from '../context.ts'
import { addressBookHandlers } from './address-book.ts'
import { associateHandlers } from './associates.ts'
import { assortmentHandlers } from './assortment.ts'
import { authenticationHandlers } from './authentication.ts'
import { cartHandlers } from './cart.ts'
import { cartDeliveryHandlers } from './cart-delivery.ts'
import { cartPaymentHandlers } from './cart-payment.ts'
import { consumerHandlers } from './consumer.ts'
import { contactHandlers } from './contact.ts'
import { contentHandlers } from './content.ts'
import { couponHandlers } from './coupons.ts'
import { experimentHandlers } from './experiments.ts'
import { loyaltyHandlers } from './loyalty.ts'
import { openSessionHandlers } from './open-sessions.ts'
import { signInCodeHandlers } from './sign-in-code.ts'
import { orderHandlers } from './orders.ts'
import { passkeyHandlers } from './passkeys.ts'
import { personalizationHandlers } from './personalization.ts'
import { priceAdjustmentHandlers } from './price-adjustments.ts'
import { productHandlers } from './products.ts'
import { purchaseHandlers } from './purchases.ts'
import { reviewHandlers } from './reviews.ts'
import { savedCardHandlers } from './saved-cards.ts'
import { socialHandlers } from './social.ts'
import { storeHandlers } from './stores.ts'
import { subscriptionHandlers } from './subscriptions.ts'
import { utilityHandlers } from './utilities.ts'
import { wishlistHandlers } from './wishlists.ts'

/** The handler of every call. A call without one, or a handler with an undeclared code, does not compile. */
export const handlers = {
  ...authenticationHandlers,
  ...associateHandlers,
  ...productHandlers,
  ...reviewHandlers,
  ...assortmentHandlers,
  ...storeHandlers,
  ...contentHandlers,
  ...socialHandlers,
  ...experimentHandlers,
  ...personalizationHandlers,
  ...cartHandlers,
  ...cartDeliveryHandlers,
  ...cartPaymentHandlers,
  ...couponHandlers,
  ...passkeyHandlers,
  ...openSessionHandlers,
  ...signInCodeHandlers,
  ...priceAdjustmentHandlers,
  ...orderHandlers,
  ...utilityHandlers,
  ...addressBookHandlers,
  ...consumerHandlers,
  ...contactHandlers,
  ...loyaltyHandlers,
  ...purchaseHandlers,
  ...savedCardHandlers,
  ...subscriptionHandlers,
  ...wishlistHandlers,
} satisfies Handlers<Calls, Contexts>
