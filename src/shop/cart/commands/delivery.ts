import * as v from 'valibot'

import { changing } from '../../basket.ts'
import { command } from '../../command.ts'
import { travels } from '../model/done.ts'
import { deliveryCode, itemId, pickupLocationId } from './fields.ts'

/** `code` or `code:place`, as the choices of one radio group: `standard`, `pickup:s-us-denver`. */
const option = v.pipe(
  v.string(),
  v.transform((text): Record<string, unknown> => {
    const [code, storeId] = text.split(':')
    return { code, storeId }
  }),
  v.object({ code: deliveryCode, storeId: v.optional(pickupLocationId) }),
)

/** `POST /-/cart/delivery`: how one line travels, and to which store or collection point. */
const choose = command({
  input: v.object({ itemId, option }),
  run: (context, { itemId, option: { code, storeId } }) =>
    changing(context, {
      make: basketId =>
        context.commerce('cart.shipping-method.set', {
          cartId: basketId,
          itemId,
          code,
          ...(storeId !== undefined && { storeId }),
          shopperAppliedSM: true,
        }),
      isDone: travels(itemId, code, storeId),
    }),
})

export const deliveryCommands = { delivery: choose } as const
