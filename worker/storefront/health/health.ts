import { Hono } from 'hono'

import { defaultLocale } from '#src/language/locales.ts'

import { commerceFor } from '../proxy/commerce-for.ts'
import type { Asked, Storefront } from '../storefront.ts'
import { examinations, type Examination } from './examinations.ts'

const noStore = { 'cache-control': 'private, no-store' }

async function examine(c: Asked, { look }: Examination): Promise<Response> {
  const { isWell, ...found } = await look({ settings: c.env.settings, commerce: commerceFor(c, defaultLocale) })
  return Response.json(found, { status: isWell ? 200 : 503, headers: noStore })
}

/** R055: what watches the store asks here, one address for each part of it; 503 where a part is not well. */
export const health = new Hono<Storefront>().get('/healthcheck', c =>
  c.json({ examinations: Object.keys(examinations).map(name => `/healthcheck/${name}`) }, 200, noStore),
)
for (const [name, examination] of Object.entries(examinations))
  health.get(`/healthcheck/${name}`, c => examine(c, examination))
health.get('/healthcheck/*', c => c.json({}, 404, noStore))
