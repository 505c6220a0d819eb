import { Hono } from 'hono'

import type { DeskEnv, Tools } from '../context.ts'
import { titled } from '../pages/document.tsx'
import { requires } from '../staff/requires.tsx'
import { lookAtParts, type PartHealth } from './checks.ts'
import { HealthPage } from './health-page.tsx'
import { healthHistory, keepHealth, lastLookAt } from './history.ts'

/** What was found so long ago is still true enough to be shown, in milliseconds. */
const freshMs = 10_000
/** So many earlier looks are shown, and so many failed requests. */
const mostLooks = 60
const mostFailed = 20

/** How the parts of the store are. Whoever opens the page has them looked at, and what was found is kept. */
export function healthRoutes(tools: Tools) {
  const { db, clock, visitors } = tools
  const app = new Hono<DeskEnv>()
  let known: readonly PartHealth[] = []

  async function look(): Promise<void> {
    known = await lookAtParts(tools)
    keepHealth(db, known, clock())
  }

  app.get('/', requires('health.view'), async c => {
    if (known.length === 0 || clock() - (lastLookAt(db) ?? 0) > freshMs) await look()
    const parts = known.map(one => ({ ...one, history: healthHistory(db, one.part, mostLooks) }))
    const failed = await visitors.failedRequests(mostFailed)
    return c.render(<HealthPage at={lastLookAt(db) ?? clock()} parts={parts} failed={failed} />, titled('Health'))
  })
  app.post('/look', requires('health.view'), async c => {
    await look()
    return c.redirect('/health', 303)
  })
  return app
}
