import type { Cart, Flash, Shipment } from '#src/commerce/calls/cart.ts'
import type { Minor } from '#src/kit/money.ts'
import { locales } from '#src/language/locales.ts'

import type { Context } from '../context.ts'
import { payingCredits, rewardsOf, type Paying } from '../credits/credits.ts'
import type { Basket } from '../db/baskets.ts'
import { readLines, type LineRow } from '../db/lines.ts'
import { adjustmentsOf, type PriceAdjustment } from '../db/price-adjustments.ts'
import { promoSummary } from '../promotions/callouts.ts'
import { eligibleFor, type Eligible } from '../promotions/eligible.ts'
import { defaultShippingCode, shippingCodes, shippingMethod, shippingPrice } from '../rules/shipping.ts'
import { taxRuleFor, type TaxRule } from '../rules/tax.ts'
import { asGift, bonusesOf } from './bonus.ts'
import { choiceOf, lineOf, type Choice } from './lines.ts'
import { priceCart, type CartGoods, type Priced } from './price.ts'

/** The only shipment a basket has: everything is sent to one home. */
export const homeShipment = 'me'

type Sold = { readonly row: LineRow; readonly choice: Choice; readonly adjustment?: PriceAdjustment }

/** The lines whose products the catalogue still has. */
function soldOf(context: Context, basket: Basket): Sold[] {
  const catalogue = context.catalogue()
  const adjustments = new Map(adjustmentsOf(context.db, basket.id).map(one => [one.itemId, one]))
  return readLines(context.db, basket.id).flatMap(row => {
    const choice = choiceOf(row, catalogue)
    const adjustment = adjustments.get(row.id)
    return choice === undefined ? [] : [{ row, choice, ...(adjustment && { adjustment }) }]
  })
}

const goodsOf = ({ row, choice, adjustment }: Sold): CartGoods => ({
  id: row.id,
  productId: row.product_id,
  categoryIds: choice.product.categoryIds,
  qty: row.qty,
  current: row.current,
  original: row.original,
  ...(adjustment === undefined ? {} : { adjustment: adjustment.amount }),
})

type Reckoned = {
  readonly context: Context
  readonly basket: Basket
  readonly sold: readonly Sold[]
  readonly priced: Priced
  readonly tax: TaxRule
}

function methodsOf({ context, basket, priced }: Reckoned) {
  const { site, locale, now } = context
  const chosen = basket.shippingCode ?? defaultShippingCode
  return shippingCodes.map(code => {
    const price = priced.applied.shipping.has(code) ? 0 : shippingPrice(site, code)
    return { ...shippingMethod({ site, locale, at: now() }, code, price), selected: code === chosen }
  })
}

function shipmentOf(reckoned: Reckoned): Shipment {
  const { basket, context, priced } = reckoned
  const code = basket.shippingCode ?? defaultShippingCode
  const free = priced.applied.shipping.get(code)
  const { shippingAddress: address } = basket
  return {
    shippingId: homeShipment,
    shipmentId: homeShipment,
    applicableShippingMethods: methodsOf(reckoned),
    defaultShippingMethodId: defaultShippingCode,
    cost: priced.totals.shipping,
    shippingPromotions:
      free === undefined
        ? []
        : [{ promotionId: free.id, appliedDiscount: shippingPrice(context.site, code), price: 0 }],
    ...(address === undefined ? {} : { address }),
  }
}

function itemsOf(reckoned: Reckoned): Cart['items'] {
  const { context, sold, priced, tax } = reckoned
  const { language } = context
  const surroundings = { language, tax, methods: methodsOf(reckoned) }
  const bought = sold.map(({ row, choice, adjustment }) =>
    lineOf(row, choice, { ...surroundings, money: priced.lines.get(row.id), adjustment }),
  )
  const gifts = bonusesOf(context, priced.applied.bonuses).flatMap(({ id, variant }) => {
    const row: LineRow = { ...variant, id, recipe_id: '', qty: 1 }
    const choice = choiceOf(row, context.catalogue())
    return choice === undefined ? [] : [asGift(lineOf(row, choice, { ...surroundings, money: undefined }))]
  })
  return [...bought, ...gifts]
}

const discountsOf = ({ context, priced }: Reckoned): Cart['orderPromotions'] =>
  priced.applied.order.map(({ promotion, amount }) => ({
    promotionId: promotion.id,
    name: promotion.name[context.language],
    price: -amount,
  }))

function couponsOf({ promotions }: Eligible, { applied }: Priced): Cart['couponItems'] {
  const counted = new Set([
    ...applied.order.map(({ promotion }) => promotion),
    ...applied.lines.flatMap(({ taken }) => taken?.promotion ?? []),
    ...applied.shipping.values(),
  ])
  return promotions.flatMap(promotion =>
    promotion.coupon === undefined
      ? []
      : [{ code: promotion.coupon.code, promotionId: promotion.id, applied: counted.has(promotion) }],
  )
}

const instrumentsOf = (
  { instrument }: Basket,
  paying: readonly Paying[],
  remaining: Minor,
): Cart['payment_instruments'] => [
  ...paying.map(({ id, method, amount, shown }) => ({ id, payment_method_id: method, amount, ...shown })),
  ...(instrument === undefined ? [] : [{ ...instrument, amount: remaining }]),
]

/** Prices the basket as of now: lines, promotions, delivery and tax, all read fresh. */
export function quote(context: Context, basket: Basket, flash: readonly Flash[] = []): Cart {
  const { locale, site } = context
  const { currency } = context.catalogue()
  const address = basket.shippingAddress
  const tax = taxRuleFor(address ?? { countryCode: locales[locale].country })
  const sold = soldOf(context, basket)
  const eligible = eligibleFor(context, basket)
  const code = basket.shippingCode ?? defaultShippingCode
  const priced = priceCart({
    currency,
    goods: sold.map(goodsOf),
    ...eligible,
    deliveries: sold.length === 0 ? [] : [{ code, price: shippingPrice(site, code) }],
    tax,
    taxKnown: address !== undefined,
  })
  const reckoned = { context, basket, sold, priced, tax }
  const { totals, applied } = priced
  const paying = payingCredits(context, basket.id, totals.total)
  const remainingToPay = totals.total - paying.reduce((sum, { amount }) => sum + amount, 0)
  return {
    id: basket.id,
    revision: basket.revision,
    currency,
    totalItems: totals.totalUnits,
    totals: { ...totals, remainingToPay, appliedRewards: rewardsOf(paying) },
    items: itemsOf(reckoned),
    shippingMethods: [shipmentOf(reckoned)],
    ...(basket.billingAddress === undefined ? {} : { billingAddress: basket.billingAddress }),
    payment_instruments: instrumentsOf(basket, paying, remainingToPay),
    couponItems: couponsOf(eligible, priced),
    orderPromotions: discountsOf(reckoned),
    promoSummary: promoSummary(applied.distances, { locale, currency }),
    flash: [...flash],
  }
}
