import { Hono } from 'hono'

import { defaultLocale, localeNames, locales } from '#src/language/locales.ts'
import { lookPath, lookQuery } from '#src/purging/look-link.ts'

import { record } from '../audit/log.ts'
import type { DeskEnv, Tools } from '../context.ts'
import { notConnected, refusedOrder, siteIn } from '../orders/refused-order.tsx'
import { titled } from '../pages/document.tsx'
import { formOf } from '../read-form.ts'
import { requires } from '../staff/requires.tsx'
import { storeBeside } from '../store-beside.ts'
import { CustomerPage } from './customer-page.tsx'
import { CustomersPage } from './customers-page.tsx'
import { rememberLook } from './looks.ts'

/** Customers: finding one, and what they see of themselves. Whoever looks is written down. */
export function customerRoutes(tools: Tools) {
  const { db, clock, operate, purgeKey } = tools
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
    const canOpen = purgeKey !== undefined && storeBeside(c.req.url, tools) !== undefined
    return c.render(
      <CustomerPage site={site} role={c.get('member').role} canOpen={canOpen} customer={found.value} />,
      titled(`Customer ${customerNumber}`),
    )
  })
  app.post('/:site/:customerId/look', requires('customers.look'), async c => {
    const [site, customerId, member] = [siteIn(c.req.param('site')), c.req.param('customerId'), c.get('member')]
    const [back, store] = [`/customers/${site}/${customerId}`, storeBeside(c.req.url, tools)]
    if (purgeKey === undefined || store === undefined) return refusedOrder(c, 'unavailable', back)
    const customer = await operate(site, 'operator.customer.get', { path: { customerId } })
    const look = await operate(site, 'operator.look.create', { path: { customerId }, body: { viewer: member.name } })
    if (!customer.ok || !look.ok) return refusedOrder(c, look.ok ? 'API404' : look.code, back)
    const { lookId: id, code, opensUntil } = look.value
    const subject = `${site} · ${customer.value.customerNumber}`
    rememberLook(tools, member, { id, site, subject })
    record(db, member, clock(), {
      action: 'link to the store as customer',
      subject,
      after: `opens until ${opensUntil}`,
    })
    const query = await lookQuery(purgeKey, code, Date.parse(opensUntil))
    const locale = localeNames.find(name => locales[name].site === site) ?? defaultLocale
    return c.redirect(`${store}${lookPath}?locale=${locale}&${query}`, 303)
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
