import * as v from 'valibot'

/**
 * What a request may say, by the specification alone (section 7, with the entities of section 3 and the decisions on what it
 * leaves open). Nothing else is allowed in a body: a field that is not named here is a violation.
 */

const words = v.pipe(v.string(), v.minLength(1))
const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(1))

/** Section 3, Address; no country has all of it. */
const address = v.strictObject({
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
  email: v.optional(v.pipe(v.string(), v.email())),
  phone: v.optional(v.pipe(v.string(), v.regex(/^\+?[\d ()-]+$/))),
  phoneCode: v.optional(v.pipe(v.string(), v.regex(/^\+?\d+$/))),
  shippingId: v.optional(v.picklist(['me', 'customs', 'prime'])),
  recipientContactPhone: v.optional(words),
})

/** Section 3, Payment method payload. */
const payment = v.strictObject({
  code: v.picklist(['CREDIT_CARD', 'KLARNA', 'WALLET', 'PAYCONIQ', 'BANCONTACT', 'GIFT_CARD']),
  id: words,
  billingAddress: v.optional(address),
  shippingAddress: v.optional(address),
  additionalData: v.optional(
    v.strictObject({
      sessionID: v.optional(words),
      payment_instrument_id: v.optional(words),
      card_type: v.optional(words),
      clientToken: v.optional(words),
      authorizationToken: v.optional(words),
    }),
  ),
  bin: v.optional(v.pipe(v.string(), v.regex(/^\d{6,8}$/))),
  type: v.optional(words),
})

/** A card that pays says all that is known of it (R127, R243). */
const card = v.strictObject({
  ...payment.entries,
  code: v.literal('CREDIT_CARD'),
  billingAddress: address,
  shippingAddress: address,
  additionalData: v.strictObject({ sessionID: words, payment_instrument_id: words, card_type: words }),
  bin: v.pipe(v.string(), v.regex(/^\d{6,8}$/)),
  type: words,
})

/** Where a call has a place, the values of its path come first, then its query and its body. */
type Request = {
  readonly query?: Readonly<Record<string, v.GenericSchema>>
  readonly body?: v.GenericSchema
  /** Needs no token. */
  readonly isOpen?: true
  /** Carries a key by which the platform knows it again. */
  readonly isKeyed?: true
}

