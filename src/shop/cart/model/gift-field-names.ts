import type { MessageKey } from '#src/language/keys.ts'

/** What the fields of a gift card's form are called. */
export const giftFieldNames: Readonly<Record<string, MessageKey>> = {
  giftTo: 'cart.gift.to',
  giftEmail: 'cart.gift.email',
  giftMessage: 'cart.gift.message',
  giftFrom: 'cart.gift.from',
  giftOn: 'cart.gift.on',
  giftSum: 'product.amount',
}
