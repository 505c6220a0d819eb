import * as v from 'valibot'

import { shippingMethod } from './delivery-shapes.ts'
import { amount, count, filled, giftCardKind, image, passage, productId, upc } from './shapes.ts'

export const itemId = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))

/** The recipe of a customized item (R075). */
export const recipeId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))

/** D16: the smaller of the line's maximum and the stock binds; this is only the technical ceiling. */
export const quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999))

/**
 * One way a line could travel (R396): home ways, same-day first (R355), then stores by first day (R356). `storeInfo` is
 * the store of `pickup` and `sts`, with the pieces of this SKU on its shelves; `available` whether there are enough.
 */
const shippingOption = v.object({
  selected: v.boolean(),
  available: v.optional(v.boolean(), true),
  shippingMethod,
  storeInfo: v.optional(v.object({ id: v.string(), inventory: count })),
})
export type ShippingOption = v.InferOutput<typeof shippingOption>

const linePrice = v.object({
  original: amount,
  current: amount,
  rowTotal: amount,
  priceAfterItemDiscount: amount,
  priceAfterOrderDiscount: amount,
  highCurrent: amount,
  highOriginal: amount,
  proratedPrice: amount,
})

/** D14. */
export const longestGift = { to: 50, message: 250 } as const

/** The recipient of an electronic gift card, with a message (R017, R149). */
export const giftOption = v.object({
  email: filled(254),
  to: filled(longestGift.to),
  message: passage(longestGift.message),
})
export type GiftOption = v.InferOutput<typeof giftOption>

/** The marks that tell a line from others of its SKU: recipe and recipient. */
export const lineMarks = v.object({ recipeId: v.optional(recipeId), giftOption: v.optional(giftOption) })
export type LineMarks = v.InferOutput<typeof lineMarks>

/** The marks of a line, and nothing else of it. */
export const marksOf = ({
  recipeId,
  giftOption,
}: { readonly [Mark in keyof LineMarks]?: LineMarks[Mark] }): LineMarks => ({
  ...(recipeId !== undefined && { recipeId }),
  ...(giftOption !== undefined && { giftOption }),
})

export const line = v.object({
  id: itemId,
  productId,
  masterId: productId,
  upc,
  slug: v.string(),
  name: v.string(),
  image,
  qty: count,
  /** Most this line may hold now: the smaller of the line's limit and the stock. */
  maxQty: count,
  price: linePrice,
  taxTotal: amount,
  /** Discounts by promotions of the product, as negative amounts. */
  productPromotions: v.array(
    v.object({ promotionId: v.string(), campaignId: v.string(), couponCode: v.optional(v.string()), price: amount }),
  ),
  /** Code `color`, `size` or (of a gift card) `amount`, its value's id, and the words for people. */
  variants: v.array(v.object({ code: v.string(), value: v.string(), name: v.string() })),
  shippingOptions: v.array(shippingOption),
  available: v.boolean(),
  /** An associate's discount on the line, with its reason (D30). */
  adjustment: v.optional(v.object({ id: v.string(), amount, reason: v.string() })),
  bonus: v.boolean(),
  /** The SKUs a gift may be chosen from, where there are several: setting the line to one of them chooses it. */
  bonusChoices: v.optional(v.array(upc)),
  isCustoms: v.boolean(),
  recipeId: v.optional(recipeId),
  giftCard: v.optional(giftCardKind),
  /** Of an electronic gift card; without it the card goes to the buyer. */
  giftOption: v.optional(giftOption),
})
export type CartLine = v.InferOutput<typeof line>
