import * as v from 'valibot'

import { address, shipment } from './delivery-shapes.ts'
import { line, longestGift } from './line-shapes.ts'
import { instrument, paymentMethods } from './payment-shapes.ts'
import { amount, count, currency, passage, productId, unguessable } from '../shapes.ts'

export const basketId = unguessable

/** Money of a cart, in minor units. `total` is what the shopper pays; `tax` is within the prices where `taxIncluded`. */
const totals = v.object({
  currency,
  total: amount,
  totalDiscount: amount,
  totalDiscountPercentage: v.number(),
  itemTotal: amount,
  itemSubTotal: amount,
  totalWithoutTax: amount,
  netAmount: amount,
  shipping: amount,
  tax: amount,
  taxAmount: amount,
  taxIncluded: v.optional(v.boolean(), false),
  /** False until an address tells which tax applies. */
  taxKnown: v.optional(v.boolean(), true),
  remainingToPay: amount,
  totalUnits: count,
  appliedRewards: amount,
})
export type Totals = v.InferOutput<typeof totals>

/** Something that happened to the cart without the shopper asking; said once. */
const flash = v.object({
  type: v.string(),
  itemId: v.optional(v.string()),
  detail: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
})
export type Flash = v.InferOutput<typeof flash>

/** The goods are a gift: their packing slip has this note (D14) and no prices (R417). */
export const giftReceipt = v.object({ note: v.optional(passage(longestGift.message)) })
export type GiftReceipt = v.InferOutput<typeof giftReceipt>

const promotionLevel = v.picklist(['ORDER', 'PRODUCT', 'SHIPPING'])

export const cart = v.object({
  id: basketId,
  /** Grows with every change. */
  revision: v.optional(count, 0),
  currency,
  totalItems: count,
  /** What a member of the loyalty programme earns with it (R010). */
  pointsToEarn: v.optional(count),
  totals,
  items: v.array(line),
  shippingMethods: v.array(shipment),
  billingAddress: v.optional(address),
  payment_instruments: v.array(instrument),
  /** `applied` is false while the cart does not meet what the code asks for. */
  couponItems: v.array(v.object({ code: v.string(), promotionId: v.string(), applied: v.boolean() })),
  /** Discounts by promotions of the whole order, as negative amounts. */
  orderPromotions: v.array(v.object({ promotionId: v.string(), name: v.string(), price: amount })),
  /** How far the order is from a promotion, e.g. free shipping. */
  promoSummary: v.array(
    v.object({
      level: promotionLevel,
      promotionId: v.string(),
      promotionName: v.string(),
      promotionClass: v.string(),
      /** Where it wants to be told (R148). */
      approachingDisplayLevel: v.optional(promotionLevel),
      /** Three parts split by `|`: approaching with a threshold, approaching without one, earned. */
      calloutMessage: v.string(),
      conditionThreshold: amount,
      distanceFromConditionThreshold: amount,
    }),
  ),
  flash: v.array(flash),
  /** Where there are goods in it, and they are a gift. */
  giftReceipt: v.optional(giftReceipt),
  /** Products that go with what is in it; told when the cart is read. */
  upsellProducts: v.optional(v.array(productId)),
  /**
   * Payment methods for this cart and the length of the list for later, included in a read so that they need no calls
   * of their own.
   */
  paymentMethods: v.optional(paymentMethods),
  savedForLater: v.optional(count),
})
export type Cart = v.InferOutput<typeof cart>
