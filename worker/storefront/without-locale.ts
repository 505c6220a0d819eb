import { Hono } from 'hono'

import { purgePath } from '#src/purging/purge-request.ts'

import { commandRoutes } from './commands/routes.ts'
import type { StorefrontContext, StorefrontEnv } from './context.ts'
import { browserDatafile } from './experiments/browser-datafile.ts'
import { buildManifest } from './endpoints/build-manifest.ts'
import { geoCountry } from './endpoints/geo-country.ts'
import { media } from './endpoints/media.ts'
import { personCheck } from './endpoints/person-check.ts'
import { purgeHook } from './endpoints/purge-hook.ts'
import { recover } from './endpoints/recover.ts'
import { sitemaps } from './endpoints/sitemaps.ts'
import { speculationRules } from './endpoints/speculation-rules.ts'
import { unsubscribeRoutes } from './endpoints/unsubscribe.ts'
import { fapiRoutes } from './fapi/routes.ts'
import { health } from './health/health.ts'
import { lookRoutes } from './looking/look-routes.ts'
import { measurementRoutes } from './measurement/routes.ts'
import { localeFromQuery, redirectToOwnLocale } from './middleware/locale.ts'
import { errorPage } from './pages/error-page.ts'
import { proxy } from './proxy/proxy.ts'
import { visitSession } from './visit/visit.ts'

const addresses = new Hono<StorefrontEnv>()
  .route('/', fapiRoutes) // parts of pages as data, the service worker
  .route('/', speculationRules) // which links a browser may prerender
  .route('/', sitemaps) // robots.txt, sitemaps, llms.txt
  .route('/', health)
  .get('/get-user-geo-country', geoCountry)
  .get('/builds/meta/:file{[\\w-]+\\.json}', buildManifest)
  .get('/media/*', media)
  .post(purgePath, purgeHook) // what systems that change something say by tags, signed
  .get('/-/experiments/datafile', localeFromQuery, browserDatafile)
  .get('/-/recover', localeFromQuery, visitSession, recover) // a visit that the platform no longer knows
  .get('/-/person-check', localeFromQuery, personCheck) // asks whether somebody is a person, in a frame
  .route('/-', lookRoutes) // the store as a customer sees it, for who helps them
  .route('/-', measurementRoutes) // what pages measure
  .route('/-', unsubscribeRoutes) // where mail programs stop letters
  .route('/-', commandRoutes) // forms and islands post here
  .route('/', proxy) // the commerce calls of src/commerce/calls, nothing else
addresses.notFound(redirectToOwnLocale)
addresses.onError((error, c) => errorPage(c, 500, error))

/**
 * Answers what has no locale in front of its path: what machines and the store's own script ask for. An application of
 * its own, because these addresses are searched among two hundred patterns; a page has nothing to search there, and it
 * would cost a stored one more than all other middleware (docs/decisions/019).
 */
export const withoutLocale = (c: StorefrontContext): Response | Promise<Response> =>
  addresses.fetch(c.req.raw, c.env, c.executionCtx)
