import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import type { EngineEvent } from '#src/commerce/calls/experiments/personalization.ts'

/** The store's facts about a visitor for targeting (R154). The browser adds screen size and location. */
export type OwnProfile = {
  readonly customStates: {
    readonly cartEmpty: boolean
    readonly employeeLoggedIn: boolean
    readonly loggedIn: boolean
    readonly loyaltyEnrolled: boolean
  }
  readonly interests: readonly string[]
  /** Undefined without a cart, or when the platform did not answer. */
  readonly cart: Pick<Cart, 'currency' | 'totals' | 'items'> | undefined
  readonly stealthGroup: string
  /** Of those that are asked for, the segments of the data platform the visitor is in. */
  readonly segments: readonly string[]
}

/** Most lines of a cart that are told. */
const mostLines = 100

const joined = (items: readonly string[]): string => items.join('|').slice(0, 400)

/** The cart for the engine: totals as variables in minor units, and every line. */
function cartFacts(cart: OwnProfile['cart']) {
  if (cart === undefined) return { variables: {}, events: [] }
  const { currency, totals, items } = cart
  const cartLines = items.slice(0, mostLines).map(({ productId, upc, qty, price }) => ({
    pid: productId,
    sku: upc,
    quantity: qty,
    currency,
    value: price.rowTotal,
  }))
  return {
    variables: { cartItemTotal: `${totals.itemTotal}`, cartDiscount: `${totals.totalDiscount}` },
    events: [{ eventType: 'monetate:context:Cart' as const, cartLines }],
  }
}

/** R154: a profile in the engine's words; lists are separated by pipes (R137). */
export function profileEvents({ customStates, interests, cart, stealthGroup, segments }: OwnProfile): EngineEvent[] {
  const { variables, events } = cartFacts(cart)
  const states = Object.entries(customStates).map(([name, holds]) => [name, `${holds}`] as const)
  const facts = Object.fromEntries([
    ...states,
    ...Object.entries({ ...variables, stealthGroup, interests: joined(interests), segments: joined(segments) }),
  ])
  const customVariables = Object.entries(facts)
    .filter(([, value]) => value !== '')
    .map(([variable, value]) => ({ variable, value }))
  return [{ eventType: 'monetate:context:CustomVariables', customVariables }, ...events]
}
