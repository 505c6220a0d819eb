import { Hono } from 'hono'

import { SettingsError } from '#src/kit/settings.ts'

import { arrive, type Arrival } from './arrival.ts'
import { errorPage, misconfigured } from './error-page.ts'
import { found } from './found.ts'
import { internal } from './internal/internal.ts'
import { localNeighbours } from './local.ts'
import { machines } from './machines.ts'
import { bounded } from './middleware/bounds.ts'
import { guarded } from './middleware/guards.ts'
import { localised } from './middleware/locale.ts'
import { inMarkdown } from './middleware/markdown.ts'
import { cachedPage } from './middleware/page-cache.ts'
import { redirected } from './middleware/redirects.ts'
import { secured } from './middleware/security.ts'
import { storeFiltered } from './middleware/store-filter.ts'
import { traced } from './middleware/trace.ts'
import { personalPageStep } from './personal.ts'
import { proxy } from './proxy/proxy.ts'
import { componentCatalogue } from './render/components/catalogue.tsx'
import { lowerEnvironments } from './render/lower-environments.tsx'
import { commandRoutes } from './command/routes.ts'
import { createRouter } from './router.ts'
import { speculation } from './speculation.ts'
import { storedFirst } from './stored-first.ts'
import type { Storefront } from './storefront.ts'
import { visited } from './visit/visit.ts'

const app = new Hono<Storefront>({ router: createRouter() })
app.use(traced) // ids, one log line, Server-Timing
if (LOCAL_BUILD) app.use(localNeighbours) // pay.localhost and the platform's administration
app.use(secured, bounded) // security headers; limits of path, query and body
if (LOCAL_BUILD) app.use(componentCatalogue, lowerEnvironments) // what the store is made of, and where it runs
app
  .use(redirected) // rules from KV, ahead of everything they may replace
  .route('/', internal) // parts of pages as data, the service worker
  .route('/', speculation) // which links a browser may make ready
  .route('/', found) // sitemaps, what readers may expect
  .route('/', machines) // health, build, country, pictures
  .route('/-', commandRoutes) // forms and islands post here
  .route('/', proxy) // the commerce calls of src/commerce/calls, nothing else
  .use(localised) // locale prefix and translated paths
  .use(inMarkdown) // products and listings for readers
  .use(storeFiltered) // the visitor's store for `?store=mine`
  .use(cachedPage) // public pages; answers before anything personal is within reach
  .use(visited) // headers nobody may believe; session cookie, read when first asked for
  .use(guarded) // routes/guards.ts
  .get('*', personalPageStep) // personal pages, streamed
app.notFound(c => errorPage(c, 404))
app.onError((error, c) => errorPage(c, 500, error))

/** A stored page that is asked for plainly needs none of the steps; everything else takes them all. */
async function answer(arrival: Arrival, context: ExecutionContext): Promise<Response> {
  const ahead = await storedFirst(arrival).catch((error: unknown) => {
    // Whatever it was, the steps meet it again and answer it.
    arrival.trace.notes.ahead = String(error)
    return undefined
  })
  if (ahead instanceof Response) return ahead
  return app.fetch(arrival.request, { ...arrival, found: ahead }, context)
}

export default {
  fetch(request: Request, env: object, context: ExecutionContext): Response | Promise<Response> {
    try {
      return answer(arrive(request, env, context), context)
    } catch (error) {
      if (error instanceof SettingsError) return misconfigured(error)
      throw error
    }
  },
}
