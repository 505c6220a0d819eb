import type { Handlers, Parsed } from '#src/commerce/call.ts'
import type { Calls } from '#src/commerce/calls/index.ts'

import type { Contexts } from '../context.ts'
import { addressBookHandlers } from './consumer/address-book.ts'
import { associateHandlers } from './associates.ts'
import { assortmentHandlers } from './catalogue/assortment.ts'
import { authenticationHandlers } from './authentication.ts'
import { cartHandlers } from './cart/cart.ts'
import { cartDeliveryHandlers } from './cart/cart-delivery.ts'
import { cartPaymentHandlers } from './cart/cart-payment.ts'
import { consumerHandlers } from './consumer/consumer.ts'
import { contactHandlers } from './contact.ts'
import { contentHandlers } from './content.ts'
import { couponHandlers } from './cart/coupons.ts'
import { experimentHandlers } from './experiments/experiments.ts'
import { storeEventHandlers } from './consumer/store-events.ts'
import { loyaltyHandlers } from './consumer/loyalty.ts'
import { openSessionHandlers } from './open-sessions.ts'
import { secondFactorHandlers } from './second-factor.ts'
import { signInCodeHandlers } from './sign-in-code.ts'
import { orderHandlers } from './orders/orders.ts'
import { passkeyHandlers } from './passkeys.ts'
import { personalizationHandlers } from './experiments/personalization.ts'
import { priceAdjustmentHandlers } from './orders/price-adjustments.ts'
import { productHandlers } from './catalogue/products.ts'
import { tagOfListing } from './catalogue/search.ts'
import { purchaseHandlers } from './orders/purchases.ts'
import { reviewHandlers } from './catalogue/reviews.ts'
import { reviewPhotoHandlers } from './catalogue/review-photos.ts'
import { savedCardHandlers } from './consumer/saved-cards.ts'
import { sizeAdviceHandlers } from './catalogue/size-advice.ts'
import { socialHandlers } from './social.ts'
import { storeHandlers } from './catalogue/stores.ts'
import { subscriptionHandlers } from './consumer/subscriptions.ts'
import { utilityHandlers } from './utilities.ts'
import { wishlistHandlers } from './consumer/wishlists.ts'

/** The handler of every call. A call without one, or a handler with an undeclared code, does not compile. */
export const handlers = {
  ...authenticationHandlers,
  ...associateHandlers,
  ...productHandlers,
  ...reviewHandlers,
  ...reviewPhotoHandlers,
  ...sizeAdviceHandlers,
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
  ...secondFactorHandlers,
  ...priceAdjustmentHandlers,
  ...orderHandlers,
  ...utilityHandlers,
  ...addressBookHandlers,
  ...consumerHandlers,
  ...contactHandlers,
  ...storeEventHandlers,
  ...loyaltyHandlers,
  ...purchaseHandlers,
  ...savedCardHandlers,
  ...subscriptionHandlers,
  ...wishlistHandlers,
} satisfies Handlers<Calls, Contexts>

/** The entity tags of answers that are much larger than what they depend on; undefined where one depends on more. */
export const answerTags: {
  readonly [Name in keyof Calls]?: (
    request: Parsed<Calls[Name]>,
    context: Contexts[Calls[Name]['who']],
  ) => string | undefined
} = { 'products.search.query': tagOfListing }
