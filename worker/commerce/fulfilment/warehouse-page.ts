import { html, raw } from 'hono/html'
import * as v from 'valibot'

import {
  eventsAfter,
  fulfilmentEvent,
  returnEvent,
  returnLife,
  type FulfilmentEvent,
  type ReturnEvent,
} from '#src/commerce/order-life.ts'
import { sites, type SiteName } from '#src/language/locales.ts'

import type { Context } from '../context.ts'
import { fulfilmentsOf, type Fulfilment } from '../db/orders/fulfilments.ts'
import { latestPaid } from '../db/orders/paid-orders.ts'
import { returnsOf, type Return } from '../db/orders/returns.ts'
import { refusal } from '../http/refusal.ts'
import { isSite } from '../route.ts'
import { moveFulfilment } from './move.ts'
import { moveReturn } from './move-return.ts'
import { localLabel } from './small-warehouse.ts'
import { warehouseSheet } from './warehouse-look.ts'

/** The forms of the page: one step of a fulfilment or of a return. */
export const warehouseOrder = v.variant('do', [
  v.object({
    do: v.literal('fulfilment'),
    orderNumber: v.string(),
    number: v.pipe(v.unknown(), v.transform(Number), v.integer()),
    event: fulfilmentEvent,
  }),
  v.object({ do: v.literal('return'), returnNumber: v.string(), event: returnEvent }),
])
type WarehouseOrder = v.InferOutput<typeof warehouseOrder>

type Row = {
  readonly orderNumber: string
  readonly status: string
  readonly fulfilments: readonly Fulfilment[]
  readonly returns: readonly Return[]
}

/** The newest paid orders of a shop. */
export const warehouseRows = ({ db }: Pick<Context, 'db'>): Row[] =>
  latestPaid(db).map(({ orderNumber, status }) => ({
    orderNumber,
    status,
    fulfilments: fulfilmentsOf(db, orderNumber),
    returns: returnsOf(db, orderNumber),
  }))

/** Does what the page was told; what is out of order changes nothing. */
export function workByHand(context: Context, told: WarehouseOrder): void {
  const done = { actor: 'warehouse', at: context.now() } as const
  const label = told.event === 'ship' ? localLabel(context) : undefined
  context.db.transact(() =>
    told.do === 'return'
      ? moveReturn(context, { ...told, ...done })
      : moveFulfilment(context, { ...told, ...done, label }),
  )
  context.scheduler.wakeIn(0)
}

const press = (fields: Readonly<Record<string, string | number>>, event: FulfilmentEvent | ReturnEvent) =>
  html`<form method="post">
    ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <button name="event" value="${event}">${event}</button>
  </form>`

const fulfilmentRow = (site: SiteName, { orderNumber, number, way, state, lines }: Fulfilment) =>
  html`<tr>
    <th scope="row">${orderNumber} · ${number}</th>
    <td>${way}</td>
    <td>${lines.map(({ upc, qty, cancelled }) => html`${qty - cancelled} × ${upc} `)}</td>
    <td>${state}</td>
    <td>${eventsAfter(way, state).map(event => press({ site, do: 'fulfilment', orderNumber, number }, event))}</td>
  </tr>`

const returnRow = (site: SiteName, { orderNumber, returnNumber, state, lines }: Return) =>
  html`<tr>
    <th scope="row">${orderNumber} · ${returnNumber}</th>
    <td>return</td>
    <td>${lines.reduce((sum, { qty, received }) => sum + (received ?? qty), 0)} pieces</td>
    <td>${state}</td>
    <td>
      ${(Object.keys(returnLife[state]) as ReturnEvent[]).map(event => press({ site, do: 'return', returnNumber }, event))}
    </td>
  </tr>`

const page = (site: SiteName, rows: readonly Row[]) =>
  html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Warehouse · ${site}</title>
      <style>
        ${raw(warehouseSheet)}
      </style>
      <main>
        <h1>Warehouse</h1>
        <nav aria-label="Shop">
          ${sites.map(one => html`<a href="?site=${one}" ${one === site ? raw('aria-current="page"') : ''}>${one}</a> `)}
        </nav>
        <p>The newest orders of ${site}. They move by themselves along the shop’s clock, or by hand here.</p>
        ${rows.length === 0 ? html`<p>No paid orders yet.</p>` : ''}
        <table>
          <thead>
            <tr>
              <th scope="col">Order</th>
              <th scope="col">Way</th>
              <th scope="col">Pieces</th>
              <th scope="col">State</th>
              <th scope="col">Next</th>
            </tr>
          </thead>
          <tbody>
            ${rows.map(({ fulfilments, returns }) => [
              ...fulfilments.map(one => fulfilmentRow(site, one)),
              ...returns.map(one => returnRow(site, one)),
            ])}
          </tbody>
        </table>
      </main>
    </html>`

type AskSite = (site: SiteName, told?: WarehouseOrder) => Promise<Row[]>

async function tell(request: Request, ask: AskSite): Promise<Response> {
  const fields = Object.fromEntries(await request.formData().catch(() => new FormData()))
  const site = String(fields.site)
  const told = v.safeParse(warehouseOrder, fields)
  if (!isSite(site) || !told.success) return refusal('API400', { path: 'body' })
  await ask(site, told.output)
  return new Response(null, { status: 303, headers: { location: `/admin/warehouse?site=${site}` } })
}

/** `GET` and `POST /admin/warehouse?site=`, in local builds: orders with a button for each step that may come next. */
export async function warehousePage(request: Request, ask: AskSite): Promise<Response> {
  if (request.method === 'POST') return tell(request, ask)
  const site = new URL(request.url).searchParams.get('site') ?? sites[0]
  if (!isSite(site)) return refusal('API400', { path: 'site', message: 'no such site' })
  const headers = { 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' }
  return new Response(String(await page(site, await ask(site))), { headers })
}
