import type { CallName } from '#src/commerce/calls/index.ts'

/** The part of a call's name before its first dot. */
type Area = CallName extends infer Name ? (Name extends `${infer First}.${string}` ? First : never) : never

/**
 * Calls that fail together, because the same thing answers them: by the beginning of their names, the longest that fits.
 * Each family has a circuit breaker of its own, which what goes well in another neither keeps shut nor heals.
 */
const families = {
  products: 'catalogue',
  'products.inventory': 'stock',
  'products.availability': 'stock',
  'products.answer': 'reviews',
  'products.question': 'reviews',
  'products.questions': 'reviews',
  'products.review': 'reviews',
  'products.reviews': 'reviews',
  'products.product-set': 'merchandising',
  'products.product-sets': 'merchandising',
  'products.recommendations': 'merchandising',
  'products.suggestions': 'suggestions',
  content: 'content',
  experiments: 'experiments',
  'experiments.events': 'data platform',
  'experiments.segments': 'data platform',
  personalization: 'personalization',
  social: 'social',
  stores: 'stores',
  utilities: 'utilities',
  cart: 'cart',
  'cart.billing-address': 'checkout',
  'cart.shipping-address': 'checkout',
  'cart.shipping-method': 'checkout',
  'cart.payment-instrument': 'checkout',
  'cart.payment-methods': 'checkout',
  'cart.payment-session': 'payment session',
  'cart.order': 'orders',
  auth: 'sign-in',
  consumer: 'account',
  'consumer.purchase': 'purchases',
  'consumer.purchase-history': 'purchases',
  wishlists: 'wishlists',
  contact: 'contact',
  internal: 'internal',
} as const satisfies Readonly<Record<Area, string>> & Readonly<Record<string, string>>

export type Family = (typeof families)[keyof typeof families]

const isKnown = (name: string): name is keyof typeof families => Object.hasOwn(families, name)

export function familyOf(call: CallName): Family {
  let name: string = call
  while (!isKnown(name)) name = name.slice(0, name.lastIndexOf('.'))
  return families[name]
}
