import { Hono, type Context as HonoContext } from 'hono'

import type { Call, Handlers } from '#src/commerce/call.ts'
import { assortmentCalls } from '#src/commerce/calls/assortment.ts'
import { associateCalls } from '#src/commerce/calls/associates.ts'
import { authenticationCalls } from '#src/commerce/calls/authentication.ts'
import { cartCalls } from '#src/commerce/calls/cart.ts'
import { contentCalls } from '#src/commerce/calls/content.ts'
import { couponCalls } from '#src/commerce/calls/coupons.ts'
import { experimentCalls } from '#src/commerce/calls/experiments.ts'
import { orderCalls } from '#src/commerce/calls/orders.ts'
import { priceAdjustmentCalls } from '#src/commerce/calls/price-adjustments.ts'
import { productCalls } from '#src/commerce/calls/products.ts'
import { reviewCalls } from '#src/commerce/calls/reviews.ts'
import { socialCalls } from '#src/commerce/calls/social.ts'
import { storeCalls } from '#src/commerce/calls/stores.ts'
import { utilityCalls } from '#src/commerce/calls/utilities.ts'
import { addressBookCalls } from '#src/commerce/calls/address-book.ts'
import { consumerCalls } from '#src/commerce/calls/consumer.ts'
import { contactCalls } from '#src/commerce/calls/contact.ts'
import { loyaltyCalls } from '#src/commerce/calls/loyalty.ts'
import { purchaseCalls } from '#src/commerce/calls/purchases.ts'
import { savedCardCalls } from '#src/commerce/calls/saved-cards.ts'
import { subscriptionCalls } from '#src/commerce/calls/subscriptions.ts'
import { wishlistCalls } from '#src/commerce/calls/wishlists.ts'
import type { ErrorCode } from '#src/commerce/errors.ts'
import { readBounded } from '#src/kit/bounded-body.ts'
import type { Result } from '#src/kit/result.ts'

import { admit } from './admit.ts'
import type { Context, Contexts } from './context.ts'
import { assortmentHandlers } from './handlers/assortment.ts'
import { associateHandlers } from './handlers/associates.ts'
import { authenticationHandlers } from './handlers/authentication.ts'
import { cartHandlers } from './handlers/cart.ts'
import { contentHandlers } from './handlers/content.ts'
import { couponHandlers } from './handlers/coupons.ts'
import { experimentHandlers } from './handlers/experiments.ts'
import { orderHandlers } from './handlers/orders.ts'
import { priceAdjustmentHandlers } from './handlers/price-adjustments.ts'
import { productHandlers } from './handlers/products.ts'
import { reviewHandlers } from './handlers/reviews.ts'
import { socialHandlers } from './handlers/social.ts'
import { storeHandlers } from './handlers/stores.ts'
import { utilityHandlers } from './handlers/utilities.ts'
import { addressBookHandlers } from './handlers/address-book.ts'
import { consumerHandlers } from './handlers/consumer.ts'
import { contactHandlers } from './handlers/contact.ts'
import { loyaltyHandlers } from './handlers/loyalty.ts'
import { purchaseHandlers } from './handlers/purchases.ts'
import { savedCardHandlers } from './handlers/saved-cards.ts'
import { subscriptionHandlers } from './handlers/subscriptions.ts'
import { wishlistHandlers } from './handlers/wishlists.ts'
import { localRoutes } from './people/local-routes.ts'
import { bodyLimit } from './wire/body.ts'
import { parseRequest, type ParsedRequest } from './wire/parse.ts'
import { refusal } from './wire/refusal.ts'

type Answered = Result<unknown, ErrorCode>
type Run = (request: ParsedRequest, context: Context) => Answered | Promise<Answered>
type Endpoint = { readonly call: Call; readonly run: Run }

/**
 * Pairs each declared call with its handler. `Handlers` has checked the pair, and what the handler is handed against
 * who may call; those types are forgotten here, where parser and admission build exactly what the declaration says.
 */
const endpoints = <C extends Record<string, Call>>(calls: C, handlers: Handlers<NoInfer<C>, Contexts>): Endpoint[] =>
  Object.entries(calls).map(([name, call]) => ({ call, run: handlers[name] as unknown as Run }))

const all: readonly Endpoint[] = [
  ...endpoints(authenticationCalls, authenticationHandlers),
  ...endpoints(associateCalls, associateHandlers),
  ...endpoints(productCalls, productHandlers),
  ...endpoints(reviewCalls, reviewHandlers),
  ...endpoints(assortmentCalls, assortmentHandlers),
  ...endpoints(storeCalls, storeHandlers),
  ...endpoints(contentCalls, contentHandlers),
  ...endpoints(socialCalls, socialHandlers),
  ...endpoints(experimentCalls, experimentHandlers),
  ...endpoints(cartCalls, cartHandlers),
  ...endpoints(couponCalls, couponHandlers),
  ...endpoints(priceAdjustmentCalls, priceAdjustmentHandlers),
  ...endpoints(orderCalls, orderHandlers),
  ...endpoints(utilityCalls, utilityHandlers),
  ...endpoints(addressBookCalls, addressBookHandlers),
  ...endpoints(consumerCalls, consumerHandlers),
  ...endpoints(contactCalls, contactHandlers),
  ...endpoints(loyaltyCalls, loyaltyHandlers),
  ...endpoints(purchaseCalls, purchaseHandlers),
  ...endpoints(savedCardCalls, savedCardHandlers),
  ...endpoints(subscriptionCalls, subscriptionHandlers),
  ...endpoints(wishlistCalls, wishlistHandlers),
]

/** The platform's calls as a Hono application: every declared call, nothing else. */
export function application(contextOf: (request: Request) => Result<Context, 'API400'>): Hono {
  const app = new Hono()
  for (const endpoint of all) app.on(endpoint.call.method, pathOf(endpoint.call), answered(endpoint, contextOf))
  if (LOCAL_BUILD) app.route('/', localRoutes(contextOf))
  app.get('/health', () => Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } }))
  for (const { call } of all) app.all(pathOf(call), () => refusal('API405'))
  return app
    .notFound(() => refusal('API404'))
    .onError(error => {
      console.error(JSON.stringify({ level: 'error', worker: 'commerce', message: error.message, stack: error.stack }))
      return refusal('GEN500')
    })
}

/** `/cart/v1/cart/{basketId}` as Hono writes it. */
const pathOf = (call: Call): string => call.path.replaceAll(/\{(\w+)\}/g, ':$1')

const answered =
  ({ call, run }: Endpoint, contextOf: (request: Request) => Result<Context, ErrorCode>) =>
  async (hono: HonoContext): Promise<Response> => {
    const surroundings = contextOf(hono.req.raw)
    const context = surroundings.ok ? admit(call.who, hono.req.raw, surroundings.value) : surroundings
    if (!context.ok) {
      // A body that is still on its way is read to its end, or the runtime complains of it when the answer has gone.
      await readBounded(hono.req.raw.body, bodyLimit)
      return refusal(context.code, context.detail)
    }
    const request = await parseRequest(call, hono.req.raw, hono.req.param())
    if (!request.ok)
      return request.code === 'too-large'
        ? refusal('API400', { path: 'body', message: `larger than ${bodyLimit} bytes` }, 413)
        : refusal(request.code, request.detail)
    const outcome = await run(request.value, context.value)
    return outcome.ok
      ? Response.json(outcome.value, { headers: { 'cache-control': 'no-store' } })
      : refusal(outcome.code, outcome.detail)
  }
