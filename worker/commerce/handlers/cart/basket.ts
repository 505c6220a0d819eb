import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import { quote } from '../../cart/quote.ts'
import type { ShopperContext } from '../../context.ts'
import { createBasket, findBasket, findUsableBasket, type Basket } from '../../db/orders/baskets.ts'
import { remindLater } from '../../mail/news/cart-left.ts'

/** A consumer has one basket to shop on: asking twice gives the same one. */
export const usableBasket = (context: ShopperContext): Basket =>
  findUsableBasket(context.db, context.consumerId) ?? createBasket(context, context.consumerId)

/** Runs `work` on the caller's own open basket; any other basket counts as missing. */
export function withBasket<Value, Code extends string>(
  context: ShopperContext,
  basketId: string,
  work: (basket: Basket) => Result<Value, Code>,
): Result<Value, Code | 'BSK404'> {
  const basket = findBasket(context.db, basketId, context.consumerId)
  return basket === undefined ? fail('BSK404') : work(basket)
}

/** Changes a basket and gives the cart as it is afterwards; part of a transaction. */
function cartAfter<Code extends string>(
  context: ShopperContext,
  basket: Basket,
  change: (basket: Basket) => Result<unknown, Code>,
): Result<Cart, Code> {
  const changed = change(basket)
  if (!changed.ok) return changed
  remindLater(context, basket)
  return ok(quote(context, findBasket(context.db, basket.id, context.consumerId) ?? basket))
}

/** Changes the basket a consumer shops on in one transaction; there is always one. */
export const changingOwn = <Code extends string>(
  context: ShopperContext,
  change: (basket: Basket) => Result<unknown, NoInfer<Code>>,
): Result<Cart, Code> => context.db.transact(() => cartAfter<Code>(context, usableBasket(context), change))

/** Changes the caller's basket in one transaction and answers with the cart as it is afterwards. */
export const changingBasket = <Code extends string>(
  context: ShopperContext,
  basketId: string,
  change: (basket: Basket) => Result<unknown, NoInfer<Code>>,
): Result<Cart, Code | 'BSK404'> =>
  context.db.transact(() =>
    withBasket<Cart, Code | 'BSK404'>(context, basketId, basket => cartAfter<Code>(context, basket, change)),
  )
