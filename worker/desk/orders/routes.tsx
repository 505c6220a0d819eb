import { Hono } from 'hono'
import * as v from 'valibot'

import { fulfilmentEvent, returnEvent } from '#src/commerce/order-life.ts'
import { sites, type SiteName } from '#src/language/locales.ts'

import { record } from '../audit/log.ts'
import type { DeskContext, DeskEnv, Tools } from '../context.ts'
import { titled } from '../pages/document.tsx'
import { Refused } from '../pages/entrance.tsx'
import { formOf, readWhole } from '../read-form.ts'
import { requires } from '../staff/requires.tsx'
import type { Operate, OperatorCallName, OperatorInput } from './operate.ts'
import { OrderPage } from './order-page.tsx'
import { OrdersPage } from './orders-page.tsx'
import { LettersPage } from './letters-page.tsx'

const siteIn = (text: string | undefined): SiteName => v.parse(v.fallback(v.picklist(sites), sites[0]), text)
const orderPath = (site: SiteName, orderNumber: string) => `/orders/${site}/${orderNumber}`

/** A platform's refusals in words of the desk. */
const refusals: Readonly<Record<string, string>> = {
  FUL409: 'It is not in a state for that any more: somebody else was faster, or it was done already.',
  ORD409: 'There is no such paid order in this shop.',
  RTN500: 'There is no such return, or it does not hold these pieces.',
  API404: 'There is no such letter any more.',
  unavailable: 'The platform does not answer. Nothing is known to have changed; look again before you repeat it.',
}

/** Orders of the shops: finding them, what happened, and moving them on. */
export function orderRoutes({ db, clock, operate }: Tools) {
  const app = new Hono<DeskEnv>()
  if (operate === undefined) return closed(app)
  const ask: Operate = operate

  /** Does one thing and writes it down; leads back to where it was pressed. */
  async function done<Name extends OperatorCallName>(
    c: DeskContext,
    back: string,
    [site, name, input]: readonly [SiteName, Name, OperatorInput],
    change: { readonly action: string; readonly subject: string; readonly after?: string },
  ) {
    const outcome = await ask(site, name, input)
    if (!outcome.ok) return refused(c, outcome.code, back)
    record(db, c.get('member'), clock(), change)
    return c.redirect(back, 303)
  }

  async function moveFulfilment(c: DeskContext, field: (name: string) => string, event: string) {
    const site = siteIn(c.req.param('site'))
    const [orderNumber, number] = [c.req.param('orderNumber') ?? '', readWhole(field('number'))]
    const parsed = v.safeParse(fulfilmentEvent, event)
    const label = { carrier: field('carrier'), trackingNumber: field('tracking') }
    const back = orderPath(site, orderNumber)
    if (!parsed.success) return refused(c, 'FUL409', back)
    if (event === 'ship' && (label.carrier === '' || !/^[\w-]{4,40}$/.test(label.trackingNumber)))
      return refused(c, 'unlabelled', back)
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
    if (!found.ok) return refused(c, found.code, '/orders')
    const page = { ...found.value, site, q, isSearch }
    return c.render(<OrdersPage {...page} />, titled('Orders'))
  })
  app.get('/letters', requires('orders.view'), async c => {
    const site = siteIn(c.req.query('site'))
    const letters = await ask(site, 'operator.letters.list')
    if (!letters.ok) return refused(c, letters.code, '/orders')
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
    const [order, events] = await Promise.all([
      ask(site, 'operator.order.get', { path }),
      ask(site, 'operator.order-events.list', { path }),
    ])
    if (!order.ok) return refused(c, order.code, `/orders?site=${site}`)
    const happened = events.ok ? events.value.events : []
    return c.render(
      <OrderPage order={order.value} events={happened} site={site} role={c.get('member').role} />,
      titled(order.value.orderNumber),
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

function refused(c: DeskContext, code: string, back: string) {
  c.status(code === 'unavailable' ? 503 : code === 'ORD409' ? 404 : 409)
  const text =
    code === 'unlabelled'
      ? 'What is shipped needs a carrier and a tracking number of at least four letters or digits.'
      : (refusals[code] ?? `The platform refused it (${code}). Nothing was changed.`)
  return c.render(<Refused title="That was not done" text={text} back={back} />, titled('Not done'))
}

function closed(app: Hono<DeskEnv>) {
  app.get('/', requires('orders.view'), c => {
    c.status(503)
    return c.render(
      <Refused title="Orders are not connected" text="This desk has no platform or no key of the operator." />,
      titled('Orders'),
    )
  })
  return app
}
