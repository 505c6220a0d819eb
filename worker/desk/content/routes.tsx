import { Hono } from 'hono'

import type { DeskEnv, Tools } from '../context.ts'
import { titled } from '../pages/document.tsx'
import { notConnected, refusedOrder, siteIn } from '../orders/refused-order.tsx'
import { requires } from '../staff/requires.tsx'
import { ContentPage } from './content-page.tsx'
import { pageTimesRoutes } from './page-times-routes.tsx'
import { priceRoutes } from './price-routes.tsx'
import { slotRoutes } from './slot-routes.tsx'

/** Fewer letters find no product. */
const leastLetters = 2

/** What editors change while the store runs. */
export function contentRoutes({ operate, ...tools }: Tools) {
  const app = new Hono<DeskEnv>()
  if (operate === undefined) return notConnected(app, 'content.view')

  app.get('/', requires('content.view'), async c => {
    const [site, q] = [siteIn(c.req.query('site')), (c.req.query('q') ?? '').trim().slice(0, 128)]
    const [products, pages, slots] = await Promise.all([
      q.length < leastLetters ? undefined : operate(site, 'operator.products.list', { query: { search: q } }),
      operate(site, 'operator.pages.list', { query: { search: q } }),
      operate(site, 'operator.slots.list'),
    ])
    if (!pages.ok) return refusedOrder(c, pages.code, '/content')
    const places = slots.ok ? slots.value.slots.filter(({ place }) => place.includes(q.toLowerCase())) : []
    return c.render(
      <ContentPage
        site={site}
        q={q}
        products={products?.ok === true ? products.value : undefined}
        pages={pages.value.pages}
        slots={places}
      />,
      titled('Content'),
    )
  })
  app.route('/', priceRoutes({ operate, ...tools }))
  app.route('/', pageTimesRoutes({ operate, ...tools }))
  app.route('/', slotRoutes({ operate, ...tools }))
  return app
}
