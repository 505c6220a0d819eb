import { Hono } from 'hono'

import { defaultLocale } from '#src/language/locales.ts'

import { commerceFor } from '../proxy/commerce-for.ts'
import type { StorefrontContext, StorefrontEnv } from '../context.ts'
import { healthChecks, type HealthCheck } from './checks.ts'

const noStore = { 'cache-control': 'private, no-store' }

async function answer(c: StorefrontContext, { run }: HealthCheck): Promise<Response> {
  const { settings, isolate } = c.env
  const commerce = commerceFor(c, defaultLocale)
  const { isHealthy, ...found } = await run({ settings, commerce, breakers: isolate.breakers })
  return Response.json(found, { status: isHealthy ? 200 : 503, headers: noStore })
}

/** R055: what watches the store asks here, one address for each part of it; 503 where a part is not well. */
export const health = new Hono<StorefrontEnv>().get('/healthcheck', c =>
  c.json({ checks: Object.keys(healthChecks).map(name => `/healthcheck/${name}`) }, 200, noStore),
)
for (const [name, check] of Object.entries(healthChecks)) health.get(`/healthcheck/${name}`, c => answer(c, check))
health.get('/healthcheck/*', c => c.json({}, 404, noStore))
