import { env, exports } from 'cloudflare:workers'

import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import type { AnswerOf, InputOf, CallName } from '#src/commerce/calls/index.ts'
import type { Tokens } from '#src/commerce/calls/session-shapes.ts'
import type { SiteName } from '#src/language/locales.ts'
import { callerOver, type Caller, type Reply } from '#tests/shoppers/caller.ts'

const defaultSite: SiteName = 'fellholm-us'

export const siteStub = (site: SiteName = defaultSite) => {
  const { SITES } = env as { readonly SITES: DurableObjectNamespace }
  return SITES.get(SITES.idFromName(site))
}

/** Sends a raw request to the platform. */
export const send = (path: string, init: RequestInit = {}): Promise<Response> =>
  exports.default.fetch(`https://commerce.test${path}`, init)

/** Makes a call as the storefront would. */
export const call = <Name extends CallName>(
  name: Name,
  input: InputOf<Name>,
  headers: Record<string, string> = {},
): Promise<Reply<AnswerOf<Name>>> =>
  callerOver(send, { 'x-site-id': defaultSite, 'auth-access': 'a-key-for-the-store', ...headers })(name, input)

export type Shopper = { readonly tokens: Tokens; readonly call: Caller }

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
