import type { CallName } from '#src/commerce/calls/index.ts'

/**
 * What one purchase of a guest asks of the platform, step by step and each thing once, less content; what a step asks
 * comes in no order. A test holds the store to it, and the bench measures the platform by it.
 */
export const callsOfAPurchase = {
  'add to cart, and the cart': ['auth.token.create', 'cart.cart.create-with-item', 'cart.cart.get'],
  checkout: ['cart.cart.get'],
  'shipping step': ['cart.cart.get', 'cart.payment-session.get', 'cart.shipping-address.add'],
  'billing step': ['cart.cart.get', 'cart.order.prepare', 'cart.payment-instrument.add'],
  'pay and the confirmation': ['cart.order.place', 'consumer.purchase.get'],
} as const satisfies Readonly<Record<string, readonly CallName[]>>