/** The calls of the journey, by method and path. */
export const requests = {
  'POST /token/v2/auth/token': {
    isOpen: true,
    body: v.union([
      v.strictObject({ grantType: v.literal('guest') }),
      v.strictObject({ grantType: v.literal('refresh'), refreshToken: words }),
      v.strictObject({
        grantType: v.literal('authorizationCode'),
        authorizationCode: words,
        codeVerifier: v.pipe(v.string(), v.regex(/^[\w.~-]{43,128}$/)),
        guestObjects: v.strictObject({
          basketId: v.optional(words),
          favoriteId: v.optional(words),
          saveForLaterId: v.optional(words),
        }),
        orderNo: v.optional(words),
        st: v.optional(words),
        action: v.literal('postLogin'),
      }),
    ]),
  },
  'POST /consumers-v3/auth/signin': {
    body: v.strictObject({
      username: v.pipe(v.string(), v.email()),
      password: words,
      codeChallenge: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
      recaptcha_response: v.optional(words),
    }),
  },
  'POST /consumers-v3/consumer/auth/signout': { body: v.strictObject({ refreshToken: words }) },
  'GET /consumers-v3/consumer': { query: { loyaltySummary: v.picklist(['true', 'false']) } },
  'GET /consumers-v3/consumer/payment_instruments': { query: { filter: v.picklist(['CREDIT_CARD', 'GIFT_CARD']) } },
  'GET /consumers-v3/consumer/loyalty/vouchers': {},
  'GET /consumers-v3/consumer/purchase/{orderId}': { query: { st: words } },
  'POST /consumers-v3/consumer/TrackOrder': {
    body: v.strictObject({
      orderNumber: words,
      email: v.optional(v.pipe(v.string(), v.email())),
      st: v.optional(words),
    }),
  },
  'POST /consumers-v3/consumer/purchasehistory': {
    body: v.strictObject({ start: v.optional(v.number()), count: v.optional(v.number()), status: v.optional(words) }),
  },
  'POST /cart/v1/cart': {},
  'POST /cart/v1/cartWithItem': { isKeyed: true, query: { upc: words, qty: words, recipeId: words } },
  'GET /cart/v1/cart/{basketId}': {
    query: {
      favStoreId: words,
      isPatchRequired: v.picklist(['true', 'false']),
      inventorySupplyCheck: v.picklist(['true', 'false']),
    },
  },
  'POST /cart/v1/item': {
    isKeyed: true,
    body: v.strictObject({ basketId: words, upc: words, qty: v.optional(wholeNumber), recipeId: v.optional(words) }),
  },
  'PUT /cart/v1/cart/{basketId}/item': {
    body: v.strictObject({ itemId: words, qty: wholeNumber, upc: v.optional(words) }),
  },
  'DELETE /cart/v1/item': { query: { basketId: words, itemId: words } },
  'POST /cart/v1/shippingMethod': {
    body: v.strictObject({
      cartId: words,
      code: words,
      shippingId: v.optional(v.picklist(['me', 'customs', 'prime'])),
      shopperAppliedSM: v.optional(v.boolean()),
    }),
  },
  'POST /cart/v2/cart/{basketId}/shippingAddress': {
    body: v.strictObject({ address, recaptcha_response: v.optional(words) }),
  },
  'POST /cart/v1/cart/{basketId}/billingAddress': { body: v.strictObject({ address }) },
  'GET /cart/v1/cart/{basketId}/paymentMethods': {},
  'GET /cart/v1/paymentSession': { query: { basketId: words } },
  'POST /cart/v1/cart/{basketId}/paymentInstruments': {
    body: v.strictObject({
      payment_method_id: v.literal('CREDIT_CARD'),
      paymentInstrumentId: words,
      billing: v.optional(v.literal('shipping')),
    }),
  },
  'POST /cart/v1/cart/prepareOrder': { body: v.strictObject({ basketId: words }) },
  'PUT /cart/v2/checkout/order': {
    body: v.strictObject({
      recaptcha_response: words,
      cartId: words,
      billingAddress: address,
      paymentMethod: card,
      inStoreSalesInfo: v.optional(v.strictObject({ storeId: words, storeEmployeeId: words })),
    }),
  },
  'PATCH /cart/v2/checkout/order/{orderNumber}': {
    body: v.strictObject({
      paymentMethod: v.strictObject({
        code: v.literal('CREDIT_CARD'),
        additionalData: v.strictObject({
          cardType: words,
          paymentInstrumentId: words,
          sessionID: words,
          threeDS2Result: words,
        }),
      }),
    }),
  },
  'GET /wishlists/v2/favorites': { query: { start: words, count: words } },
  'GET /wishlists/v2/saveForLater': { query: { start: words, count: words } },
  'GET /products/v2/products/{productId}/details': { isOpen: true },
} as const satisfies Readonly<Record<string, Request>>

export type CallOf = keyof typeof requests

/** The values in an address, by the names in the call's path; undefined for another path. */
export function valuesIn(call: string, method: string, path: string): Readonly<Record<string, string>> | undefined {
  const [verb = '', pattern = ''] = call.split(' ')
  if (verb !== method) return undefined
  const shape = new RegExp(`^${pattern.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
  const found = shape.exec(path)
  return found === null ? undefined : { ...found.groups }
}

/** The call that a request is; one without values in its path wins. */
export function callOf(method: string, path: string): readonly [CallOf, Readonly<Record<string, string>>] | undefined {
  const names = (Object.keys(requests) as CallOf[]).toSorted((a, b) => a.split('{').length - b.split('{').length)
  for (const name of names) {
    const values = valuesIn(name, method, path)
    if (values !== undefined) return [name, values]
  }
  return undefined
}

/** What is wrong with a query and a body, in words; nothing when they say what the specification lets them say. */
export function misfits(call: CallOf, query: URLSearchParams, body: unknown): readonly string[] {
  const { query: names = {}, body: schema }: Request = requests[call]
  const inQuery = [...query].flatMap(([name, value]) => {
    if (name === 'locale') return []
    const known = names[name]
    if (known === undefined) return [`query ${name} is unknown`]
    return v.is(known, value) ? [] : [`query ${name} says ${value}`]
  })
  if (schema === undefined) return body === undefined ? inQuery : [...inQuery, 'has a body']
  const parsed = v.safeParse(schema, body)
  const inBody = parsed.success ? [] : v.flatten(parsed.issues)
  return Array.isArray(inBody) ? inQuery : [...inQuery, `body: ${JSON.stringify(inBody)}`]
}
