import type { Handlers } from '#src/commerce/call.ts'
import type { couponCalls } from '#src/commerce/calls/coupons.ts'
import { fail, ok } from '#src/kit/result.ts'

import type { Contexts } from '../context.ts'
import { findAccount } from '../db/accounts.ts'
import { touchBasket } from '../db/baskets.ts'
import { couponsOf, couponUse, deleteCoupon, insertCoupon } from '../db/coupons.ts'
import { couponSpelling, judgeCoupon, type CouponCode } from '../promotions/coupons.ts'
import { audiencesOf } from '../promotions/eligible.ts'
import { changingBasket } from './cart/basket.ts'

export const couponHandlers = {
  'cart.coupon.apply': ({ body }, context) =>
    changingBasket<CouponCode>(context, body.cartId, basket => {
      const { db, site, now, promotions, consumerId } = context
      const judged = judgeCoupon(body.code, {
        site,
        now: now(),
        promotions,
        audiences: audiencesOf(findAccount(db, consumerId)),
        held: couponsOf(db, basket.id),
        used: code => couponUse(db, code, consumerId),
      })
      if (!judged.ok) return judged
      insertCoupon(db, basket.id, couponSpelling(body.code))
      return ok(touchBasket(db, basket.id))
    }),
  'cart.coupon.remove': ({ query }, context) =>
    changingBasket<'PRM130'>(context, query.cartId, basket =>
      deleteCoupon(context.db, basket.id, couponSpelling(query.code)) === 0
        ? fail('PRM130')
        : ok(touchBasket(context.db, basket.id)),
    ),
} satisfies Handlers<typeof couponCalls, Contexts>
