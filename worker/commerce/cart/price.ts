import type { Totals } from '#src/commerce/calls/cart/cart-shapes.ts'
import type { Currency, Minor } from '#src/kit/money.ts'

import { applyPromotions, type Applied, type DiscountedLine, type Goods } from '../promotions/apply.ts'
import type { Promotion } from '../promotions/promotion.ts'
import type { ShippingCode } from '../rules/shipping.ts'
import type { TaxRule } from '../rules/tax.ts'
import { totalsOf } from '../rules/totals.ts'

export type CartGoods = Goods & {
  /** Taken off by an associate, after promotions. */
  readonly adjustment?: Minor
}

type Given = {
  readonly currency: Currency
  readonly goods: readonly CartGoods[]
  readonly promotions: readonly Promotion[]
  readonly allowance: Minor
  /** The cost of each parcel before promotions. */
  readonly deliveries: readonly { readonly code: ShippingCode; readonly price: Minor }[]
  readonly tax: TaxRule
  readonly taxKnown: boolean
}

export type Priced = {
  readonly totals: Totals
  readonly lines: ReadonlyMap<string, DiscountedLine>
  readonly applied: Applied
}

/** A line's row after everything, the adjustment included. */
const adjusted = (line: DiscountedLine, adjustment: Minor = 0): DiscountedLine => ({
  ...line,
  afterOrder: Math.max(0, line.afterOrder - adjustment),
})

/** A cart's money, from nothing but what is given: the same cart costs the same everywhere. */
export function priceCart({ currency, goods, promotions, allowance, deliveries, tax, taxKnown }: Given): Priced {
  const applied = applyPromotions({ currency, goods, promotions, allowance })
  const adjustments = new Map(goods.map(({ id, adjustment }) => [id, adjustment]))
  const lines = applied.lines.map(line => adjusted(line, adjustments.get(line.id)))
  const shipping = deliveries.reduce((sum, { code, price }) => sum + (applied.shipping.has(code) ? 0 : price), 0)
  const worth = new Map(lines.map(({ id, afterOrder }) => [id, afterOrder]))
  const totals = totalsOf({
    currency,
    lines: goods.map(({ id, qty, original, isGiftCard = false }) => ({
      qty,
      original,
      worth: worth.get(id) ?? 0,
      isTaxFree: isGiftCard,
    })),
    shipping,
    tax,
    taxKnown,
  })
  return { totals, lines: new Map(lines.map(line => [line.id, line])), applied }
}
