import type { Minor } from '#src/kit/money.ts'
import { locales, type Locale } from '#src/language/locales.ts'

import { defaultShippingCode } from '../rules/shipping.ts'
import type { Promotion } from './promotion.ts'

/** From which amount on usual delivery costs nothing for everybody, without a code; nothing where it never does. */
export function freeDeliveryFrom(promotions: readonly Promotion[], locale: Locale): Minor | undefined {
  const { site, currency } = locales[locale]
  const amounts = promotions.flatMap(({ benefit, audience, coupon, sites, scope, from, until, threshold }) => {
    const isFree = 'freeShipping' in benefit && benefit.freeShipping === defaultShippingCode
    const isForAll = audience === undefined && coupon === undefined && scope === undefined
    const isAlways = from === undefined && until === undefined
    const isHere = sites === undefined || sites.includes(site)
    return isFree && isForAll && isAlways && isHere ? [threshold?.[currency] ?? 0] : []
  })
  return amounts.length === 0 ? undefined : Math.min(...amounts)
}
