import * as v from 'valibot'

import { amount, count, currency, filled, image, passage, productId, text, upc } from './shapes.ts'

export const basketId = v.pipe(v.string(), v.regex(/^[\w-]{22,64}$/))
export const itemId = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))

/** A store or a collection point. */
export const placeId = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))

/** D16: the smaller of the line's maximum and the stock binds; this is only the technical ceiling. */
export const quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999))

/** The shipment an address or method belongs to. */
export const shippingId = v.picklist(['me', 'customs', 'prime'])

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
  taxIncluded: v.boolean(),
  /** False until an address tells which tax applies. */
  taxKnown: v.boolean(),
  remainingToPay: amount,
  totalUnits: count,
  appliedRewards: amount,
})
export type Totals = v.InferOutput<typeof totals>

/** Latest and earliest day of arrival, as local dates `YYYY-MM-DD`. */
const deliveryTime = v.object({ from: v.string(), to: v.string() })

export const shippingMethod = v.object({
  code: v.string(),
  label: v.string(),
  price: v.object({ amount }),
  deliveryTime,
})
export type ShippingMethod = v.InferOutput<typeof shippingMethod>

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

/** What an electronic gift card carries (R017, R149): who gets it, at which address, and what is said with it. */
export const giftOption = v.object({
  email: filled(254),
  to: filled(longestGift.to),
  message: passage(longestGift.message),
})
export type GiftOption = v.InferOutput<typeof giftOption>

/** A gift card that is sold: sent by e-mail, or a card in an envelope. */
export const giftCardKind = v.picklist(['digital', 'physical'])

const line = v.object({
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
  /** What promotions of the product took off, as negative amounts. */
  productPromotions: v.array(
    v.object({ promotionId: v.string(), campaignId: v.string(), couponCode: v.optional(v.string()), price: amount }),
  ),
  /** Code `color`, `size` or (of a gift card) `amount`, its value's id, and the words for people. */
  variants: v.array(v.object({ code: v.string(), value: v.string(), name: v.string() })),
  shippingOptions: v.array(shippingOption),
  available: v.boolean(),
  /** What an associate took off the line, and why (D30). */
  adjustment: v.optional(v.object({ id: v.string(), amount, reason: v.string() })),
  bonus: v.boolean(),
  isCustoms: v.boolean(),
  recipeId: v.optional(v.string()),
  giftCard: v.optional(giftCardKind),
  /** Of an electronic gift card; without it the card goes to whoever buys it. */
  giftOption: v.optional(giftOption),
})
export type CartLine = v.InferOutput<typeof line>

/** An address as a person gives it. Which parts a country needs is the store's to check (CHK320, CHK380, SHP410, SHP500). */
export const address = v.object({
  addressId: v.optional(v.string()),
  firstName: filled(60),
  lastName: filled(60),
  addressLine1: filled(120),
  addressLine2: v.optional(text(120)),
  city: filled(80),
  province: v.optional(text(40)),
  postalCode: text(16),
  /** ISO 3166-1 alpha-2. */
  countryCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  email: v.optional(text(254)),
  phone: v.optional(text(32)),
  phoneCode: v.optional(text(6)),
})
export type Address = v.InferOutput<typeof address>

/** Who fetches a parcel; complete only with first name, last name and e-mail (R240). */
export const pickupContact = v.object({
  firstName: filled(60),
  lastName: filled(60),
  email: filled(254),
  phone: v.optional(text(32)),
})
export type PickupContact = v.InferOutput<typeof pickupContact>

/** A store or collection point that hands parcels out. */
const handOutPlace = v.object({
  id: v.string(),
  name: v.string(),
  addressLine1: v.string(),
  city: v.string(),
  province: v.optional(v.string()),
  postalCode: v.string(),
  countryCode: v.string(),
})
export type HandOutPlace = v.InferOutput<typeof handOutPlace>

