import type { CallOf } from './requests.ts'
import type { Session, Shop } from './shop.ts'
import { smallestCart, type Cart } from './smallest.ts'

export type Asked = {
  readonly call: CallOf
  readonly values: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly body: Readonly<Record<string, unknown>>
  readonly bearer: Session | undefined
}

/** An answer, and what came out of order. */
export type Told = {
  readonly json?: unknown
  readonly wrong: readonly string[]
  readonly refused?: readonly [status: number, errorId: string]
}

/** Gives an answer, with what was wrong about being asked for it. */
export const says = (json: unknown, ...wrong: readonly string[]): Told => ({ json, wrong })
export const refuses = (status: number, errorId: string, ...wrong: readonly string[]): Told => ({
  wrong,
  refused: [status, errorId],
})

/** An answer of somebody's own cart, after a change of it. */
export const inCart =
  (basketOf: (asked: Asked) => unknown, change: (cart: Cart, asked: Asked, shop: Shop) => Cart | string) =>
  (shop: Shop, asked: Asked): Told => {
    const cart = shop.carts.get(String(basketOf(asked)))
    if (cart === undefined || cart.owner !== asked.bearer?.owner)
      return refuses(404, 'BSK404', 'the cart is nobody’s, or somebody else’s')
    const changed = change(cart, asked, shop)
    if (typeof changed === 'string') return says(smallestCart(cart), changed)
    shop.carts.set(cart.id, changed)
    return says(smallestCart(changed))
  }

export const byPath = ({ values }: Asked) => values.basketId
export const byBody = ({ body }: Asked) => body.basketId ?? body.cartId
