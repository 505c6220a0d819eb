import { Hono } from 'hono'

import { commandRoutes } from './command/routes.ts'
import { errorPage } from './error-page.ts'
import { found } from './found.ts'
import { internal } from './internal/internal.ts'
import { machines } from './machines.ts'
import { toOwnLocale } from './middleware/locale.ts'
import { proxy } from './proxy/proxy.ts'
import { speculation } from './speculation.ts'
import type { Asked, Storefront } from './storefront.ts'

const addresses = new Hono<Storefront>()
  .route('/', internal) // parts of pages as data, the service worker
  .route('/', speculation) // which links a browser may make ready
  .route('/', found) // sitemaps, what readers may expect
  .route('/', machines) // health, build, country, pictures
  .route('/-', commandRoutes) // forms and islands post here
  .route('/', proxy) // the commerce calls of src/commerce/calls, nothing else
addresses.notFound(toOwnLocale)
addresses.onError((error, c) => errorPage(c, 500, error))

/**
 * Answers what has no locale in front of its path: what machines and the store's own script ask for. An application of
 * its own, because these addresses are searched among two hundred patterns; a page has nothing to search there, and it
 * would cost a stored one more than all other steps (docs/decisions/019).
 */
export const withoutLocale = (c: Asked): Response | Promise<Response> =>
  addresses.fetch(c.req.raw, c.env, c.executionCtx)
