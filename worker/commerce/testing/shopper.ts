import { env, exports } from 'cloudflare:workers'

import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import type { Address } from '#src/commerce/calls/cart/delivery-shapes.ts'
import type { AnswerOf, InputOf, CallName } from '#src/commerce/calls/index.ts'
import type { Tokens } from '#src/commerce/calls/session-shapes.ts'
import { toCallRequest } from '#src/commerce/client.ts'
import type { SiteName } from '#src/language/locales.ts'

/** What came back: the status, and the JSON of an answer or of a refusal. */
export type Reply<Value> = {
  readonly status: number
  readonly answer: Value
  readonly code: string | undefined
  readonly info: Record<string, unknown>
}

const defaultSite: SiteName = 'fellholm-us'

export const siteStub = (site: SiteName = defaultSite) => {
  const { SITES } = env as { readonly SITES: DurableObjectNamespace }
  return SITES.get(SITES.idFromName(site))
}

/** Sends a raw request to the platform. */
export const send = (path: string, init: RequestInit = {}): Promise<Response> =>
  exports.default.fetch(`https://commerce.test${path}`, init)

type Details = { errorDetails?: { errorId: string; additionalInfo?: Record<string, unknown> }[] }

/** Makes a call as the storefront would. */
export async function call<Name extends CallName>(
  name: Name,
  input: InputOf<Name>,
  headers: Record<string, string> = {},
): Promise<Reply<AnswerOf<Name>>> {
  const request = toCallRequest(name, input as Record<string, unknown>)
  const query = request.query.size > 0 ? `?${request.query}` : ''
  const response = await send(`${request.path}${query}`, {
    method: request.method,
    headers: {
      'x-site-id': defaultSite,
      'auth-access': 'a-key-for-the-store',
      ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...request.headers,
      ...headers,
    },
    ...(request.body === undefined ? {} : { body: request.body }),
  })
  const answer = await response.json<AnswerOf<Name> & Details>()
  const refused = answer.errorDetails?.[0]
  return { status: response.status, answer, code: refused?.errorId, info: refused?.additionalInfo ?? {} }
}

export type Shopper = {
  readonly tokens: Tokens
  readonly call: <Name extends CallName>(name: Name, input: InputOf<Name>) => Promise<Reply<AnswerOf<Name>>>
}

/** A new guest with a token of their own. */
export async function newShopper(headers: Record<string, string> = {}): Promise<Shopper> {
  const { answer: tokens } = await call('auth.token.create', { grantType: 'guest' }, headers)
  return {
    tokens,
    call: (name, input) => call(name, input, { authorization: `Bearer ${tokens.accessToken}`, ...headers }),
  }
}

/** A guest with a basket that holds the given SKUs. */
export async function shopperWith(
  upcs: readonly (readonly [upc: string, qty: number])[],
  headers: Record<string, string> = {},
): Promise<{ readonly shopper: Shopper; readonly cart: Cart }> {
  const shopper = await newShopper(headers)
  let { answer: cart } = await shopper.call('cart.cart.create', {})
  for (const [upc, qty] of upcs) cart = (await shopper.call('cart.item.add', { basketId: cart.id, upc, qty })).answer
  return { shopper, cart }
}

export const denver: Address = {
  firstName: 'Ada',
  lastName: 'Moor',
  addressLine1: '12 Larimer Street',
  city: 'Denver',
  province: 'CO',
  postalCode: '80202',
  countryCode: 'US',
  email: 'ada@example.com',
  phone: '(303) 555-0142',
}
