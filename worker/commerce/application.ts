import { Hono, type Context as HonoContext } from 'hono'

import type { Call, Handlers } from '#src/commerce/call.ts'
import { assortmentCalls } from '#src/commerce/calls/assortment.ts'
import { associateCalls } from '#src/commerce/calls/associates.ts'
import { authenticationCalls } from '#src/commerce/calls/authentication.ts'
import { cartCalls } from '#src/commerce/calls/cart.ts'
import { contentCalls } from '#src/commerce/calls/content.ts'
import { orderCalls } from '#src/commerce/calls/orders.ts'
import { productCalls } from '#src/commerce/calls/products.ts'
import { reviewCalls } from '#src/commerce/calls/reviews.ts'
import { storeCalls } from '#src/commerce/calls/stores.ts'
import { utilityCalls } from '#src/commerce/calls/utilities.ts'
import type { ErrorCode } from '#src/commerce/errors.ts'
import type { Result } from '#src/kit/result.ts'

import { admit } from './admit.ts'
import type { Context, Contexts } from './context.ts'
import { assortmentHandlers } from './handlers/assortment.ts'
import { associateHandlers } from './handlers/associates.ts'
import { authenticationHandlers } from './handlers/authentication.ts'
import { cartHandlers } from './handlers/cart.ts'
import { contentHandlers } from './handlers/content.ts'
import { orderHandlers } from './handlers/orders.ts'
import { productHandlers } from './handlers/products.ts'
import { reviewHandlers } from './handlers/reviews.ts'
import { storeHandlers } from './handlers/stores.ts'
import { utilityHandlers } from './handlers/utilities.ts'
import { identityProvider } from './people/identity-provider.ts'
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
  ...endpoints(cartCalls, cartHandlers),
  ...endpoints(orderCalls, orderHandlers),
  ...endpoints(utilityCalls, utilityHandlers),
]

/** The platform's calls as a Hono application: every declared call, nothing else. */
export function application(contextOf: (request: Request) => Result<Context, 'API400'>): Hono {
  const app = new Hono()
  for (const endpoint of all) app.on(endpoint.call.method, pathOf(endpoint.call), answered(endpoint, contextOf))
  if (LOCAL_BUILD) app.route('/identity', identityProvider(contextOf))
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
    if (!context.ok) return refusal(context.code, context.detail)
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
