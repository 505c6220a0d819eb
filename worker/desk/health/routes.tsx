import { Hono } from 'hono'

import type { DeskEnv, Tools } from '../context.ts'
import { titled } from '../pages/document.tsx'
import { requires } from '../staff/requires.tsx'
import { HealthPage } from './health-page.tsx'
import { healthHistory, lastLookAt } from './history.ts'

/** What was found so long ago is still true enough to be shown, in milliseconds. */
const freshMs = 10_000
/** So many earlier looks are shown, and so many failed requests. */
const mostLooks = 60
const mostFailed = 20

/** How the parts of the store are. They are looked at on a schedule and for whoever opens the page, and what was found is kept. */
export function healthRoutes({ db, clock, visitors, looks }: Pick<Tools, 'db' | 'clock' | 'visitors' | 'looks'>) {
  const app = new Hono<DeskEnv>()

  app.get('/', requires('health.view'), async c => {
    if (looks.known().length === 0 || clock() - (lastLookAt(db) ?? 0) > freshMs) await looks.look()
    const parts = looks.known().map(one => ({ ...one, history: healthHistory(db, one.part, mostLooks) }))
    const asked = (c.req.query('request') ?? '').trim().slice(0, 64)
    const found = asked === '' ? undefined : await visitors.failedRequest(asked)
    const failed = asked === '' ? await visitors.failedRequests(mostFailed) : found === undefined ? [] : [found]
    return c.render(
      <HealthPage at={lastLookAt(db) ?? clock()} {...{ parts, failed }} request={asked} />,
      titled('Health'),
    )
  })
  app.post('/look', requires('health.view'), async c => {
    await looks.look()
    return c.redirect('/health', 303)
  })
  return app
}
