import { Hono } from 'hono'

import type { StorefrontEnv } from '../context.ts'
import { localeFromQuery } from '../middleware/locale.ts'
import { visitSession } from '../visit/visit.ts'
import { collectEvents } from './collect.ts'
import { trackingUser } from './tracking-user.ts'

/** Routes for events, vitals and faults that pages report; all of them need consent. */
export const measurementRoutes = new Hono<StorefrontEnv>()
  .use('/events/*', localeFromQuery, visitSession)
  .post('/events', collectEvents)
  .get('/events/user', trackingUser)
