import { Hono } from 'hono'

import { settingsOf } from './bindings.ts'
import embed from './embed/embed.js?raw'
import { staffRoutes } from './staff/routes.ts'
import { windowRoutes } from './window/routes.ts'

export { Conversations } from './conversations.ts'

/** The script for the store's page: nothing of it is global but what the vendor's own would be. */
const embedScript = () =>
  new Response(embed, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  })

/** Changes come from this origin's own pages alone. */
const isFromHere = (request: Request) =>
  request.method === 'GET' || request.headers.get('origin') === new URL(request.url).origin

const policy = (stores: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${stores.join(' ')}`,
  ].join('; ')

/** The embedded chat provider: scripts for the store's page, a window for the shopper, pages for the staff. */
export default new Hono<{ Bindings: object }>()
  .use(async (c, next) => {
    if (!isFromHere(c.req.raw)) return c.json({ error: 'origin' }, 403)
    await next()
    const isStaff = new URL(c.req.url).pathname.startsWith('/staff')
    c.header('content-security-policy', policy(isStaff ? ["'none'"] : settingsOf(c.env).CHAT_STORE_ORIGINS))
    c.header('x-content-type-options', 'nosniff')
    c.header('referrer-policy', 'same-origin')
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
    return undefined
  })
  .get('/health', c => c.json({ status: 'ok', version: BUILD_ID }))
  .get('/assistant.js', embedScript)
  .get('/messaging.js', embedScript)
  .route('/staff', staffRoutes)
  .route('/', windowRoutes)
  .onError((error, c) => {
    console.error(JSON.stringify({ level: 'error', worker: 'chat', message: error.message, stack: error.stack }))
    return c.json({ error: 'unexpected' }, 500)
  })
