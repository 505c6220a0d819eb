import { Hono } from 'hono'
import { RegExpRouter } from 'hono/router/reg-exp-router'

import { SettingsError } from '#src/kit/settings.ts'

import { createRequestContext, type RequestContext } from './request-context.ts'
import { explained } from './explaining/explained.ts'
import { errorPage, misconfigured } from './pages/error-page.ts'
import { isNeighbour, localNeighbours } from './endpoints/local-neighbours.ts'
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
import { developerPages, isDeveloperPage } from './render/developer-pages.tsx'
import type { StorefrontEnv } from './context.ts'
import { visitSession } from './visit/visit.ts'
import { withoutLocale } from './without-locale.ts'

export { EventLog } from './measurement/event-log.ts'

// Every step is for every path, so the router is told the same one for all: it has their list at hand and searches nothing.
const everyPath = '/'

/** All steps of a request; `isLocal` has those besides that a local build alone has, each where it belongs. */
function createApp(isLocal: boolean) {
  const app = new Hono<StorefrontEnv>({
    router: new RegExpRouter(),
    getPath: () => everyPath,
  })
  app.use(tracing, explained) // ids, one log line, Server-Timing; the steps of a request for the desk
  if (LOCAL_BUILD && isLocal) app.use(localNeighbours) // pay.localhost and the platform's administration
  app.use(securityHeaders, requestLimits) // security headers; limits of path, query and body
  if (LOCAL_BUILD && isLocal) app.use(developerPages) // what the store is made of, and where it runs
  app
    .use(lookBar) // while somebody of the staff looks as a customer: the bar on every page
    .use(redirectRules) // rules from KV, ahead of everything they may replace
    .use(localePrefix(withoutLocale)) // locale prefix and translated paths; without one, commands, calls and other addresses
    .use(markdownPages) // products and listings for readers
    .use(storeFilter) // the visitor's store for `?store=mine`
    .use(pageCache) // public pages; answers before anything personal is within reach
    .use(visitSession) // headers nobody may believe; session cookie, read when first asked for
    .use(routeGuards) // routes/guards.ts
    .get(everyPath, personalPage) // personal pages, streamed
  app.notFound(c => errorPage(c, 404))
  app.onError((error, c) => errorPage(c, 500, error))
  return app
}

const app = createApp(false)
const localApp = LOCAL_BUILD ? createApp(true) : app

/** What a local build alone answers goes its own way; all else goes the way it goes where the store is deployed. */
const appFor = ({ url, address }: RequestContext) =>
  LOCAL_BUILD && (isNeighbour(url) || isDeveloperPage(address.pathname)) ? localApp : app

export default {
  fetch(request: Request, env: object, context: ExecutionContext): Response | Promise<Response> {
    try {
      const requestContext = createRequestContext(request, env, context)
      return appFor(requestContext).fetch(request, requestContext, context)
    } catch (error) {
      if (error instanceof SettingsError) return misconfigured(error)
      throw error
    }
  },
}
