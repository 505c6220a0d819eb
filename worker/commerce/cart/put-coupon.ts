import { ok, type Result } from '#src/kit/result.ts'

import type { Context } from '../context.ts'
import { findAccount } from '../db/accounts/accounts.ts'
import { couponsOf, couponUse, insertCoupon } from '../db/orders/coupons.ts'
import { couponSpelling, judgeCoupon, type CouponCode } from '../promotions/coupons.ts'
import { audiencesOf } from '../promotions/eligible.ts'

type Couponed = Pick<Context, 'db' | 'now' | 'site' | 'promotions'>

type Cart = { readonly basketId: string; readonly consumerId: string }

/** Puts a code into a cart when its owner may use it. */
export function putCoupon(context: Couponed, { basketId, consumerId }: Cart, code: string): Result<true, CouponCode> {
  const { db, site, now, promotions } = context
  const judged = judgeCoupon(code, {
    site,
    now: now(),
    promotions,
    audiences: audiencesOf(findAccount(db, consumerId)),
    held: couponsOf(db, basketId),
    used: spelling => couponUse(db, spelling, consumerId),
  })
  if (!judged.ok) return judged
  insertCoupon(db, basketId, couponSpelling(code))
  return ok(true)
}
