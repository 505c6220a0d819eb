import type { PaymentMethodCode } from '#src/commerce/calls/cart/payment-shapes.ts'

import type { NewsKind, OrderKind } from '../kinds.ts'

/** Payments of an order, and the credits that are used before a card. */
export type PaymentName =
  | PaymentMethodCode
  | 'GIFT_CARD'
  | 'LOYALTY_POINTS'
  | 'ATHLETES_PAYMENT'
  | 'INFLUENCER_CREDIT'
  | 'REWARD_CODE'
  | 'REWARD_CARD'
  | 'EMPLOYEE_DISCOUNT'

/** Subject and first words of a letter; `{name}` parts are values. */
type Opening = { readonly subject: string; readonly lead: string }

/** Forms of a letter that a fact of its own decides. */
export type OrderForm = OrderKind | 'cancelled-some' | 'cancelled-unpaid' | 'refunded-nothing'

/** The words a button may have. */
export type ActionName = 'confirm' | 'account' | 'password' | 'contact' | 'look' | 'order' | 'track' | 'cart' | 'seats'

export type LetterWords = {
  readonly order: Readonly<Record<OrderForm, Opening>>
  readonly news: Readonly<Record<NewsKind, Opening>>
  readonly actions: Readonly<Record<ActionName, string>>
  readonly payment: Readonly<Record<PaymentName, string>>
  readonly labels: Readonly<
    Record<
      | 'order'
      | 'placed'
      | 'carrier'
      | 'trackingNumber'
      | 'delivery'
      | 'arrives'
      | 'arrivesOn'
      | 'ready'
      | 'readyOn'
      | 'byMail'
      | 'sentTo'
      | 'fetchAt'
      | 'billing'
      | 'paidWith'
      | 'items'
      | 'discount'
      | 'shipping'
      | 'free'
      | 'tax'
      | 'taxWithin'
      | 'total'
      | 'back'
      | 'returnNumber'
      | 'qty'
      | 'gift'
      | 'giftFor'
      | 'giftOn'
      | 'giftOrder'
      | 'before'
      | 'now'
      | 'whyOrder'
      | 'whyAccount'
      | 'whyNews'
      | 'stop'
      | 'settings',
      string
    >
  >
}
