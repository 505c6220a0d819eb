import type { Totals } from '#src/commerce/calls/cart/cart-shapes.ts'
import type { Currency, Minor } from '#src/kit/money.ts'

import { taxOf, type TaxRule } from './tax.ts'

export type PricedLine = {
  readonly qty: number
  /** Of one piece. */
  readonly original: Minor
  /** Of the whole row, after every discount. */
  readonly worth: Minor
  /** Gift cards are taxed when they are spent. */
  readonly isTaxFree?: boolean
}

type Given = {
  readonly currency: Currency
  readonly lines: readonly PricedLine[]
  /** The cost of delivery after promotions. */
  readonly shipping: Minor
  readonly tax: TaxRule
  /** Whether an address has told which tax applies. */
  readonly taxKnown: boolean
}

const sum = (amounts: readonly Minor[]): Minor => amounts.reduce((total, amount) => total + amount, 0)

/**
 * A cart's money. `itemTotal − totalDiscount = itemSubTotal`; `itemSubTotal + shipping (+ tax, where it is not in the
 * prices) = total`; `total − tax = totalWithoutTax = netAmount`. All in minor units, nothing rounded but the tax of
 * each line and of shipping.
 */
export function totalsOf({ currency, lines, shipping, tax: rule, taxKnown }: Given): Totals {
  const itemTotal = sum(lines.map(({ qty, original }) => qty * original))
  const itemSubTotal = sum(lines.map(({ worth }) => worth))
  const totalDiscount = itemTotal - itemSubTotal
  const tax =
    sum(lines.map(({ worth, isTaxFree }) => (isTaxFree === true ? 0 : taxOf(worth, rule)))) +
    (rule.shippingTaxed ? taxOf(shipping, rule) : 0)
  const total = itemSubTotal + shipping + (rule.included ? 0 : tax)
  return {
    currency,
    total,
    totalDiscount,
    totalDiscountPercentage: itemTotal === 0 ? 0 : Math.round((1000 * totalDiscount) / itemTotal) / 10,
    itemTotal,
    itemSubTotal,
    totalWithoutTax: total - tax,
    netAmount: total - tax,
    shipping,
    tax,
    taxAmount: tax,
    taxIncluded: rule.included,
    taxKnown,
    remainingToPay: total,
    totalUnits: sum(lines.map(({ qty }) => qty)),
    appliedRewards: 0,
  }
}
