import * as v from 'valibot'

import { amount, filled, text } from '../shapes.ts'

/** A store or a collection point. */
export const pickupLocationId = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))

/** The shipment an address or method belongs to. */
export const shippingId = v.picklist(['me', 'customs', 'prime'])

/** Latest and earliest day of arrival, as local dates `YYYY-MM-DD`. */
const deliveryTime = v.object({ from: v.string(), to: v.string() })

export const shippingMethod = v.object({
  code: v.string(),
  label: v.string(),
  price: v.object({ amount }),
  deliveryTime,
})
export type ShippingMethod = v.InferOutput<typeof shippingMethod>

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
  /** Its name in words; `countryCode` is what counts. */
  country: v.optional(text(60)),
  /** ISO 3166-1 alpha-2. */
  countryCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  email: v.optional(text(254)),
  phone: v.optional(text(32)),
  phoneCode: v.optional(text(6)),
  /** The shipment it is for. */
  shippingId: v.optional(shippingId),
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
const pickupLocation = v.object({
  id: v.string(),
  name: v.string(),
  addressLine1: v.string(),
  city: v.string(),
  province: v.optional(v.string()),
  postalCode: v.string(),
  countryCode: v.string(),
})
export type PickupLocation = v.InferOutput<typeof pickupLocation>

export const shipment = v.object({
  shippingId,
  shipmentId: v.string(),
  /** Where it goes: `home`, or the id of a store or collection point; shipments to one place are one group. */
  shipmentGroupId: v.optional(v.string()),
  /** The store of `pickup` and `sts`. */
  storeId: v.optional(v.string()),
  /** Where it is fetched, when it does not go home. */
  place: v.optional(pickupLocation),
  itemIds: v.optional(v.array(v.string())),
  /** Sentences about this shipment in the language of the call. */
  customNotifications: v.optional(v.array(v.string())),
  /** Where what is in it is shown: a path without locale. */
  pdpUrl: v.optional(v.string()),
  /** Sent by e-mail: it needs no address. */
  isDigitalProduct: v.optional(v.boolean()),
  applicableShippingMethods: v.array(v.object({ ...shippingMethod.entries, selected: v.boolean() })),
  defaultShippingMethodId: v.string(),
  cost: amount,
  shippingPromotions: v.array(v.object({ promotionId: v.string(), appliedDiscount: amount, price: amount })),
  /** The address and recipient. At a pickup place, the collector, as soon as their contact is complete. */
  address: v.optional(address),
})
export type Shipment = v.InferOutput<typeof shipment>
