import type { GiftReceipt } from '#src/commerce/calls/cart/cart-shapes.ts'
import { fail, ok } from '#src/kit/result.ts'

import { needsPacking, quote } from '../../cart/quote.ts'
import type { ShopperContext } from '../../context.ts'
import { setBasketPart } from '../../db/orders/baskets.ts'
import { changingBasket } from './basket.ts'

/** Makes a gift of the goods in a basket, or none; what is sent by e-mail has a recipient of its own (GFO405). */
export const setGiftReceipt = (context: ShopperContext, basketId: string, giftReceipt: GiftReceipt | null) =>
  changingBasket<'GFO405'>(context, basketId, basket => {
    if (giftReceipt !== null && !needsPacking(quote(context, basket).items)) return fail('GFO405')
    return ok(setBasketPart(context.db, basket.id, 'giftReceipt', giftReceipt ?? undefined))
  })
