import { Hono } from 'hono'
import { RegExpRouter } from 'hono/router/reg-exp-router'

import { SettingsError } from '#src/kit/settings.ts'

import { createRequestContext } from './request-context.ts'
import { requestKind, requestKinds } from './request-kind.ts'
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
import { personalPage } from './pages/personal.ts'
import { developerPages } from './render/developer-pages.tsx'
import type { StorefrontEnv } from './context.ts'
import { visitSession } from './visit/visit.ts'
import { withoutLocale } from './without-locale.ts'

export { EventLog } from './measurement/event-log.ts'

const { usual, rare, local } = requestKinds

/** All middleware of a request. None depends on its path, so the router is told its kind, and has the list of each at hand. */
function createApp(): Hono<StorefrontEnv> {
  const app = new Hono<StorefrontEnv>({
    router: new RegExpRouter(),
    getPath: (_, { env } = {}) => (env === undefined ? rare : requestKind(env)),
  })
  app.use(tracing) // ids, one log line, Server-Timing
  app.use(`${rare}/*`, explained) // the steps of a request for the desk
  if (LOCAL_BUILD) app.use(local, localNeighbours) // pay.localhost and the platform's administration
  app.use(securityHeaders, requestLimits) // security headers; limits of path, query and body
  if (LOCAL_BUILD) app.use(local, developerPages) // what the store is made of, and where it runs
  app
    .use(`${rare}/*`, lookBar) // while somebody of the staff looks as a customer: the bar on every page
    .use(redirectRules) // rules from KV, ahead of everything they may replace
    .use(localePrefix(withoutLocale)) // locale prefix and translated paths; without one, commands, calls and other addresses
    .use(markdownPages) // products and listings for readers
    .use(`${rare}/*`, storeFilter) // the visitor's store for `?store=mine`
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
