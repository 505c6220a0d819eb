import * as v from 'valibot'

import { shippingMethod } from './delivery-shapes.ts'
import {
  amount,
  categoryLink,
  count,
  filled,
  giftCardKind,
  image,
  passage,
  productId,
  rating,
  upc,
  type Image,
} from '../shapes.ts'

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
export const longestGift = { to: 50, from: 50, message: 250 } as const

/** The recipient of an electronic gift card, with a message (R017, R149), who gives it, and when it is to come (R409). */
export const giftOption = v.object({
  email: filled(254),
  to: filled(longestGift.to),
  message: passage(longestGift.message),
  from: v.optional(filled(longestGift.from)),
  /** A local date `YYYY-MM-DD`; without it the card is sent at once. */
  sendOn: v.optional(v.pipe(v.string(), v.isoDate())),
})
export type GiftOption = v.InferOutput<typeof giftOption>

const giftParts = ['to', 'email', 'message', 'from', 'sendOn'] as const satisfies readonly (keyof GiftOption)[]

/** Whether two recipients are the same in every word. */
export const isSameGift = (a: GiftOption | null | undefined, b: GiftOption | null | undefined): boolean =>
  giftParts.every(part => a?.[part] === b?.[part])

/** The marks that tell a line from others of its SKU: recipe, recipient, and the sum of a gift card of any (R410). */
export const lineMarks = v.object({
  recipeId: v.optional(recipeId),
  giftOption: v.optional(giftOption),
  giftAmount: v.optional(amount),
})
export type LineMarks = v.InferOutput<typeof lineMarks>

/** The marks of a line, and nothing else of it. */
export const marksOf = ({
  recipeId,
  giftOption,
  giftAmount,
}: { readonly [Mark in keyof LineMarks]?: LineMarks[Mark] }): LineMarks => ({
  ...(recipeId !== undefined && { recipeId }),
  ...(giftOption !== undefined && { giftOption }),
  ...(giftAmount !== undefined && { giftAmount }),
})

/** A line as a platform says it (R120): what it does not say of the product, the store makes of its number. */
const saidLine = v.object({
  id: itemId,
  productId,
  masterId: productId,
  upc,
  slug: v.optional(v.string()),
  name: v.optional(v.string()),
  image: v.optional(image),
  /** As on the product's card: `sale`, `new` … */
  badge: v.optional(v.string()),
  /** The kind of product, shown above the name. */
  eyebrow: v.optional(v.string()),
  rating: v.optional(rating),
  /** Root to the product's own category. */
  breadcrumbs: v.optional(v.array(categoryLink), []),
  /** Sentences about this line in the language of the call. */
  customerNotifications: v.optional(v.array(v.string()), []),
  /** Meant to go with a delivery programme of its own (shipment `prime`). */
  isPrimeIntended: v.optional(v.boolean(), false),
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
  variants: v.array(v.object({ code: v.string(), value: v.string(), name: v.optional(v.string()) })),
  shippingOptions: v.array(shippingOption),
  available: v.optional(v.boolean(), true),
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
  /** What a gift card of any sum is worth. */
  giftAmount: v.optional(amount),
})

/** Stands where a platform shows no picture. */
const unpictured: Image = { src: '/icon.svg', alt: '', width: 64, height: 64 }

/** A line with words and a picture: where the platform has none, the product's number leads to them. */
export const line = v.pipe(
  saidLine,
  v.transform(({ name, slug, image: picture, variants, ...said }) => ({
    ...said,
    name: name ?? said.productId,
    slug: slug ?? said.productId.toLowerCase(),
    image: picture ?? unpictured,
    variants: variants.map(variant => ({ ...variant, name: variant.name ?? variant.value })),
  })),
)
export type CartLine = v.InferOutput<typeof line>
