import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import { formatMoney, type Currency, type Minor } from '#src/kit/money.ts'
import { locales, type Locale } from '#src/language/locales.ts'

import { textIn } from '../local-text.ts'
import type { Promotion } from './promotion.ts'

type Entry = Cart['promoSummary'][number]

type CalloutFacts = {
  readonly locale: Locale
  readonly currency: Currency
  /** Whether anything is sent home, which is what delivery could be free for. */
  readonly goesHome: boolean
  /** Whether there is anything but gift cards, which count towards nothing. */
  readonly hasGoods: boolean
}

/** Promotions the cart has earned or comes near to (R148, R195, R196), rebuilt for every answer. */
export function promoSummary(
  distances: ReadonlyMap<Promotion, Minor>,
  { locale, currency, goesHome, hasGoods }: CalloutFacts,
): Entry[] {
  const { tag } = locales[locale]
  return [...distances].flatMap(([promotion, left]) => {
    if (promotion.callout === undefined || !hasGoods || (promotion.level === 'SHIPPING' && !goesHome)) return []
    const threshold = promotion.threshold?.[currency] ?? 0
    const calloutMessage = textIn(promotion.callout, locale)
      .replaceAll('{left}', formatMoney(Math.max(0, left), currency, tag))
      .replaceAll('{from}', formatMoney(threshold, currency, tag))
    return [
      {
        level: promotion.level,
        promotionId: promotion.id,
        promotionName: textIn(promotion.name, locale),
        promotionClass: promotion.level,
        approachingDisplayLevel: promotion.level,
        calloutMessage,
        conditionThreshold: threshold,
        distanceFromConditionThreshold: left,
      },
    ]
  })
}
