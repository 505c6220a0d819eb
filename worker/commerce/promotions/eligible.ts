import type { Minor } from '#src/kit/money.ts'

import type { Context } from '../context.ts'
import type { Account } from '../db/accounts/account.ts'
import { findAccount } from '../db/accounts/accounts.ts'
import type { Basket } from '../db/orders/baskets.ts'
import { couponsOf } from '../db/orders/coupons.ts'
import { audienceOf, phaseOf, type Audience, type Promotion } from './promotion.ts'

/** Who a consumer is to a promotion. */
export function audiencesOf(account: Account | undefined): Audience[] {
  if (account === undefined) return ['guest']
  const isEmployee = account.employeeTermsAt !== undefined && account.allowances.some(({ kind }) => kind === 'employee')
  return [
    'registered',
    ...(account.loyaltySince === undefined ? [] : ['member' as const]),
    ...(isEmployee ? ['employee' as const] : []),
  ]
}

export type Eligible = {
  readonly promotions: readonly Promotion[]
  /** The rest of an employee's discount allowance this year. */
  readonly allowance: Minor
}

/** The promotions that may count for a basket: here, today, for this shopper, with the codes it holds. */
export function eligibleFor(context: Context, basket: Basket): Eligible {
  const { db, site, now, promotions } = context
  const account = basket.hasAccount ? findAccount(db, basket.consumerId) : undefined
  const audiences = audiencesOf(account)
  const codes = basket.hasCoupons ? couponsOf(db, basket.id) : []
  const employee = account?.allowances.find(({ kind }) => kind === 'employee')
  const counts = (promotion: Promotion) => {
    const audience = audienceOf(promotion)
    return (
      (promotion.sites?.includes(site) ?? true) &&
      phaseOf(promotion, now()) === 'open' &&
      (audience === undefined || audiences.includes(audience)) &&
      (promotion.coupon === undefined || codes.includes(promotion.coupon.code))
    )
  }
  return {
    promotions: promotions.filter(counts),
    allowance: employee === undefined ? 0 : employee.cap - employee.spent,
  }
}
