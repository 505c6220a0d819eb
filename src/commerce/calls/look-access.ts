import type { Call } from '../call.ts'
import { calls, type CallName } from './index.ts'

/**
 * Calls that whoever looks at the store as a customer sees it may make besides what anybody may read: they read what is the
 * customer's, or search by a body. A call that is not listed is refused, so that a new one is closed until somebody has
 * thought about it. The last one ends the look.
 */
const ofTheCustomer = [
  'consumer.profile.get',
  'consumer.second-factor.get',
  'consumer.session.list',
  'consumer.passkey.list',
  'consumer.payment-instruments.list',
  'consumer.loyalty-promo.get',
  'consumer.loyalty-vouchers.list',
  'consumer.purchase.get',
  'consumer.purchase-history.list',
  'consumer.sms-subscription.get',
  'wishlists.favorites.list',
  'wishlists.saved-for-later.get',
  'cart.cart.get',
  'cart.shipping-method.get',
  'cart.payment-methods.list',
  'products.availability.get',
  'products.review.translate',
  'stores.store.search',
  'stores.collection-points.search',
  'auth.session.signout',
] as const satisfies readonly CallName[]

const listed: ReadonlySet<CallName> = new Set(ofTheCustomer)

/** Whether a look may make a call. */
export function isOpenToLooks(name: CallName): boolean {
  const { method, who }: Call = calls[name]
  return listed.has(name) || (method === 'GET' && who === 'anyone')
}
