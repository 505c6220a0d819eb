import type { Cart } from '#src/commerce/calls/cart-shapes.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import { quote } from '../../cart/quote.ts'
import type { ShopperContext } from '../../context.ts'
import { findBasket, type Basket } from '../../db/baskets.ts'

/** Does something with the caller's own open basket; anybody else's is a missing one. */
export function withBasket<Value, Code extends string>(
  context: ShopperContext,
  basketId: string,
  work: (basket: Basket) => Result<Value, Code>,
): Result<Value, Code | 'BSK404'> {
  const basket = findBasket(context.db, basketId, context.consumerId)
  return basket === undefined ? fail('BSK404') : work(basket)
}

/** Changes the caller's basket in one transaction and answers with the cart as it is afterwards. */
export const changingBasket = <Code extends string>(
  context: ShopperContext,
  basketId: string,
  change: (basket: Basket) => Result<unknown, NoInfer<Code>>,
): Result<Cart, Code | 'BSK404'> =>
  context.db.transact(() =>
    withBasket<Cart, Code | 'BSK404'>(context, basketId, basket => {
      const changed = change(basket)
      return changed.ok ? withBasket(context, basketId, after => ok(quote(context, after))) : changed
    }),
  )
