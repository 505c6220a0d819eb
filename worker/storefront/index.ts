import { Hono } from 'hono'

import { SettingsError } from '#src/kit/settings.ts'

import { arrive } from './arrival.ts'
import { errorPage, misconfigured } from './error-page.ts'
import { localNeighbours } from './local.ts'
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
import { componentCatalogue } from './render/components/catalogue.tsx'
import { lowerEnvironments } from './render/lower-environments.tsx'
import type { Storefront } from './storefront.ts'
import { visited } from './visit/visit.ts'
import { withoutLocale } from './without-locale.ts'

const app = new Hono<Storefront>()
app.use(traced) // ids, one log line, Server-Timing
if (LOCAL_BUILD) app.use(localNeighbours) // pay.localhost and the platform's administration
app.use(secured, bounded) // security headers; limits of path, query and body
if (LOCAL_BUILD) app.use(componentCatalogue, lowerEnvironments) // what the store is made of, and where it runs
app
  .use(redirected) // rules from KV, ahead of everything they may replace
  .use(localised(withoutLocale)) // locale prefix and translated paths; without one, commands, calls and other addresses
  .use(inMarkdown) // products and listings for readers
  .use(storeFiltered) // the visitor's store for `?store=mine`
  .use(cachedPage) // public pages; answers before anything personal is within reach
  .use(visited) // headers nobody may believe; session cookie, read when first asked for
  .use(guarded) // routes/guards.ts
  .get('*', personalPageStep) // personal pages, streamed
app.notFound(c => errorPage(c, 404))
app.onError((error, c) => errorPage(c, 500, error))

export default {
  fetch(request: Request, env: object, context: ExecutionContext): Response | Promise<Response> {
    try {
      return app.fetch(request, arrive(request, env, context), context)
    } catch (error) {
      if (error instanceof SettingsError) return misconfigured(error)
      throw error
    }
  },
}
