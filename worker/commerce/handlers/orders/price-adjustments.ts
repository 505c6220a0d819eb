import type { Handlers } from '#src/commerce/call.ts'
import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import type { priceAdjustmentCalls } from '#src/commerce/calls/orders/price-adjustments.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import { quote } from '../../cart/quote.ts'
import type { AssociateContext, Contexts } from '../../context.ts'
import { writeAction } from '../../db/accounts/associate-actions.ts'
import { touchBasket, type Basket } from '../../db/orders/baskets.ts'
import { adjustmentsOf, deleteAdjustment, putAdjustment } from '../../db/orders/price-adjustments.ts'
import { opaqueId } from '../../random.ts'
import { changingBasket } from '../cart/basket.ts'

type Taking = { readonly itemId: string; readonly amount: number; readonly reason: string }

/** D30: at most half of what the line costs after promotions. */
function put(
  context: AssociateContext,
  basket: Basket,
  { itemId, amount, reason }: Taking,
): Result<unknown, 'ORD404' | 'PRC400'> {
  const { db, now, random, associate } = context
  const line: Cart['items'][number] | undefined = quote(context, basket).items.find(({ id }) => id === itemId)
  if (line === undefined || line.bonus) return fail('ORD404')
  const most = Math.floor((line.price.priceAfterOrderDiscount + (line.adjustment?.amount ?? 0)) / 2)
  if (amount > most) return fail('PRC400', { most })
  const id = line.adjustment?.id ?? opaqueId(random)
  putAdjustment(db, { id, itemId, amount, reason }, associate.storeEmployeeId, now())
  writeAction(context, associate, { kind: 'adjusted', facts: { itemName: line.name, amount, reason } })
  return ok(touchBasket(db, basket.id))
}

const known = ({ db }: AssociateContext, basket: Basket, adjustmentId: string) =>
  adjustmentsOf(db, basket.id).find(({ id }) => id === adjustmentId)

export const priceAdjustmentHandlers = {
  'cart.price-adjustment.create': ({ path, body }, context) =>
    changingBasket<'ORD404' | 'PRC400'>(context, path.basketId, basket => put(context, basket, body)),
  'cart.price-adjustment.update': ({ path, body }, context) =>
    changingBasket<'ORD404' | 'PRC400'>(context, path.basketId, basket => {
      const adjustment = known(context, basket, path.adjustmentId)
      return adjustment === undefined ? fail('ORD404') : put(context, basket, { ...body, itemId: adjustment.itemId })
    }),
  'cart.price-adjustment.remove': ({ path }, context) =>
    changingBasket<'ORD404'>(context, path.basketId, basket => {
      if (known(context, basket, path.adjustmentId) === undefined) return fail('ORD404')
      deleteAdjustment(context.db, path.adjustmentId)
      writeAction(context, context.associate, { kind: 'unadjusted', facts: {} })
      return ok(touchBasket(context.db, basket.id))
    }),
} satisfies Handlers<typeof priceAdjustmentCalls, Contexts>
