import * as v from 'valibot'

export const words = v.pipe(v.string(), v.minLength(1))
export const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(1))
export const email = v.pipe(v.string(), v.email())

/** Section 3, Address; no country has all of it. */
export const address = v.strictObject({
  addressId: v.optional(words),
  firstName: words,
  lastName: words,
  addressLine1: words,
  addressLine2: v.optional(v.string()),
  city: words,
  province: v.optional(words),
  postalCode: words,
  country: v.optional(words),
  countryCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  email: v.optional(email),
  phone: v.optional(v.pipe(v.string(), v.regex(/^\+?[\d ()-]+$/))),
  phoneCode: v.optional(v.pipe(v.string(), v.regex(/^\+?\d+$/))),
  shippingId: v.optional(v.picklist(['me', 'customs', 'prime'])),
  recipientContactPhone: v.optional(words),
})
