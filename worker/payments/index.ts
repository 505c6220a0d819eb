import { Hono } from 'hono'

import { challengeRoutes } from './challenge/routes.ts'
import { fieldRoutes } from './fields/routes.ts'
import { server } from './server.ts'

export { PaymentLedger } from './ledger.ts'

/** The embedded payment provider: `/v1` for the store's server, the rest for the shopper's browser. */
export default new Hono<{ Bindings: object }>()
  .get('/health', c => c.json({ status: 'ok', version: BUILD_ID }, 200, { 'cache-control': 'no-store' }))
  .route('/v1', server)
  .route('/', fieldRoutes)
  .route('/', challengeRoutes)
  .onError((error, c) => {
    console.error(JSON.stringify({ level: 'error', worker: 'payments', message: error.message, stack: error.stack }))
    return c.json({ error: 'unexpected' }, 500)
  })
