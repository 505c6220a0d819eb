import type { Cart, Flash } from '#src/commerce/calls/cart/cart-shapes.ts'
import type { CartLine } from '#src/commerce/calls/cart/line-shapes.ts'
import type { Minor } from '#src/kit/money.ts'
import { locales } from '#src/language/locales.ts'

import type { Context } from '../context.ts'
import { payingCredits, rewardsOf, type Paying } from '../credits/credits.ts'
import type { Basket } from '../db/orders/baskets.ts'
import { readLines, type LineRow } from '../db/orders/lines.ts'
import { adjustmentsOf, type PriceAdjustment } from '../db/orders/price-adjustments.ts'
import { promoSummary } from '../promotions/callouts.ts'
import { eligibleFor, type Eligible } from '../promotions/eligible.ts'
import { pointsOfGoods } from '../rules/loyalty.ts'
import { isHomeCode, shippingPrice } from '../rules/shipping.ts'
import { taxRuleFor, type TaxRule } from '../rules/tax.ts'
import { asGift, bonusesOf } from './bonus.ts'
import { destinationsOf, type Destinations } from './destinations.ts'
import { choiceOf, lineOf, type LineChoice } from './lines.ts'
import { priceCart, type CartGoods, type Priced } from './price.ts'
import { codeOf, onlyOption, optionsOf, shipmentOf, type Sending } from './shipments.ts'
import { giftTravel, shipmentIdOf, travelOf, distinctTravels, type Travel } from './travel.ts'

type Sold = { readonly row: LineRow; readonly choice: LineChoice; readonly adjustment?: PriceAdjustment }

/** The lines whose products the catalogue still has. */
function soldOf(context: Context, basket: Basket): Sold[] {
  const catalogue = context.catalogue()
  const adjustments = new Map(
    (basket.isAdjusted ? adjustmentsOf(context.db, basket.id) : []).map(one => [one.itemId, one]),
  )
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
  isGiftCard: row.gift_card !== null,
  ...(adjustment === undefined ? {} : { adjustment: adjustment.amount }),
})

type Reckoned = {
  readonly context: Context
  readonly sold: readonly Sold[]
  readonly priced: Priced
  readonly tax: TaxRule
  readonly sending: Sending
}

type Sent = { readonly item: CartLine; readonly travel: Travel }

/** The lines the shopper added, without gifts. */
function boughtOf({ context, sold, priced, tax, sending }: Reckoned): Sent[] {
  return sold.map(({ row, choice, adjustment }) => {
    const travel = travelOf(row)
    const options = optionsOf(sending, row, travel)
    const money = priced.lines.get(row.id)
    return { item: lineOf(row, choice, { context, tax, options, money, adjustment }), travel }
  })
}

/** The gifts that come with them. */
function giftsOf({ context, sold, priced, tax, sending }: Reckoned): Sent[] {
  const travel = giftTravel(sold.map(({ row }) => travelOf(row)))
  const surroundings = { context, tax, options: [onlyOption(sending, travel)], money: undefined }
  return bonusesOf(context, priced.applied.bonuses, sending.basket.gifts).flatMap(({ id, variant, choices }) => {
    const row: LineRow = { ...variant, id, recipe_id: '', qty: 1, sendable: variant.available }
    const choice = choiceOf(row, context.catalogue())
    return choice === undefined ? [] : [{ item: asGift(lineOf(row, choice, surroundings), choices), travel }]
  })
}

const shipmentsOf = (sending: Sending, sent: readonly Sent[]): Cart['shippingMethods'] =>
  distinctTravels(sent.map(({ travel }) => travel)).map(way => {
    const id = shipmentIdOf(way)
    return shipmentOf(
      sending,
      way,
      sent.flatMap(({ item, travel }) => (shipmentIdOf(travel) === id ? [item] : [])),
    )
  })

/** Where tax is owed: at home when anything goes there, else where the first thing is fetched. */
function taxPlace({ shippingAddress }: Basket, travels: readonly Travel[], { places }: Destinations) {
  const [first] = travels
  return first !== undefined && 'placeId' in first ? places.get(first.placeId) : shippingAddress
}

const discountsOf = ({ context, priced }: Pick<Reckoned, 'context' | 'priced'>): Cart['orderPromotions'] =>
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

/** What is packed: everything but what is sent by e-mail. */
export const needsPacking = (items: readonly Pick<CartLine, 'giftCard'>[]): boolean =>
  items.some(({ giftCard }) => giftCard !== 'digital')

const giftReceiptOf = ({ giftReceipt }: Basket, items: Cart['items']): Pick<Cart, 'giftReceipt'> =>
  giftReceipt !== undefined && needsPacking(items) ? { giftReceipt } : {}

export type QuoteOptions = {
  /** Flash codes to report once. */
  readonly flash?: readonly Flash[]
  /** A store every line is offered (R404). */
  readonly favouriteStoreId?: string | undefined
}

/** Prices the basket as of now: lines, promotions, delivery and tax, all read fresh. */
export function quote(context: Context, basket: Basket, { flash = [], favouriteStoreId }: QuoteOptions = {}): Cart {
  const { locale, site } = context
  const { currency } = context.catalogue()
  const sold = soldOf(context, basket)
  const rows = sold.map(({ row }) => row)
  const destinations = destinationsOf(context, basket, rows, favouriteStoreId)
  const travels = distinctTravels(rows.map(travelOf))
  const place = taxPlace(basket, travels, destinations)
  const tax = taxRuleFor(place ?? { countryCode: locales[locale].country })
  const eligible = eligibleFor(context, basket)
  const codes = sold.length === 0 ? [] : travels.map(travel => codeOf(travel, destinations))
  const goods = sold.map(goodsOf)
  const priced = priceCart({
    currency,
    goods,
    ...eligible,
    deliveries: codes.map(code => ({ code, price: shippingPrice(site, code) })),
    tax,
    taxKnown: place !== undefined || codes.every(code => code === 'digital'),
  })
  const { totals, applied } = priced
  const sending = { context, basket, destinations, free: applied.shipping }
  const reckoned = { context, sold, priced, tax, sending }
  const sent = [...boughtOf(reckoned), ...giftsOf(reckoned)]
  const items = sent.map(({ item }) => item)
  const paying = basket.hasCredits ? payingCredits(context, basket.id, totals.total) : []
  const remainingToPay = totals.total - paying.reduce((sum, { amount }) => sum + amount, 0)
  return {
    id: basket.id,
    revision: basket.revision,
    currency,
    totalItems: totals.totalUnits,
    pointsToEarn: pointsOfGoods(items),
    totals: { ...totals, remainingToPay, appliedRewards: rewardsOf(paying) },
    items,
    shippingMethods: shipmentsOf(sending, sent),
    ...(basket.billingAddress === undefined ? {} : { billingAddress: basket.billingAddress }),
    payment_instruments: instrumentsOf(basket, paying, remainingToPay),
    couponItems: couponsOf(eligible, priced),
    orderPromotions: discountsOf(reckoned),
    promoSummary: promoSummary(applied.distances, {
      locale,
      currency,
      goesHome: codes.some(isHomeCode),
      hasGoods: goods.some(({ isGiftCard }) => isGiftCard !== true),
    }),
    flash: [...flash],
    ...giftReceiptOf(basket, items),
  }
}
