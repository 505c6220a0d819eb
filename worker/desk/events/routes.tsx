import { Hono } from 'hono'

import type { DeskEnv, Tools } from '../context.ts'
import { notConnected, refusedOrder, siteIn } from '../orders/refused-order.tsx'
import { titled } from '../pages/document.tsx'
import { requires } from '../staff/requires.tsx'
import { EventsPage } from './events-page.tsx'

/** Who has taken seats in stores. */
export function eventRoutes({ operate }: Tools) {
  const app = new Hono<DeskEnv>()
  if (operate === undefined) return notConnected(app, 'events.view')

  app.get('/', requires('events.view'), async c => {
    const site = siteIn(c.req.query('site'))
    const listed = await operate(site, 'operator.events.list')
    if (!listed.ok) return refusedOrder(c, listed.code, '/events')
    return c.render(<EventsPage site={site} registrations={listed.value.registrations} />, titled('Events'))
  })
  return app
}
