import { Hono } from 'hono'

import { localeFromQuery } from '../middleware/locale.ts'
import type { StorefrontEnv } from '../context.ts'
import { chatConfig } from './chat-config.ts'
import {
  collections,
  contentPage,
  featureFlags,
  footer,
  footSizeTable,
  locationSelector,
  searchHub,
  sizeChartOf,
  translations,
  utility,
} from './components.ts'
import { mockRoutes } from './mock.ts'
import { proxyScript } from './script-proxy.ts'
import { serviceWorker } from './service-worker.ts'
import { validateResponse } from './validate.ts'
import { vendorScript } from './vendor-scripts.ts'

/** The `/fapi` routes: parts of pages as data, the service worker, and local stand-ins. */
export const fapiRoutes = new Hono<StorefrontEnv>()
  .get('/sw-nora.js', serviceWorker)
  .use('/fapi/*', localeFromQuery)
  .get('/fapi/components/collections', collections)
  .get('/fapi/components/footer', footer)
  .get('/fapi/components/foot-sizes', footSizeTable)
  .get('/fapi/components/search-hub', searchHub)
  .get('/fapi/components/utility', utility)
  .get('/fapi/components/size-chart/:productType', sizeChartOf)
  .get('/fapi/pages/location-selector', locationSelector)
  .get('/fapi/pages/:page', contentPage)
  .get('/fapi/featureFlags', featureFlags)
  .get('/fapi/chat-config', chatConfig)
  .get('/fapi/i18n/:locale', translations)
  .get('/fapi/proxyScript', proxyScript)

if (LOCAL_BUILD)
  fapiRoutes
    .post('/fapi/api/validate-response/:contract', validateResponse)
    .get('/scripts/:name', vendorScript)
    .route('/', mockRoutes())
