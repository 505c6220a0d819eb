import * as v from 'valibot'

import { address, email, wholeNumber, words } from './shapes.ts'
import { instrument, patchedPayment, payment } from './payments.ts'

/**
 * What a request may say, by the specification alone (section 7, with the entities of section 3 and the decisions on what it
 * leaves open). Nothing else is allowed in a body: a field that is not named here is a violation.
 */

/**
 * A line has ways of its own, some of them to a store (section 3, shippingOptions and storeInfo), and no body of section 7
 * says which line and which store: the store's documentation names both.
 */
const ofLine = { itemId: v.optional(words), storeId: v.optional(words) } as const

/** Section 5: who fetches is known with first name, last name and e-mail. What carries it is the documentation's. */
const pickupContact = v.strictObject({ firstName: words, lastName: words, email, phone: v.optional(words) })

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
      username: email,
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
      email: v.optional(email),
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
      ...ofLine,
    }),
  },
  'POST /cart/v2/cart/{basketId}/shippingAddress': {
    body: v.union([
      v.strictObject({ address, recaptcha_response: v.optional(words) }),
      v.strictObject({ pickupContact, recaptcha_response: v.optional(words) }),
    ]),
  },
  'POST /cart/v1/cart/{basketId}/billingAddress': { body: v.strictObject({ address }) },
  'GET /cart/v1/cart/{basketId}/paymentMethods': {},
  'GET /cart/v1/paymentSession': { query: { basketId: words } },
  'POST /cart/v1/cart/{basketId}/paymentInstruments': {
    body: instrument,
  },
  'POST /cart/v1/cart/prepareOrder': { body: v.strictObject({ basketId: words }) },
  'PUT /cart/v2/checkout/order': {
    body: v.strictObject({
      recaptcha_response: words,
      cartId: words,
      // R245: a wallet that nobody is billed for says none.
      billingAddress: v.optional(address),
      paymentMethod: payment,
      inStoreSalesInfo: v.optional(v.strictObject({ storeId: words, storeEmployeeId: words })),
    }),
  },
  'PATCH /cart/v2/checkout/order/{orderNumber}': {
    body: v.strictObject({
      paymentMethod: patchedPayment,
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
