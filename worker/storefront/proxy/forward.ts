import * as v from 'valibot'

import { busyId } from '#src/commerce/busy.ts'
import type { Call } from '#src/commerce/call.ts'
import { tokens } from '#src/commerce/calls/session-shapes.ts'
import { calls, type CallName } from '#src/commerce/calls/index.ts'
import type { CallRequest } from '#src/commerce/client.ts'
import { errorStatus, type ErrorCode } from '#src/commerce/errors.ts'
import { namedRefusal } from '#src/commerce/named-refusal.ts'
import { namesIn } from '#src/commerce/names-in.ts'
import { retrySpentHeader } from '#src/commerce/retried.ts'
import { sentenceOf } from '#src/commerce/sentences.ts'
import { ok } from '#src/kit/result.ts'

import { parseJson } from '../json.ts'
import { isSameOrigin } from '../middleware/security-headers.ts'
import type { StorefrontContext } from '../context.ts'
import { completeDecision, nothingDecided } from '../personalization/decision-request.ts'
import { isAllowed } from '../consent.ts'
import { namesOwnValues, withOwnValues, type CallInput } from './own-values.ts'
import type { UpstreamAnswer } from './upstream.ts'

/** A refusal in the platform's own form: with a sentence for whoever asked (R145), and what it is about. */
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

const pathOf = (call: Call, params: Readonly<Record<string, string>>) =>
  call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

const problemIn = (part: string, [issue]: readonly [v.BaseIssue<unknown>, ...unknown[]]) =>
  `${v.getDotPath(issue) ?? part}: ${issue.message}`

/** Checks a request against its call's schemas, its own headers included (R299); says what is wrong with it. */
function toCall(name: CallName, given: CallInput, sent: Headers): CallRequest | string {
  const call: Call = calls[name]
  const query = new URLSearchParams()
  for (const key of namesIn(call.query)) for (const value of given.query.getAll(key)) query.append(key, value)
  const headers = Object.fromEntries(
    namesIn(call.headers).flatMap(key => {
      const value = sent.get(key)
      return value === null ? [] : [[key, value]]
    }),
  )
  const own = v.safeParse(call.headers ?? v.unknown(), headers)
  if (!own.success) return problemIn('headers', own.issues)
  const body = v.safeParse(call.body ?? v.undefined(), call.body && given.body)
  if (!body.success) return problemIn('body', body.issues)
  return {
    name,
    method: call.method,
    path: pathOf(call, given.params),
    query,
    body: call.body && JSON.stringify(body.output),
    headers,
  }
}

/** Updates the session after a call: new tokens go into the sealed cookie, a sign-out empties it. */
async function settleSession(c: StorefrontContext, call: Call, { status, json }: UpstreamAnswer): Promise<void> {
  if (status !== 200) return
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
  const text = call.body === undefined ? '' : await c.req.text()
  if (call.body !== undefined && !(c.req.header('content-type') ?? '').startsWith('application/json'))
    return refuse('API415')
  const json = parseJson(text === '' ? 'null' : text)
  if (!json.ok) return refuse('API400', String(json.detail))
  // R273: without consent the engine is not told of the visitor.
  if (call.consent !== undefined && !isAllowed(c, call.consent))
    return refuse('AUT404', `The visitor has not agreed to ${call.consent}.`)
  const isDecision = name === 'personalization.decision.create'
  if (isDecision && c.env.settings.PERSONALIZATION === 'off') return Response.json(nothingDecided)
  const { body, setCookies } = isDecision ? await completeDecision(c, json.value) : { body: json.value, setCookies: [] }
  const sent: CallInput = {
    params: c.req.param() as Record<string, string>,
    query: new URL(c.req.url).searchParams,
    body,
  }
  const given = namesOwnValues(sent) ? withOwnValues(await c.var.visit.session(), sent) : ok(sent)
  if (!given.ok) return refuse(given.code, 'This visit has none.')
  const callRequest = toCall(name, given.value, c.req.raw.headers)
  if (typeof callRequest === 'string') return refuse('API400', callRequest)
  c.env.trace.notes.call = name
  const answer = await c.var.visit.send(callRequest)
  await settleSession(c, call, answer)
  const headers = new Headers({ 'cache-control': keeping(call) })
  for (const line of setCookies) headers.append('set-cookie', line)
  if (answer.retried) headers.set(retrySpentHeader, '1')
  if (answer.retryAfter !== null) headers.set('retry-after', answer.retryAfter)
  return Response.json(withoutTokens(answer.json), { status: answer.status, headers })
}
