import type { Currency, Minor } from '#src/kit/money.ts'
import type { SiteName } from '#src/language/locales.ts'

import type { ShippingCode } from '../rules/shipping.ts'
import type { ByLocale } from '../local-text.ts'

/** An amount in each of the store's currencies. */
export type Amounts = Readonly<Record<Currency, Minor>>

/** The lines a promotion looks at; all of them when nothing is said. */
export type PromotionScope = {
  readonly categoryIds?: readonly string[]
  readonly productIds?: readonly string[]
  /** Leaves out what is already reduced. */
  readonly fullPriceOnly?: boolean
}

/** Who a promotion is for. An employee is one who has accepted the terms of the discount (R012). */
export type Audience = 'guest' | 'registered' | 'member' | 'employee'

export type Benefit =
  | { readonly percent: number }
  | { readonly amount: Amounts }
  /** A product that comes with the order. */
  | { readonly bonus: string }
  /** A way of delivery that costs nothing. */
  | { readonly freeShipping: ShippingCode }

export type Coupon = {
  readonly code: string
  /** Orders that may use it, all shoppers together. */
  readonly limit?: number
  /** Each shopper once. */
  readonly once?: boolean
}

/**
 * A reduction, a gift or a free delivery, and what it asks for. An id that contains GWP is a gift with product (R352);
 * one that contains GUEST or REGISTERED says who its message is for (R353).
 */
export type Promotion = {
  readonly id: string
  readonly campaignId: string
  readonly level: 'ORDER' | 'PRODUCT' | 'SHIPPING'
  readonly name: ByLocale<string>
  /** Three parts between pipes (R354): approaching with a threshold, approaching without one, earned. */
  readonly callout?: ByLocale<string>
  readonly sites?: readonly SiteName[]
  readonly audience?: Audience
  /** Counts only for carts with this code. */
  readonly coupon?: Coupon
  /** ISO 8601, inclusive and exclusive. */
  readonly from?: string
  readonly until?: string
  readonly scope?: PromotionScope
  /** Least worth, and least number of pieces, of what is in scope. */
  readonly threshold?: Amounts
  readonly pieces?: number
  readonly benefit: Benefit
  /** Its discount counts against the employee's annual cap (R139). */
  readonly capped?: boolean
}

/** R353: the audience of a promotion's message. */
export const audienceOf = ({ id, audience }: Promotion): Audience | undefined =>
  audience ?? (id.includes('GUEST') ? 'guest' : id.includes('REGISTERED') ? 'registered' : undefined)

/** When a promotion counts, by its dates. */
export function phaseOf({ from, until }: Pick<Promotion, 'from' | 'until'>, now: number): 'early' | 'open' | 'over' {
  if (from !== undefined && now < Date.parse(from)) return 'early'
  return until !== undefined && now >= Date.parse(until) ? 'over' : 'open'
}