const shipment = v.object({
  shippingId,
  shipmentId: v.string(),
  /** Where it goes: `home`, or the id of a store or collection point; shipments to one place are one group. */
  shipmentGroupId: v.optional(v.string()),
  /** The store of `pickup` and `sts`. */
  storeId: v.optional(v.string()),
  /** Where it is fetched, when it does not go home. */
  place: v.optional(handOutPlace),
  itemIds: v.optional(v.array(v.string())),
  /** Sent by e-mail: it needs no address. */
  isDigitalProduct: v.optional(v.boolean()),
  applicableShippingMethods: v.array(v.object({ ...shippingMethod.entries, selected: v.boolean() })),
  defaultShippingMethodId: v.string(),
  cost: amount,
  shippingPromotions: v.array(v.object({ promotionId: v.string(), appliedDiscount: amount, price: amount })),
  /** Where and to whom; at a place to fetch it, who fetches it, as soon as their contact is complete. */
  address: v.optional(address),
})
export type Shipment = v.InferOutput<typeof shipment>

/** What an order is paid with: a card, a wallet, a later payment, or a bank's own page. */
export const paymentMethodCodes = ['CREDIT_CARD', 'KLARNA', 'WALLET', 'PAYCONIQ', 'BANCONTACT'] as const
export type PaymentMethodCode = (typeof paymentMethodCodes)[number]

/** What a cart may pay with before (or instead of) its card. */
export const creditMethods = [
  'GIFT_CARD',
  'LOYALTY_POINTS',
  'REWARD_CODE',
  'REWARD_CARD',
  'ATHLETES_PAYMENT',
  'INFLUENCER_CREDIT',
] as const
export type CreditMethod = (typeof creditMethods)[number]

/** R124. */
export const paymentMethodId = v.picklist([...paymentMethodCodes, ...creditMethods])

/** A card as the store may know it: never its number. */
export const card = v.object({
  paymentInstrumentId: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
  brand: v.string(),
  last4: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  /** `MM/YY`. */
  expiry: v.string(),
  bin: v.optional(v.string()),
})

const instrument = v.object({
  id: v.string(),
  payment_method_id: paymentMethodId,
  /** What it pays of this cart. */
  amount,
  /** What the provider is asked to take the money from. */
  card: v.optional(card),
  /** Of a later payment that its owner has not approved yet (R124). */
  session_id: v.optional(v.string()),
  client_token: v.optional(v.string()),
  payment_method_categories: v.optional(v.array(v.object({ identifier: v.string(), name: v.string() }))),
  attachment: v.optional(v.string()),
  approvalUrl: v.optional(v.string()),
  /** Of a gift card or reward. */
  last4: v.optional(v.string()),
  /** What there is on it, or left of a credit. */
  balance: v.optional(amount),
  points: v.optional(count),
})
export type PaymentInstrument = v.InferOutput<typeof instrument>

/** Something that happened to the cart without the shopper asking; said once. */
const flash = v.object({
  type: v.string(),
  itemId: v.optional(v.string()),
  detail: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
})
export type Flash = v.InferOutput<typeof flash>

export const cart = v.object({
  id: basketId,
  /** Grows with every change. */
  revision: count,
  currency,
  totalItems: count,
  totals,
  items: v.array(line),
  shippingMethods: v.array(shipment),
  billingAddress: v.optional(address),
  payment_instruments: v.array(instrument),
  /** `applied` is false while the cart does not meet what the code asks for. */
  couponItems: v.array(v.object({ code: v.string(), promotionId: v.string(), applied: v.boolean() })),
  /** What promotions of the order took off, as negative amounts. */
  orderPromotions: v.array(v.object({ promotionId: v.string(), name: v.string(), price: amount })),
  /** How far the order is from a promotion, e.g. free shipping. */
  promoSummary: v.array(
    v.object({
      level: v.picklist(['ORDER', 'PRODUCT', 'SHIPPING']),
      promotionId: v.string(),
      promotionName: v.string(),
      promotionClass: v.string(),
      /** Three parts split by `|`: approaching with a threshold, approaching without one, earned. */
      calloutMessage: v.string(),
      conditionThreshold: amount,
      distanceFromConditionThreshold: amount,
    }),
  ),
  flash: v.array(flash),
  /** Products that go with what is in it; told when the cart is read. */
  upsellProducts: v.optional(v.array(productId)),
})
export type Cart = v.InferOutput<typeof cart>
