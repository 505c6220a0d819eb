import type { CallOf } from './requests.ts'
import type { Session, Shop } from './shop.ts'
import { smallestCart, type Cart } from './smallest.ts'

export type ReceivedCall = {
  readonly call: CallOf
  readonly values: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly body: Readonly<Record<string, unknown>>
  readonly bearer: Session | undefined
}

/** An answer, and what came out of order. */
export type GivenAnswer = {
  readonly json?: unknown
  readonly wrong: readonly string[]
  readonly refused?: readonly [status: number, errorId: string]
}

/** Gives an answer, with what was wrong about being asked for it. */
export const says = (json: unknown, ...wrong: readonly string[]): GivenAnswer => ({ json, wrong })
export const refuses = (status: number, errorId: string, ...wrong: readonly string[]): GivenAnswer => ({
  wrong,
  refused: [status, errorId],
})

/** An answer of somebody's own cart, after a change of it. */
export const inCart =
  (
    basketOf: (asked: ReceivedCall) => unknown,
    change: (cart: Cart, asked: ReceivedCall, shop: Shop) => Cart | string,
  ) =>
  (shop: Shop, asked: ReceivedCall): GivenAnswer => {
    const cart = shop.carts.get(String(basketOf(asked)))
    if (cart === undefined || cart.owner !== asked.bearer?.owner)
      return refuses(404, 'BSK404', 'the cart is nobody’s, or somebody else’s')
    const changed = change(cart, asked, shop)
    if (typeof changed === 'string') return says(smallestCart(cart), changed)
    shop.carts.set(cart.id, changed)
    return says(smallestCart(changed))
  }

export const byPath = ({ values }: ReceivedCall) => values.basketId
export const byBody = ({ body }: ReceivedCall) => body.basketId ?? body.cartId
