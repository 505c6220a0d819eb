import * as v from 'valibot'

import { busyId } from '#src/commerce/busy.ts'
import type { Call } from '#src/commerce/call.ts'
import { cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import { tokens } from '#src/commerce/calls/session-shapes.ts'
import { calls, type CallName } from '#src/commerce/calls/index.ts'
import { errorStatus, type ErrorCode } from '#src/commerce/errors.ts'
import { isOpenToLooks } from '#src/commerce/calls/look-access.ts'
import { namedRefusal } from '#src/commerce/named-refusal.ts'
import { retrySpentHeader } from '#src/commerce/retried.ts'
import { sentenceOf } from '#src/language/sentences.ts'
import { ok } from '#src/kit/result.ts'

import { keptLines } from '#src/shop/cart/model/kept-lines.ts'

import { isSameOrigin } from '../middleware/security-headers.ts'
import type { StorefrontContext } from '../context.ts'
import { saysLook } from '../looking/look-cookie.ts'
import { completeDecision, nothingDecided } from '../personalization/decision-request.ts'
import { isAllowed } from '../consent.ts'
import { bodyOf, inputOf, toCall } from './incoming-call.ts'
import { namesOwnValues, withOwnValues } from './own-values.ts'
import type { UpstreamAnswer } from './upstream.ts'

/** A refusal in the platform's own form: with a sentence for the client (R145) and the facts it is about. */
export const refuse = (errorId: ErrorCode, about = '', status: number = errorStatus[errorId]) =>
  Response.json(
    { errorDetails: [{ errorId, message: [sentenceOf(errorId), about].filter(Boolean).join(' ') }] },
    { status, headers: { 'cache-control': 'private, no-store' } },
  )

/** A refusal of the store itself says so, and to which request. */
export const named = ({ env: { trace } }: StorefrontContext, answer: Response): Promise<Response> =>
  namedRefusal(answer, { appId: 'fellholm-store', correlationId: trace.correlationId })

/** A busy platform's refusal, with `Retry-After`. */
export function refuseBusy(seconds: number): Response {
  return Response.json(
    { errorDetails: [{ errorId: busyId, message: 'The store has more to do than it can. Nothing was done.' }] },
    {
      status: 503,
      headers: { 'cache-control': 'private, no-store', 'retry-after': `${seconds}`, [retrySpentHeader]: '1' },
    },
  )
}

/** The platform's answer without the tokens, which script must not see. */
function withoutTokens(json: unknown): unknown {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return json
  return Object.fromEntries(Object.entries(json).filter(([key]) => key !== 'accessToken' && key !== 'refreshToken'))
}

/** The calls that open a cart: it is the visit's from then on. */
const openings: ReadonlySet<CallName> = new Set(['cart.cart.create', 'cart.cart.create-with-item'])

/** Remembers the visit's cart as an answer shows it, so that `current` is this one and it can be made anew (R166). */
async function keepCart({ var: { visit } }: StorefrontContext, name: CallName, json: unknown): Promise<void> {
  const shown = v.safeParse(cart, json)
  if (!shown.success) return
  const { id: basketId, items, totalItems } = shown.output
  if (!openings.has(name) && (await visit.session())?.basketId !== basketId) return
  await visit.change({ basketId, lines: keptLines(items) })
  visit.setCartCount(totalItems)
}

/** Updates the session after a call: new tokens go into the sealed cookie, a sign-out empties it, a cart is remembered. */
async function settleSession(c: StorefrontContext, name: CallName, { status, json }: UpstreamAnswer): Promise<void> {
  const call: Call = calls[name]
  if (status !== 200) return
  if (call.method !== 'GET' && name.startsWith('cart.')) await keepCart(c, name, json)
  if (call.session === 'ends') c.var.visit.leave()
  const begun = call.session === 'begins' ? v.safeParse(tokens, json) : undefined
  if (begun?.success === true) await c.var.visit.signIn(begun.output)
}

/**
 * Cache headers. Answers that are the same for every visitor may be stored and revalidated, because a `no-store` answer
 * would keep a personal page out of the browser's back/forward cache (docs/decisions/017).
 */
const keeping = ({ who, session }: Call) =>
  who === 'anyone' && session === undefined ? 'private, no-cache' : 'private, no-store'

/** Sends a call to the platform for the visit, and its answer back without what script must not see. */
export async function forward(c: StorefrontContext, name: CallName): Promise<Response> {
  const call: Call = calls[name]
  if (call.method !== 'GET' && !isSameOrigin(c)) return refuse('AUT404', 'It was not sent from this store.')
  if (saysLook(c.env) && !isOpenToLooks(name)) return refuse('AUT457')
  const json = await bodyOf(c, call)
  if (!json.ok) return refuse(json.code, json.detail === undefined ? '' : String(json.detail))
  // R273: without consent the engine is not told of the visitor.
  if (call.consent !== undefined && !isAllowed(c, call.consent))
    return refuse('AUT404', `The visitor has not agreed to ${call.consent}.`)
  const isDecision = name === 'personalization.decision.create'
  if (isDecision && c.env.settings.PERSONALIZATION === 'off') return Response.json(nothingDecided)
  const { body, setCookies } = isDecision ? await completeDecision(c, json.value) : { body: json.value, setCookies: [] }
  const sent = inputOf(c, body)
  const given = namesOwnValues(sent) ? withOwnValues(await c.var.visit.session(), sent) : ok(sent)
  if (!given.ok) return refuse(given.code, 'This visit has none.')
  const callRequest = toCall(name, given.value, c.req.raw.headers)
  if (typeof callRequest === 'string') return refuse('API400', callRequest)
  c.env.trace.notes.call = name
  const answer = await c.var.visit.send(callRequest)
  await settleSession(c, name, answer)
  const headers = new Headers({ 'cache-control': keeping(call) })
  for (const line of setCookies) headers.append('set-cookie', line)
  if (answer.retried) headers.set(retrySpentHeader, '1')
  if (answer.retryAfter !== null) headers.set('retry-after', answer.retryAfter)
  return Response.json(withoutTokens(answer.json), { status: answer.status, headers })
}
