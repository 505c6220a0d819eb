import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'

type Addressed = Pick<Cart, 'shippingMethods' | 'billingAddress'>

/** All e-mail addresses of an order: the recipient's first, then the payer's. */
export const emailsOf = ({ shippingMethods, billingAddress }: Addressed): readonly string[] =>
  [...shippingMethods.map(({ address }) => address?.email), billingAddress?.email].flatMap(email => email ?? [])

/** Where an order's letters go. */
export const emailOf = (quote: Addressed): string | undefined => emailsOf(quote)[0]
