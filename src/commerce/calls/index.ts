import type { Answer, Call, Code, Input, CallOutcome } from '../call.ts'
import { assortmentCalls } from './catalogue/assortment.ts'
import { associateCalls } from './associates.ts'
import { authenticationCalls } from './authentication.ts'
import { cartCalls } from './cart/cart.ts'
import { cartDeliveryCalls } from './cart/cart-delivery.ts'
import { cartPaymentCalls } from './cart/cart-payment.ts'
import { contentCalls } from './content.ts'
import { couponCalls } from './cart/coupons.ts'
import { experimentCalls } from './experiments/experiments.ts'
import { openSessionCalls } from './open-sessions.ts'
import { orderCalls } from './orders/orders.ts'
import { passkeyCalls } from './passkeys.ts'
import { personalizationCalls } from './experiments/personalization.ts'
import { priceAdjustmentCalls } from './orders/price-adjustments.ts'
import { productCalls } from './catalogue/products.ts'
import { reviewCalls } from './catalogue/reviews.ts'
import { reviewPhotoCalls } from './catalogue/review-photos.ts'
import { secondFactorCalls } from './second-factor.ts'
import { signInCodeCalls } from './sign-in-code.ts'
import { sizeAdviceCalls } from './catalogue/size-advice.ts'
import { socialCalls } from './social.ts'
import { storeCalls } from './catalogue/stores.ts'
import { utilityCalls } from './utilities.ts'
import { addressBookCalls } from './consumer/address-book.ts'
import { consumerCalls } from './consumer/consumer.ts'
import { contactCalls } from './contact.ts'
import { storeEventCalls } from './consumer/store-events.ts'
import { loyaltyCalls } from './consumer/loyalty.ts'
import { purchaseCalls } from './orders/purchases.ts'
import { savedCardCalls } from './consumer/saved-cards.ts'
import { subscriptionCalls } from './consumer/subscriptions.ts'
import { wishlistCalls } from './consumer/wishlists.ts'

/** Every call the store makes: the client, the proxy's allow-list and the embedded platform all derive from it. */
export const calls = {
  ...authenticationCalls,
  ...signInCodeCalls,
  ...secondFactorCalls,
  ...associateCalls,
  ...productCalls,
  ...reviewCalls,
  ...reviewPhotoCalls,
  ...sizeAdviceCalls,
  ...assortmentCalls,
  ...storeCalls,
  ...contentCalls,
  ...socialCalls,
  ...experimentCalls,
  ...personalizationCalls,
  ...cartCalls,
  ...cartDeliveryCalls,
  ...cartPaymentCalls,
  ...couponCalls,
  ...passkeyCalls,
  ...openSessionCalls,
  ...priceAdjustmentCalls,
  ...orderCalls,
  ...utilityCalls,
  ...addressBookCalls,
  ...consumerCalls,
  ...contactCalls,
  ...storeEventCalls,
  ...loyaltyCalls,
  ...purchaseCalls,
  ...savedCardCalls,
  ...subscriptionCalls,
  ...wishlistCalls,
} as const satisfies Record<string, Call>

export type Calls = typeof calls
export type CallName = keyof Calls
export type InputOf<Name extends CallName> = Input<Calls[Name]>
export type AnswerOf<Name extends CallName> = Answer<Calls[Name]>
export type CodeOf<Name extends CallName> = Code<Calls[Name]>
export type OutcomeOf<Name extends CallName> = CallOutcome<Calls[Name]>
