import type { Call } from '#src/commerce/call.ts'
import { calls, type CallName } from '#src/commerce/calls/index.ts'

import type { StorefrontContext } from '../context.ts'
import { appOf } from '../settings/app-keys.ts'
import { refuse } from './forward.ts'
import { bodyOf, inputOf, toCall } from './incoming-call.ts'
import { callUpstream } from './upstream.ts'
import type { CallCredentials } from './upstream-request.ts'

/**
 * The app that makes a request, by its key in `auth-access` (docs/decisions/034): one of the store's own, which holds tokens by
 * itself. Nothing for a browser, which never sends that header.
 */
export function appMaking(c: StorefrontContext): string | undefined {
  const key = c.req.header('auth-access')
  return key === undefined ? undefined : appOf(c.env.settings.APP_KEYS, key)
}

/** Whose token it is: what the app was given, and sends. */
function credentialsOf({ req }: StorefrontContext): CallCredentials {
  const [, accessToken] = /^Bearer ([\w-]{20,128})$/.exec(req.header('authorization') ?? '') ?? []
  const usid = req.header('x-usid')
  return { ...(accessToken !== undefined && { accessToken }), ...(usid !== undefined && { usid }) }
}

/**
 * Sends an app's call to the platform in the name of the token that it shows, and all of the answer back. No cookie is looked
 * at or set, so nobody's browser can be made to do anything here; the channel is MAPP (R389).
 */
export async function forwardForApp(c: StorefrontContext, name: CallName): Promise<Response> {
  const call: Call = calls[name]
  const json = await bodyOf(c, call)
  if (!json.ok) return refuse(json.code, json.detail === undefined ? '' : String(json.detail))
  // An app asks for consent itself, and this call has no place to say it.
  if (call.consent !== undefined) return refuse('AUT404', `The visitor has not agreed to ${call.consent}.`)
  const callRequest = toCall(name, inputOf(c, json.value), c.req.raw.headers)
  if (typeof callRequest === 'string') return refuse('API400', callRequest)
  const { isolate, trace } = c.env
  trace.notes.call = name
  const caller = c.req.header('cf-connecting-ip')
  const tools = { ...isolate, trace, locale: c.var.locale, caller, channel: 'MAPP' as const }
  const { status, json: answer, retryAfter } = await callUpstream(tools, callRequest, credentialsOf(c))
  const headers = new Headers({ 'cache-control': 'private, no-store' })
  if (retryAfter !== null) headers.set('retry-after', retryAfter)
  return Response.json(answer, { status, headers })
}
