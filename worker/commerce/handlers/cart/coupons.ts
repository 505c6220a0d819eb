import type { Handlers } from '#src/commerce/call.ts'
import type { couponCalls } from '#src/commerce/calls/cart/coupons.ts'
import { fail, ok } from '#src/kit/result.ts'

import { putCoupon } from '../../cart/put-coupon.ts'
import type { Contexts } from '../../context.ts'
import { touchBasket } from '../../db/orders/baskets.ts'
import { deleteCoupon } from '../../db/orders/coupons.ts'
import { checkLimit, countAttempt } from '../../people/rate-limits.ts'
import { couponSpelling, type CouponCode } from '../../promotions/coupons.ts'
import { changingBasket } from './basket.ts'

export const couponHandlers = {
  'cart.coupon.apply': ({ body }, context) =>
    changingBasket<CouponCode | 'API429'>(context, body.cartId, ({ id: basketId, consumerId }) => {
      const free = checkLimit(context, 'coupon', { target: basketId })
      if (!free.ok) return free
      const put = putCoupon(context, { basketId, consumerId }, body.code)
      if (put.ok) return ok(touchBasket(context.db, basketId))
      if (put.code === 'PRM130') countAttempt(context, 'coupon', basketId)
      return put
    }),
  'cart.coupon.remove': ({ query }, context) =>
    changingBasket<'PRM130'>(context, query.cartId, basket =>
      deleteCoupon(context.db, basket.id, couponSpelling(query.code)) === 0
        ? fail('PRM130')
        : ok(touchBasket(context.db, basket.id)),
    ),
} satisfies Handlers<typeof couponCalls, Contexts>
