import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'

import { auditRoutes } from './audit/routes.tsx'
import { contentRoutes } from './content/routes.tsx'
import type { DeskEnv, Tools } from './context.ts'
import { eventRoutes } from './events/routes.tsx'
import { customerRoutes } from './customers/routes.tsx'
import { machineRoutes } from './machine/routes.tsx'
import { documents, titled } from './pages/document.tsx'
import { firstPlaceOf } from './pages/rooms.ts'
import { Refused } from './pages/entrance.tsx'
import { orderRoutes } from './orders/routes.tsx'
import { photoRoutes } from './photos/routes.tsx'
import { previewRoutes } from './previews/routes.tsx'
import { redirectRoutes } from './redirects/routes.tsx'
import { entranceRoutes, signedIn } from './staff/entrance-routes.tsx'
import { storedPagesRoutes } from './stored/routes.tsx'
import { storeBeside } from './store-beside.ts'
import { keptAs, styles } from './styles/styles.ts'
import { trafficRoutes } from './traffic/routes.tsx'
import { healthRoutes } from './health/routes.tsx'
import { visitorRoutes } from './visitors/routes.tsx'
import { jobRoutes } from './jobs/routes.tsx'

/** A form may lead on to the store, which is opened as a customer sees it. */
const policyWith = (store: string | undefined): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self' data:",
    `form-action 'self'${store === undefined ? '' : ` ${store}`}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Changes come from the desk's own pages alone. */
const isFromHere = (request: Request): boolean =>
  request.method === 'GET' || request.headers.get('origin') === new URL(request.url).origin

/** Bytes of one form: a hundred thousand rules, and what carries them. */
const largestForm = 32_000_000

function failed(error: Error) {
  console.error(JSON.stringify({ level: 'error', worker: 'desk', message: error.message, stack: error.stack }))
  return (
    <Refused title="That did not work" text="Something went wrong at the desk, and nothing was changed. Try again." />
  )
}

/** The pages of the desk. All of them are complete without script. */
export function createApp(tools: Tools) {
  const app = new Hono<DeskEnv>()
  app.use(async (c, next) => {
    c.set('isLocal', tools.isLocal)
    if (!isFromHere(c.req.raw)) return c.text('This was sent by a page of another origin, so nothing was changed.', 403)
    await next()
    c.header('content-security-policy', policyWith(storeBeside(c.req.url, tools)))
    c.header('x-content-type-options', 'nosniff')
    c.header('referrer-policy', 'same-origin')
    c.header('cross-origin-opener-policy', 'same-origin')
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
    return undefined
  })
  app.get('/desk.css', c =>
    c.body(styles, 200, {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': keptAs(c.req.query('v')),
    }),
  )
  app.use(documents)
  app.use(
    bodyLimit({
      maxSize: largestForm,
      onError: c => c.text('That is too much for one form. Nothing was changed.', 413),
    }),
  )
  // A job's progress is answered while the job has its turn.
  app.use('/jobs/*', signedIn(tools)).route('/jobs', jobRoutes(tools.jobs))
  // The form is read before its turn, so that a slow sender keeps nobody else waiting. Without turns the draft could change
  // between two steps of a request, while KV answers.
  app.use(async (c, next) => {
    if (c.req.method === 'POST') await c.req.parseBody()
    return tools.inTurn(next)
  })
  app.route('/', entranceRoutes(tools))
  app.use(signedIn(tools))
  app.get('/', c => c.redirect(firstPlaceOf(c.get('member').role), 302))
  app.route('/redirects', redirectRoutes(tools))
  app.route('/', trafficRoutes(tools))
  app.route('/', storedPagesRoutes(tools))
  app.route('/orders', orderRoutes(tools))
  app.route('/customers', customerRoutes(tools))
  app.route('/events', eventRoutes(tools))
  app.route('/photos', photoRoutes(tools))
  app.route('/', machineRoutes(tools))
  app.route('/content', contentRoutes(tools))
  app.route('/previews', previewRoutes(tools))
  app.route('/visitors', visitorRoutes(tools))
  app.route('/health', healthRoutes(tools))
  app.route('/audit', auditRoutes(tools))
  app.notFound(c => {
    c.status(404)
    return c.render(
      <Refused title="There is no such page" text="The desk has no page at this address." />,
      titled('Not found'),
    )
  })
  app.onError((error, c) => {
    c.status(500)
    return c.render(failed(error), titled('Something went wrong'))
  })
  return app
}
