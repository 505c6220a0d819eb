import type { Cart } from '#src/commerce/calls/cart-shapes.ts'

type Addressed = Pick<Cart, 'shippingMethods' | 'billingAddress'>

/** Every address an order was placed with: that of whom it is sent to first, else that of who pays. */
export const emailsOf = ({ shippingMethods, billingAddress }: Addressed): readonly string[] =>
  [...shippingMethods.map(({ address }) => address?.email), billingAddress?.email].flatMap(email => email ?? [])

/** Where an order's letters go. */
export const emailOf = (quote: Addressed): string | undefined => emailsOf(quote)[0]
