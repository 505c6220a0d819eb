import { fail, ok, type Result } from '#src/kit/result.ts'
import type { SiteName } from '#src/language/locales.ts'

import { phaseOf, type Audience, type Promotion } from './promotion.ts'

/** D15: so many codes a cart may hold. */
export const mostCoupons = 3

export type CouponCode = 'PRM130' | 'PRM135' | 'PRM140' | 'PRM150' | 'PRM155' | 'PRM160' | 'PRM175' | 'PRM416'

/** Codes are compared as people type them: without regard to case or spaces around. */
export const couponSpelling = (code: string): string => code.trim().toUpperCase()

const wellFormed = /^[A-Z0-9][A-Z0-9-]{2,31}$/

type Given = {
  readonly site: SiteName
  readonly now: number
  readonly audiences: readonly Audience[]
  readonly promotions: readonly Promotion[]
  /** The cart's codes already. */
  readonly held: readonly string[]
  /** Orders that used it, and whether this shopper did. */
  readonly used: (code: string) => { readonly inAll: number; readonly byShopper: boolean }
}

/**
 * Whether a code may be added to the cart. PRM160 is no code at all, PRM130 unknown (here); PRM155 expired, PRM135 not
 * valid yet; PRM140 used up, or one too many in the cart, PRM150 used by this shopper; PRM416 already in the cart;
 * PRM175 for other shoppers.
 */
export function judgeCoupon(typed: string, given: Given): Result<Promotion, CouponCode> {
  const code = couponSpelling(typed)
  if (!wellFormed.test(code)) return fail('PRM160')
  const promotion = given.promotions.find(({ coupon }) => coupon?.code === code)
  if (promotion === undefined || (promotion.sites !== undefined && !promotion.sites.includes(given.site)))
    return fail('PRM130')
  if (given.held.includes(code)) return fail('PRM416')
  if (given.held.length >= mostCoupons) return fail('PRM140', { mostCoupons })
  const phase = phaseOf(promotion, given.now)
  if (phase !== 'open') return fail(phase === 'early' ? 'PRM135' : 'PRM155')
  if (promotion.audience !== undefined && !given.audiences.includes(promotion.audience)) return fail('PRM175')
  return mayStillBeUsed(promotion, given.used(code))
}

/** Whether a code's limits leave room for one more order. */
export function mayStillBeUsed(
  promotion: Promotion,
  used: ReturnType<Given['used']>,
): Result<Promotion, 'PRM140' | 'PRM150'> {
  const { limit, once } = promotion.coupon ?? {}
  if (once === true && used.byShopper) return fail('PRM150')
  return limit !== undefined && used.inAll >= limit ? fail('PRM140') : ok(promotion)
}
