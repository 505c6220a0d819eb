import * as v from 'valibot'

import { href } from '#routes/href.ts'
import { ok } from '#src/kit/result.ts'

import { atField } from '../../at-field.ts'
import { changing } from '../../basket.ts'
import { command } from '../../command.ts'
import { dismissedWith, promotionName } from '../model/approaching.ts'
import { hasCode, hasNoCode } from '../model/done.ts'

const code = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64))

/** `POST /-/cart/coupon` */
const applyCoupon = command({
  input: v.object({ code }),
  run: async (context, { code }) => {
    const applied = await changing(context, {
      make: basketId => context.commerce('cart.coupon.apply', { cartId: basketId, code }),
      isDone: hasCode(code),
    })
    return applied.ok ? applied : atField(applied)
  },
})

/** `POST /-/cart/coupon-remove` */
const removeCoupon = command({
  input: v.object({ code }),
  run: (context, { code }) =>
    changing(context, {
      make: basketId => context.commerce('cart.coupon.remove', { cartId: basketId, code }),
      isDone: hasNoCode(code),
    }),
})

/** `POST /-/cart/dismiss`: tells no more of a promotion (R197). */
const dismiss = command({
  input: v.object({ promotionId: v.pipe(v.string(), v.regex(promotionName)) }),
  run: async ({ visit, locale }, { promotionId }) => {
    const cookies = [dismissedWith(visit.dismissed, promotionId)]
    return ok({ value: {}, cookies, to: href(locale, 'cart') })
  },
})

export const promotionCommands = { coupon: applyCoupon, 'coupon-remove': removeCoupon, dismiss } as const
