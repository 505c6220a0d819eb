import { Hono } from 'hono'

import { record } from '../audit/log.ts'
import type { DeskEnv, Tools } from '../context.ts'
import { notConnected, refusedOrder, siteIn } from '../orders/refused-order.tsx'
import { titled } from '../pages/document.tsx'
import { formOf } from '../read-form.ts'
import { requires } from '../staff/requires.tsx'
import { CustomerPage } from './customer-page.tsx'
import { CustomersPage } from './customers-page.tsx'

/** Customers: finding one, and what they see of themselves. Whoever looks is written down. */
export function customerRoutes({ db, clock, operate }: Tools) {
  const app = new Hono<DeskEnv>()
  if (operate === undefined) return notConnected(app, 'customers.view')

  app.get('/', requires('customers.view'), async c => {
    const [site, q] = [siteIn(c.req.query('site')), (c.req.query('q') ?? '').trim()]
    if (q.length < 3) return c.render(<CustomersPage site={site} q={q} customers={undefined} />, titled('Customers'))
    const found = await operate(site, 'operator.customers.list', { query: { search: q } })
    if (!found.ok) return refusedOrder(c, found.code, '/customers')
    record(db, c.get('member'), clock(), { action: 'search customers', subject: `${site} · ${q}` })
    return c.render(<CustomersPage site={site} q={q} customers={found.value.customers} />, titled('Customers'))
  })
  app.get('/:site/:customerId', requires('customers.view'), async c => {
    const [site, customerId] = [siteIn(c.req.param('site')), c.req.param('customerId')]
    const found = await operate(site, 'operator.customer.get', { path: { customerId } })
    if (!found.ok) return refusedOrder(c, found.code, `/customers?site=${site}`)
    const { customerNumber } = found.value
    record(db, c.get('member'), clock(), { action: 'look at customer', subject: `${site} · ${customerNumber}` })
    return c.render(
      <CustomerPage site={site} role={c.get('member').role} customer={found.value} />,
      titled(`Customer ${customerNumber}`),
    )
  })
  app.post('/:site/:customerId/letters', requires('letters.resend'), async c => {
    const [site, customerId, field] = [siteIn(c.req.param('site')), c.req.param('customerId'), await formOf(c)]
    const back = `/customers/${site}/${customerId}`
    const letterId = field('letter')
    const sent = await operate(site, 'operator.letter.resend', { path: { letterId }, once: field('once') })
    if (!sent.ok) return refusedOrder(c, sent.code, back)
    record(db, c.get('member'), clock(), { action: 'send letter once more', subject: letterId })
    return c.redirect(back, 303)
  })
  return app
}
