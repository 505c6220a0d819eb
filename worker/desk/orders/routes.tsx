import { Hono } from 'hono'
import * as v from 'valibot'

import { fulfilmentEvent, returnEvent } from '#src/commerce/order-life.ts'
import { fromBase64 } from '#src/kit/bytes/base64.ts'
import type { SiteName } from '#src/language/locales.ts'

import { record } from '../audit/log.ts'
import type { DeskContext, DeskEnv, Tools } from '../context.ts'
import { titled } from '../pages/document.tsx'
import { formOf, readWhole } from '../read-form.ts'
import { requires } from '../staff/requires.tsx'
import type { Operate, OperatorCallName, OperatorInput } from './operate.ts'
import { OrderPage } from './order-page.tsx'
import { OrdersPage } from './orders-page.tsx'
import { notConnected, refusedOrder, siteIn } from './refused-order.tsx'
import { LettersPage } from './letters-page.tsx'

const orderPath = (site: SiteName, orderNumber: string) => `/orders/${site}/${orderNumber}`

/** Orders of the shops: finding them, what happened, and moving them on. */
export function orderRoutes({ db, clock, operate }: Tools) {
  const app = new Hono<DeskEnv>()
  if (operate === undefined) return notConnected(app, 'orders.view')
  const ask: Operate = operate

  /** Does one thing and writes it down; leads back to where it was pressed. */
  async function done<Name extends OperatorCallName>(
    c: DeskContext,
    back: string,
    [site, name, input]: readonly [SiteName, Name, OperatorInput],
    change: { readonly action: string; readonly subject: string; readonly after?: string },
  ) {
    const outcome = await ask(site, name, input)
    if (!outcome.ok) return refusedOrder(c, outcome.code, back)
    record(db, c.get('member'), clock(), change)
    return c.redirect(back, 303)
  }

  async function moveFulfilment(c: DeskContext, field: (name: string) => string, event: string) {
    const site = siteIn(c.req.param('site'))
    const [orderNumber, number] = [c.req.param('orderNumber') ?? '', readWhole(field('number'))]
    const parsed = v.safeParse(fulfilmentEvent, event)
    const label = { carrier: field('carrier'), trackingNumber: field('tracking') }
    const back = orderPath(site, orderNumber)
    if (!parsed.success) return refusedOrder(c, 'FUL409', back)
    if (event === 'ship' && (label.carrier === '' || !/^[\w-]{4,40}$/.test(label.trackingNumber)))
      return refusedOrder(c, 'unlabelled', back)
    const reason = field('reason').slice(0, 200)
    const body = { number, event, ...(event === 'ship' ? label : {}), ...(reason === '' ? {} : { reason }) }
    return done(c, back, [site, 'operator.fulfilment.move', { path: { orderNumber }, body, once: field('once') }], {
      action: `${event} fulfilment`,
      subject: `${orderNumber} · ${number}`,
      after: reason,
    })
  }
  async function moveReturn(c: DeskContext, event: v.InferOutput<typeof returnEvent>) {
    const field = await formOf(c)
    const [site, returnNumber] = [siteIn(c.req.param('site')), field('return')]
    const back = orderPath(site, c.req.param('orderNumber') ?? '')
    const input = { path: { returnNumber }, body: { event }, once: field('once') }
    const change = { action: `${event} return`, subject: returnNumber }
    return done(c, back, [site, 'operator.return.move', input], change)
  }

  app.get('/', requires('orders.view'), async c => {
    const [site, q] = [siteIn(c.req.query('site')), (c.req.query('q') ?? '').trim()]
    const isSearch = q.length >= 4
    const found = await ask(site, 'operator.orders.list', {
      query: isSearch ? { search: q } : { status: 'CONFIRMED' },
    })
    if (!found.ok) return refusedOrder(c, found.code, '/orders')
    const page = { ...found.value, site, q, isSearch }
    return c.render(<OrdersPage {...page} />, titled('Orders'))
  })
  app.get('/letters', requires('orders.view'), async c => {
    const site = siteIn(c.req.query('site'))
    const letters = await ask(site, 'operator.letters.list')
    if (!letters.ok) return refusedOrder(c, letters.code, '/orders')
    return c.render(<LettersPage {...letters.value} site={site} role={c.get('member').role} />, titled('Letters'))
  })
  app.post('/letters', requires('letters.resend'), async c => {
    const field = await formOf(c)
    const [site, letterId] = [siteIn(field('site')), field('letter')]
    const change = { action: 'resend letter', subject: letterId }
    return done(
      c,
      `/orders/letters?site=${site}`,
      [site, 'operator.letter.retry', { path: { letterId }, body: {} }],
      change,
    )
  })
  app.get('/:site/:orderNumber', requires('orders.view'), async c => {
    const site = siteIn(c.req.param('site'))
    const path = { orderNumber: c.req.param('orderNumber') }
    const [order, events, letters] = await Promise.all([
      ask(site, 'operator.order.get', { path }),
      ask(site, 'operator.order-events.list', { path }),
      ask(site, 'operator.order-letters.list', { path }),
    ])
    if (!order.ok) return refusedOrder(c, order.code, `/orders?site=${site}`)
    const happened = events.ok ? events.value.events : []
    const told = letters.ok ? letters.value.letters : []
    return c.render(
      <OrderPage order={order.value} events={happened} letters={told} site={site} role={c.get('member').role} />,
      titled(order.value.orderNumber),
    )
  })
  app.get('/:site/:orderNumber/slip/:number', requires('orders.view'), async c => {
    const [site, orderNumber] = [siteIn(c.req.param('site')), c.req.param('orderNumber')]
    const slip = await ask(site, 'operator.packing-slip.get', { path: { orderNumber, number: c.req.param('number') } })
    if (!slip.ok) return refusedOrder(c, slip.code, orderPath(site, orderNumber))
    const { content, contentType, fileName } = slip.value
    const bytes = fromBase64(content)
    const headers = { 'content-type': contentType, 'content-disposition': `inline; filename="${fileName}"` }
    return bytes === undefined ? c.notFound() : c.body(bytes, 200, headers)
  })
  app.post('/:site/:orderNumber/cancel-lines', requires('orders.cancel'), async c => {
    const [field, form] = [await formOf(c), await c.req.parseBody()]
    const [site, orderNumber] = [siteIn(c.req.param('site')), c.req.param('orderNumber')]
    const items = Object.keys(form).flatMap(name => {
      const qty = readWhole(field(name))
      return name.startsWith('qty:') && qty > 0 ? [{ itemId: name.slice('qty:'.length), qty }] : []
    })
    const back = orderPath(site, orderNumber)
    if (items.length === 0) return refusedOrder(c, 'none', back)
    const reason = field('reason').slice(0, 200)
    const body = { items, ...(reason === '' ? {} : { reason }) }
    const after = `${items.map(({ itemId, qty }) => `${qty} × ${itemId}`).join(', ')} ${reason}`.trim()
    const outcome = await ask(site, 'operator.pieces.cancel', { path: { orderNumber }, body, once: field('once') })
    if (!outcome.ok) return refusedOrder(c, outcome.code === 'ORD409' ? 'pieces' : outcome.code, back)
    record(db, c.get('member'), clock(), { action: 'cancel lines', subject: orderNumber, after })
    return c.redirect(back, 303)
  })
  app.post('/:site/:orderNumber/letters', requires('letters.resend'), async c => {
    const [site, field] = [siteIn(c.req.param('site')), await formOf(c)]
    const letterId = field('letter')
    return done(
      c,
      orderPath(site, c.req.param('orderNumber')),
      [site, 'operator.letter.resend', { path: { letterId }, once: field('once') }],
      { action: 'send letter once more', subject: letterId },
    )
  })
  app.post('/:site/:orderNumber/cancel', requires('orders.cancel'), async c =>
    moveFulfilment(c, await formOf(c), 'cancel'),
  )
  app.post('/:site/:orderNumber/move', requires('orders.move'), async c => {
    const field = await formOf(c)
    // Cancelling pays back: it is an action of its own.
    const event = field('event') === 'cancel' ? '' : field('event')
    return moveFulfilment(c, field, event)
  })
  app.post('/:site/:orderNumber/receive', requires('orders.move'), c => moveReturn(c, 'receive'))
  app.post('/:site/:orderNumber/refund', requires('orders.refund'), c => moveReturn(c, 'refund'))
  return app
}
