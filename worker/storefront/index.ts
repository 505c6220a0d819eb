import { Hono } from 'hono'
import { RegExpRouter } from 'hono/router/reg-exp-router'

import { SettingsError } from '#src/kit/settings.ts'

import { createRequestContext, type RequestContext } from './request-context.ts'
import { explained } from './explaining/explained.ts'
import { errorPage, misconfigured } from './pages/error-page.ts'
import { localNeighbours } from './endpoints/local-neighbours.ts'
import { requestLimits } from './middleware/request-limits.ts'
import { routeGuards } from './middleware/route-guards.ts'
import { lookBar } from './looking/look-middleware.tsx'
import { localePrefix } from './middleware/locale.ts'
import { markdownPages } from './middleware/markdown.ts'
import { pageCache } from './middleware/page-cache.ts'
import { redirectRules } from './middleware/redirects.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { storeFilter } from './middleware/store-filter.ts'
import { tracing } from './middleware/tracing.ts'
import type { ConditionalMiddleware } from './middleware/when.ts'
import { personalPage } from './pages/personal.ts'
import { developerPages } from './render/developer-pages.tsx'
import type { StorefrontEnv } from './context.ts'
import { visitSession } from './visit/visit.ts'
import { withoutLocale } from './without-locale.ts'

export { EventLog } from './measurement/event-log.ts'

/** Kinds of request by the middleware they take. Written as paths: none of it depends on the path, so the router is told these. */
const usual = '/'
const rare = '/rare'
const local = '/rare/local'

/** All middleware of a request; the router has the list of each kind at hand. */
function createApp(): Hono<StorefrontEnv> {
  const rareSteps: ConditionalMiddleware[] = []
  const kindOf = (request: RequestContext) => {
    if (request.address.isLocal) return local
    return rareSteps.some(({ applies }) => applies(request)) ? rare : usual
  }
  const app = new Hono<StorefrontEnv>({
    router: new RegExpRouter(),
    getPath: (_, { env } = {}) => (env === undefined ? rare : kindOf(env)),
  })
  /** A step for few: whoever takes none of these is not led past them, a hundredth of a 304 (docs/decisions/019). */
  const rarely = (step: ConditionalMiddleware) => {
    rareSteps.push(step)
    return app.use(`${rare}/*`, step)
  }
  app.use(tracing) // ids, one log line, Server-Timing
  rarely(explained) // the steps of a request for the desk
  if (LOCAL_BUILD) app.use(local, localNeighbours) // pay.localhost and the platform's administration
  app.use(securityHeaders, requestLimits) // security headers; limits of path, query and body
  if (LOCAL_BUILD) app.use(local, developerPages) // what the store is made of, and where it runs
  rarely(lookBar) // while somebody of the staff looks as a customer: the bar on every page
  app.use(redirectRules) // rules from KV, ahead of everything they may replace
  app.use(localePrefix(withoutLocale)) // locale prefix and translated paths; without one, commands, calls and other addresses
  rarely(markdownPages) // products and listings for readers
  rarely(storeFilter) // the visitor's store for `?store=mine`
  app
    .use(pageCache) // public pages; answers before anything personal is within reach
    .use(visitSession) // headers nobody may believe; session cookie, read when first asked for
    .use(routeGuards) // routes/guards.ts
    .on('GET', [usual, rare, local], personalPage) // personal pages, streamed
  app.notFound(c => errorPage(c, 404))
  app.onError((error, c) => errorPage(c, 500, error))
  return app
}

const app = createApp()

export default {
  fetch(request: Request, env: object, context: ExecutionContext): Response | Promise<Response> {
    try {
      const requestContext = createRequestContext(request, env, context)
      return app.fetch(request, requestContext, context)
    } catch (error) {
      if (error instanceof SettingsError) return misconfigured(error)
      throw error
    }
  },
}
