import type { Currency, Minor } from '#src/kit/money.ts'

import type { ShippingCode } from '../rules/shipping.ts'
import { prorate } from './prorate.ts'
import type { Promotion, PromotionScope } from './promotion.ts'

/** A cart line's facts for promotions. */
export type Goods = {
  readonly id: string
  readonly productId: string
  readonly categoryIds: readonly string[]
  readonly qty: number
  /** Prices of one piece. */
  readonly current: Minor
  readonly original: Minor
  /** Nothing is taken off a gift card, and none counts towards a threshold: it is money. */
  readonly isGiftCard?: boolean
}

/** A promotion that counts, with what it took off. */
export type AppliedPromotion = { readonly promotion: Promotion; readonly amount: Minor }

export type DiscountedLine = {
  readonly id: string
  /** The row after the promotion of the product, and after those of the order. */
  readonly afterItem: Minor
  readonly afterOrder: Minor
  readonly taken?: AppliedPromotion
}

export type Applied = {
  readonly lines: readonly DiscountedLine[]
  readonly order: readonly AppliedPromotion[]
  readonly bonuses: readonly Promotion[]
  readonly shipping: ReadonlyMap<ShippingCode, Promotion>
  /** Every promotion with how far the cart is from it; 0 or less when it is earned. */
  readonly distances: ReadonlyMap<Promotion, Minor>
}

type Given = {
  readonly currency: Currency
  readonly goods: readonly Goods[]
  /** Those that may count: of this site, this day, this shopper and the cart's codes. */
  readonly promotions: readonly Promotion[]
  /** The rest of an employee's discount allowance this year. */
  readonly allowance: Minor
}

const fits = (goods: Goods, { categoryIds, productIds, fullPriceOnly }: PromotionScope = {}): boolean =>
  goods.isGiftCard !== true &&
  (categoryIds === undefined || goods.categoryIds.some(id => categoryIds.includes(id))) &&
  (productIds === undefined || productIds.includes(goods.productId)) &&
  (fullPriceOnly !== true || goods.current === goods.original)

/** `percent` of `amount`, half a unit upwards. */
const portion = (amount: Minor, percent: number): Minor => Math.floor((2 * amount * percent + 100) / 200)

const reduction = ({ benefit }: Promotion, worth: Minor, currency: Currency): Minor => {
  if ('percent' in benefit) return portion(worth, benefit.percent)
  return 'amount' in benefit ? Math.min(worth, benefit.amount[currency]) : 0
}

type Row = { readonly goods: Goods; worth: Minor; taken?: AppliedPromotion }

/**
 * How much is missing of what a promotion asks for, less than 0 by how much it is exceeded (R196); a missing number of pieces
 * counts as its whole threshold.
 */
function distanceOf({ scope, threshold, pieces }: Promotion, rows: readonly Row[], currency: Currency): Minor {
  const counted = rows.filter(({ goods }) => fits(goods, scope))
  const worth = counted.reduce((sum, row) => sum + row.worth, 0)
  const number = counted.reduce((sum, { goods }) => sum + goods.qty, 0)
  const least = threshold?.[currency]
  if (number < (pieces ?? 1)) return Math.max(1, least ?? 1)
  return least === undefined ? Math.max(0, 1 - worth) : least - worth
}

/** Each line gets the one promotion of products that saves most; a capped one only while the allowance lasts. */
function discountProducts(rows: readonly Row[], promotions: readonly Promotion[], given: Given): void {
  let allowance = given.allowance
  const earned = promotions.filter(promotion => distanceOf(promotion, rows, given.currency) <= 0)
  for (const row of rows) {
    const [best] = earned
      .filter(({ scope }) => fits(row.goods, scope))
      .map(promotion => ({ promotion, amount: reduction(promotion, row.worth, given.currency) }))
      .filter(({ promotion, amount }) => amount > 0 && (!promotion.capped || row.worth - amount <= allowance))
      .toSorted((a, b) => b.amount - a.amount)
    if (best === undefined) continue
    row.taken = best
    row.worth -= best.amount
    if (best.promotion.capped) allowance -= row.worth
  }
}

/** The order's promotions, one after the other, each off what those before it left, shared out over its lines. */
function discountOrder(rows: readonly Row[], promotions: readonly Promotion[], currency: Currency): AppliedPromotion[] {
  return promotions.flatMap(promotion => {
    if (distanceOf(promotion, rows, currency) > 0) return []
    const counted = rows.filter(({ goods }) => fits(goods, promotion.scope))
    const amount = reduction(
      promotion,
      counted.reduce((sum, { worth }) => sum + worth, 0),
      currency,
    )
    if (amount === 0) return []
    const parts = prorate(
      amount,
      counted.map(({ worth }) => worth),
    )
    for (const [index, row] of counted.entries()) row.worth -= parts[index] ?? 0
    return [{ promotion, amount }]
  })
}

const reduces = ({ benefit }: Promotion) => 'percent' in benefit || 'amount' in benefit

/** Applies the promotions to a cart: first those of products, then of the order, then gifts and free deliveries. */
export function applyPromotions(given: Given): Applied {
  const { goods, promotions, currency } = given
  const rows: Row[] = goods.map(one => ({ goods: one, worth: one.qty * one.current }))
  const of = (level: Promotion['level']) => promotions.filter(one => one.level === level)
  const distances = new Map<Promotion, Minor>()
  const measure = (some: readonly Promotion[]) => {
    for (const promotion of some) distances.set(promotion, distanceOf(promotion, rows, currency))
  }
  measure(of('PRODUCT').filter(reduces))
  discountProducts(rows, of('PRODUCT').filter(reduces), given)
  const afterItem = rows.map(({ worth }) => worth)
  measure(of('ORDER').filter(reduces))
  const order = discountOrder(rows, of('ORDER').filter(reduces), currency)
  const rest = promotions.filter(promotion => !reduces(promotion))
  measure(rest)
  const earned = rest.filter(promotion => distanceOf(promotion, rows, currency) <= 0)
  return {
    lines: rows.map(({ goods: { id }, worth, taken }, index) => ({
      id,
      afterItem: afterItem[index] ?? worth,
      afterOrder: worth,
      ...(taken === undefined ? {} : { taken }),
    })),
    order,
    bonuses: earned.filter(({ benefit }) => 'bonus' in benefit),
    shipping: new Map(
      earned.flatMap(promotion =>
        'freeShipping' in promotion.benefit ? [[promotion.benefit.freeShipping, promotion] as const] : [],
      ),
    ),
    distances,
  }
}
