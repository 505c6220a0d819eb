import type { Route, RouteName } from './table.ts'

/** What a guard may know of a visit. */
export type GuardFacts = {
  readonly cartItems: number
  /** Whether the visit's latest order is finalized. */
  readonly orderIsFinal: boolean
}

export type Verdict =
  | { readonly allow: true }
  | { readonly allow: false; readonly to: RouteName; readonly resetOrder: boolean }

const allow: Verdict = { allow: true }
const guards = {
  /** R033 */
  'cart-has-items': facts => (facts.cartItems > 0 ? allow : { allow: false, to: 'cart', resetOrder: false }),
  /** R036 */
  'order-is-final': facts => (facts.orderIsFinal ? allow : { allow: false, to: 'home', resetOrder: true }),
} as const satisfies Record<NonNullable<Route['guard']>, (facts: GuardFacts) => Verdict>

/** Whether a visit may open a route, or where it is sent instead. Pure. */
export const judge = (route: Route, facts: GuardFacts): Verdict =>
  route.guard === undefined ? allow : guards[route.guard](facts)
