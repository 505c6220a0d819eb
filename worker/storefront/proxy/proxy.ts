import { Hono } from 'hono'

import type { Call } from '#src/commerce/call.ts'
import { calls, type CallName } from '#src/commerce/calls/index.ts'
import { previewKeyParameter } from '#src/kit/preview-parameter.ts'

import type { StorefrontContext, StorefrontEnv } from '../context.ts'
import { localeFromQuery } from '../middleware/locale.ts'
import { visitSession } from '../visit/visit.ts'
import { mayPreview } from '../pages/preview.ts'
import { appMaking, forwardForApp } from './app-client.ts'
import { forward, named, refuse, refuseBusy } from './forward.ts'
import { BusyError, UpstreamError } from './upstream.ts'

/**
 * Calls that only the worker makes, and the store's own apps. One returns a token; the other takes an identity's code, which must not be accepted
 * from a browser that did not start the sign-in (`state`, RFC 6749 §10.12; checked by `sign-in/social-enter`).
 */
const ownCalls = new Set<CallName>(['auth.token.create', 'auth.social.login'])

const honoPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1')

type Offered = readonly [CallName, Call]

const offered: readonly Offered[] = (Object.keys(calls) as CallName[]).map(name => [name, calls[name]])

/** The methods of each path that a browser may ask. */
const methodsByPath = Map.groupBy(
  offered.filter(([name]) => !ownCalls.has(name)),
  ([, { path }]) => path,
)

/** Where the platform's versions begin, as `/cart/v1`: nothing else of the store is below. */
const versions = new Set(offered.flatMap(([, { path }]) => /^.*?[/-]v\d+(?=\/)/.exec(path)?.[0] ?? []))

function refuseMethod(of: readonly Offered[]): Response {
  const answer = refuse('API405')
  answer.headers.set('allow', of.map(([, { method }]) => method).join(', '))
  return answer
}

/** R286: what is not published is answered to who may look at previews; to nobody else is there any. */
const isHidden = async (c: StorefrontContext): Promise<boolean> =>
  c.req.param('mode') === 'preview' && !(await mayPreview(c.env, c.req.query(previewKeyParameter) ?? null))

/** The answer to a browser, in the name of its visit, or to an app, in the name of its token. */
function forwarded(c: StorefrontContext, name: CallName): Response | Promise<Response> {
  if (appMaking(c) !== undefined) return forwardForApp(c, name)
  return ownCalls.has(name) ? refuse('API404') : forward(c, name)
}

/**
 * The commerce calls of `src/commerce/calls`, same-origin, and nothing else; what is asked of them in another way is refused in
 * the platform's own form: API405 for another method (RFC 9110, 15.5.6), API404 for another path of a version.
 */
export const proxy = new Hono<StorefrontEnv>()
for (const [name, { method, path }] of offered) {
  proxy.on(method, honoPath(path), localeFromQuery, visitSession, async c => {
    try {
      const answer = await named(c, (await isHidden(c)) ? refuse('API404') : await forwarded(c, name))
      // With what the visit tells script of itself in cookies, which a response of its own would go without.
      return c.newResponse(answer.body, answer)
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error
      c.env.trace.notes.upstream = error.message
      if (error instanceof BusyError) return named(c, refuseBusy(c.env.trace.retryAfterSeconds ?? 0))
      return named(c, refuse('GEN500', 'The platform did not answer.', 502))
    }
  })
}
for (const [path, of] of methodsByPath) proxy.all(honoPath(path), c => named(c, refuseMethod(of)))
for (const version of versions) proxy.all(`${honoPath(version)}/*`, c => named(c, refuse('API404')))
