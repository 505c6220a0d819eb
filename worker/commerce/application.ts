import { Hono, type Context as HonoContext } from 'hono'

import type { Call, Handlers } from '#src/commerce/call.ts'
import { authenticationCalls } from '#src/commerce/calls/authentication.ts'
import { cartCalls } from '#src/commerce/calls/cart.ts'
import { contentCalls } from '#src/commerce/calls/content.ts'
import { orderCalls } from '#src/commerce/calls/orders.ts'
import { productCalls } from '#src/commerce/calls/products.ts'
import { utilityCalls } from '#src/commerce/calls/utilities.ts'
import type { ErrorCode } from '#src/commerce/errors.ts'
import { ok, type Result } from '#src/kit/result.ts'

import type { Context, ShopperContext } from './context.ts'
import { holderOf } from './db/sessions.ts'
import { authenticationHandlers } from './handlers/authentication.ts'
import { cartHandlers } from './handlers/cart.ts'
import { contentHandlers } from './handlers/content.ts'
import { orderHandlers } from './handlers/orders.ts'
import { productHandlers } from './handlers/products.ts'
import { utilityHandlers } from './handlers/utilities.ts'
import { bodyLimit } from './wire/body.ts'
import { parseRequest, type ParsedRequest } from './wire/parse.ts'
import { refusal } from './wire/refusal.ts'

type Run<Given> = (
  request: ParsedRequest,
  context: Given,
) => Result<unknown, ErrorCode> | Promise<Result<unknown, ErrorCode>>

type Endpoint<Given> = { readonly call: Call; readonly run: Run<Given> }

/**
 * Pairs each declared call with its handler. `Handlers` has checked the pair; its own types are forgotten here, where
 * the parser builds exactly what the declaration says.
 */
const endpoints = <C extends Record<string, Call>, Given>(
  calls: C,
  handlers: Handlers<NoInfer<C>, Given>,
): Endpoint<Given>[] =>
  Object.entries(calls).map(([name, call]) => ({ call, run: handlers[name] as unknown as Run<Given> }))

/** Calls anyone may make. */
const open: readonly Endpoint<Context>[] = [
  ...endpoints(authenticationCalls, authenticationHandlers),
  ...endpoints(productCalls, productHandlers),
  ...endpoints(contentCalls, contentHandlers),
  ...endpoints(utilityCalls, utilityHandlers),
]

/** Calls that need a token. */
const personal: readonly Endpoint<ShopperContext>[] = [
  ...endpoints(cartCalls, cartHandlers),
  ...endpoints(orderCalls, orderHandlers),
]

/** The platform's calls as a Hono application: every declared call, nothing else. */
export function application(contextOf: (request: Request) => Result<Context, 'API400'>): Hono {
  const app = new Hono()
  for (const endpoint of open) app.on(endpoint.call.method, pathOf(endpoint.call), answered(endpoint, contextOf))
  for (const endpoint of personal)
    app.on(
      endpoint.call.method,
      pathOf(endpoint.call),
      answered(endpoint, request => shopperOf(request, contextOf(request))),
    )
  app.get('/health', () => Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } }))
  for (const { call } of [...open, ...personal]) app.all(pathOf(call), () => refusal('API405'))
  return app
    .notFound(() => refusal('API404'))
    .onError(error => {
      console.error(JSON.stringify({ level: 'error', worker: 'commerce', message: error.message, stack: error.stack }))
      return refusal('GEN500')
    })
}

/** `/cart/v1/cart/{basketId}` as Hono writes it. */
const pathOf = (call: Call): string => call.path.replaceAll(/\{(\w+)\}/g, ':$1')

/** Adds to the context whose token the request carries. */
function shopperOf(request: Request, context: Result<Context, 'API400'>): Result<ShopperContext, 'API400' | 'AUT401'> {
  if (!context.ok) return context
  const token = /^Bearer ([\w-]{20,128})$/.exec(request.headers.get('authorization') ?? '')?.[1]
  const holder = token === undefined ? undefined : holderOf(context.value, token)
  return holder === undefined ? { ok: false, code: 'AUT401' } : ok({ ...context.value, ...holder })
}

const answered =
  <Given>({ call, run }: Endpoint<Given>, enter: (request: Request) => Result<Given, ErrorCode>) =>
  async (hono: HonoContext): Promise<Response> => {
    const context = enter(hono.req.raw)
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
