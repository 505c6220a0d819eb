import { Hono, type Context as HonoContext } from 'hono'

import type { Call } from '#src/commerce/call.ts'
import { calls, type CallName } from '#src/commerce/calls/index.ts'
import { operatorCalls } from '#src/commerce/calls/orders/operator.ts'
import type { ErrorCode } from '#src/commerce/errors.ts'
import { readBounded } from '#src/kit/bytes/bounded-body.ts'
import { checkOfCall, type PersonCheckName } from '#src/commerce/person-checks.ts'
import type { Result } from '#src/kit/result.ts'

import { admit } from './admit.ts'
import { judged } from './captcha/judge.ts'
import type { Context } from './context.ts'
import { answerTags, handlers } from './handlers/index.ts'
import { operatorHandlers } from './handlers/orders/operator.ts'
import { answerLook, isLooking } from './looking.ts'
import { lettersHealth } from './mail/outbox/health.ts'
import { hasAlready, keeping } from './http/entity-tag.ts'
import { localRoutes } from './people/local-routes.ts'
import { limitOf, parseRequest, type ParsedRequest } from './http/parse.ts'
import { photoPath } from './reviews/photos/address.ts'
import { photoAnswer } from './reviews/photos/served.ts'
import { refusal, refusalText } from './http/refusal.ts'

type Answered = Result<unknown, ErrorCode>
type Run = (request: ParsedRequest, context: Context) => Answered | Promise<Answered>
type Endpoint = {
  readonly name: CallName
  readonly call: Call
  readonly run: Run
  /** The entity tag that the answer would have. */
  readonly tagOf?: ((request: ParsedRequest, context: Context) => string | undefined) | undefined
  /** Calls that may ask whether somebody is a person. */
  readonly check?: PersonCheckName | undefined
}
type OperatorName = keyof typeof operatorCalls

/**
 * Every call with its handler. `Handlers` has checked the pair, and what the handler is handed against who may call;
 * those types are forgotten here, where parser and admission build exactly what the declaration says.
 */
const endpoints = (Object.keys(calls) as CallName[]).map((name): Endpoint => ({
  name,
  call: calls[name],
  run: handlers[name] as unknown as Run,
  tagOf: answerTags[name] as unknown as Endpoint['tagOf'],
  check: checkOfCall(name),
}))

/** Calls of the operator, whose key `platform.ts` has already checked. */
const operatorEndpoints = (Object.keys(operatorCalls) as OperatorName[]).map(name => ({
  call: { ...operatorCalls[name], who: 'anyone' } satisfies Call,
  run: operatorHandlers[name] as unknown as Run,
}))

/** Stands around every call: may answer in its place. */
export type Around = (call: CallName, request: Request, answer: () => Promise<Response>) => Promise<Response>

/** The platform's calls as a Hono application: every declared call, nothing else. */
export function application(
  contextOf: (request: Request) => Result<Context, 'API400'>,
  around: Around = (_call, _request, answer) => answer(),
): Hono {
  const app = new Hono()
  for (const endpoint of endpoints) {
    const answer = answered(endpoint, contextOf)
    app.on(endpoint.call.method, pathOf(endpoint.call), c => around(endpoint.name, c.req.raw, () => answer(c)))
  }
  for (const endpoint of operatorEndpoints)
    app.on(endpoint.call.method, pathOf(endpoint.call), answered(endpoint, contextOf))
  if (LOCAL_BUILD) app.route('/', localRoutes(contextOf))
  app.get(`${photoPath}/:photo`, c => photoAnswer(contextOf(c.req.raw), c.req.param('photo')))
  app.get('/health/letters', c => lettersHealth(contextOf(c.req.raw)))
  app.get('/health', () =>
    Response.json({ status: 'ok', version: BUILD_ID }, { headers: { 'cache-control': 'no-store' } }),
  )
  for (const { call } of [...endpoints, ...operatorEndpoints]) app.all(pathOf(call), () => refusal('API405'))
  return app
    .notFound(() => refusal('API404'))
    .onError(error => {
      console.error(JSON.stringify({ level: 'error', worker: 'commerce', message: error.message, stack: error.stack }))
      return refusal('GEN500')
    })
}

/** Where a password was typed, AUT401 speaks of that and not of the session. */
const wrongCredentials = 'The email or password is not correct.'

/** `/cart/v1/cart/{basketId}` as Hono writes it. */
const pathOf = (call: Call): string => call.path.replaceAll(/\{(\w+)\}/g, ':$1')

const answered =
  (
    { name, call, run, tagOf, check }: Omit<Endpoint, 'name'> & Partial<Pick<Endpoint, 'name'>>,
    contextOf: (request: Request) => Result<Context, ErrorCode>,
  ) =>
  async (hono: HonoContext): Promise<Response> => {
    const surroundings = contextOf(hono.req.raw)
    const context = surroundings.ok ? admit({ who: call.who, name }, hono.req.raw, surroundings.value) : surroundings
    if (!context.ok) {
      // A body that is still on its way is read to its end, or the runtime complains of it when the answer has gone.
      await readBounded(hono.req.raw.body, limitOf(call))
      return refusal(context.code, context.detail)
    }
    const request = await parseRequest(call, hono.req.raw, hono.req.param())
    if (!request.ok)
      return request.code === 'too-large'
        ? refusal('API400', { path: 'body', message: `larger than ${limitOf(call)} bytes` }, 413)
        : refusal(request.code, request.detail)
    const tag = tagOf?.(request.value, context.value)
    if (hasAlready(hono.req.raw, tag)) return new Response(null, { status: 304, headers: keeping(tag) })
    const transaction = hono.req.header('x-transaction-id') ?? crypto.randomUUID()
    const judgedRequest = await judged(check, request.value, context.value, transaction)
    const outcome =
      name !== undefined && isLooking(context.value)
        ? answerLook(context.value.db, name, () => run(judgedRequest, context.value))
        : await run(judgedRequest, context.value)
    if (outcome.ok) return Response.json(outcome.value, { headers: keeping(tag) })
    const { code, detail } = outcome
    if (code === 'AUT401' && call.session === 'asks') return refusal(code, detail, undefined, wrongCredentials)
    return refusal(code, detail, undefined, refusalText(code, context.value.language, detail))
  }
