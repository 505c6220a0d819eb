import type { Route } from './route.ts'
import type { RouteName } from './table.ts'

/** The facts of a visit that guards decide by. */
export type GuardFacts = {
  readonly cartItems: number
  /** Whether the visit's latest order is finalized. */
  readonly orderIsFinal: boolean
  /** Whether the visitor is signed in to an account (R027). */
  readonly isSignedIn: boolean
  readonly query: URLSearchParams
  /** Whether associates sell in stores here. */
  readonly hasBuyInStore: boolean
  /** Whether the store keeps favourites, and this visitor may (R025, R390). */
  readonly allowsFavorites: boolean
}

export type Verdict =
  | { readonly allow: true }
  | {
      readonly allow: false
      readonly to: RouteName
      readonly resetOrder: boolean
      /** The shopper wants to go on from there to where they were going: `redirectTo` says where (D09). */
      readonly comesBack?: true
    }

const allow: Verdict = { allow: true }
const sendTo = (to: RouteName): Verdict => ({ allow: false, to, resetOrder: false })
const guards = {
  /** R033. Reloading the checkout right after placing an order shows that order, not an empty cart. */
  'cart-has-items': facts => (facts.cartItems > 0 ? allow : sendTo(facts.orderIsFinal ? 'orderConfirmation' : 'cart')),
  /** R036 */
  'order-is-final': facts => (facts.orderIsFinal ? allow : { allow: false, to: 'home', resetOrder: true }),
  'order-is-named': ({ query }) => (query.has('orderNumber') || query.has('email') ? allow : sendTo('orderStatus')),
  /** Signed-in shoppers are sent to their orders in the account. */
  'order-of-guest': facts => (facts.isSignedIn ? sendTo('accountOrderHistory') : allow),
  /** R019 */
  'signed-in': facts => (facts.isSignedIn ? allow : { allow: false, to: 'signIn', resetOrder: false, comesBack: true }),
  'signed-out': facts => (facts.isSignedIn ? sendTo('account') : allow),
  /** R025, R390 */
  'favorites-allowed': facts => (facts.allowsFavorites ? allow : sendTo('home')),
  /** D39 */
  'buy-in-store': facts => (facts.hasBuyInStore ? allow : sendTo('home')),
  'token-in-query': facts => ((facts.query.get('token') ?? '') === '' ? sendTo('home') : allow),
} as const satisfies Record<NonNullable<Route['guard']>, (facts: GuardFacts) => Verdict>

/** Whether a visit may open a route, or where it is sent instead. Pure. */
export const judge = (route: Route, facts: GuardFacts): Verdict =>
  route.guard === undefined ? allow : guards[route.guard](facts)
