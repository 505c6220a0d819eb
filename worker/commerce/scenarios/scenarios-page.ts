import { html } from 'hono/html'
import { safeParse } from 'valibot'

import { calls, type CallName } from '#src/commerce/calls/index.ts'
import type { Call } from '#src/commerce/call.ts'
import { sites, type SiteName } from '#src/language/locales.ts'

import { isSite } from '../route.ts'
import { refusal } from '../http/refusal.ts'
import type { Prepared } from './open-scenarios.ts'
import { callNames, errorCodes, flashCodes, order, type Effect, type ScenarioOrder } from './scenario.ts'

/** How to bring about each code or flash without the page, by name. */
export type Causes = Readonly<Record<string, string>>

/** Tells a site an order, or asks it what is prepared when there is none. */
type AskSite = (site: SiteName, change?: ScenarioOrder) => Promise<Prepared>

type Form = { readonly site: SiteName; readonly causes: Causes }

const declaring = (code: string) => callNames.filter(name => (calls[name] as Call).errors.some(one => one === code))

/** Calls that answer a cart, and so may carry a flash; the first is the one every page of a cart begins with. */
const cartCalls: readonly CallName[] = ['cart.cart.get', 'cart.order.prepare', 'cart.item.add', 'cart.item.update']

const choice = (names: readonly CallName[]) =>
  html`<select name="call" aria-label="Call">
    ${names.map(name => html`<option>${name}</option>`)}
  </select>`

const hidden = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)

const row = (
  { site, causes }: Form,
  name: string,
  effect: Readonly<Record<string, string>>,
  names: readonly CallName[],
) =>
  html`<tr id="${name}">
    <th scope="row"><code>${name}</code></th>
    <td>${causes[name] ?? ''}</td>
    <td>
      <form method="post">
        ${hidden({ site, do: 'prepare', ...effect })} ${choice(names)}
        <button>Next call</button>
      </form>
    </td>
  </tr>`

const written = (effect: Effect): string => {
  if (effect.kind === 'refuse') return `answers ${effect.code}`
  if (effect.kind === 'flash') return `brings ${effect.type}`
  if (effect.kind === 'wait') return `waits ${effect.ms} ms`
  return effect.kind === 'break' ? 'breaks before it runs' : 'runs, and its answer is lost'
}

const preparedList = ({ scenarios, hours }: Prepared) =>
  html`<p>The shop’s clock is ${hours} hours ahead.</p>
    ${scenarios.length === 0 ? html`<p>Nothing is prepared.</p>` : ''}
    <ul>
      ${scenarios.map(({ call, times, effect }) => html`<li>${call} ${written(effect)}, ${times} ×</li>`)}
    </ul>`

const clockForm = ({ site }: Form) =>
  html`<form method="post">
    ${hidden({ site, do: 'clock' })}
    <label>Hours ahead of this machine <input type="number" name="hours" min="0" value="0" required /></label>
    <button>Set the clock</button>
  </form>`

const faultForm = ({ site }: Form) =>
  html`<form method="post">
    ${hidden({ site, do: 'prepare' })} ${choice(callNames)}
    <select name="kind" aria-label="Fault">
      <option value="wait">waits</option>
      <option value="break">breaks before it runs</option>
      <option value="lose">runs, and its answer is lost</option>
    </select>
    <label>Milliseconds <input type="number" name="ms" min="0" max="60000" value="2000" /></label>
    <label>Times <input type="number" name="times" min="1" max="1000" value="1" /></label>
    <button>Prepare</button>
  </form>`

const table = (heading: string, rows: readonly unknown[]) =>
  html`<h2>${heading}</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">Code</th>
          <th scope="col">Comes by itself with</th>
          <th scope="col">Or in place of the next</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>`

const page = (form: Form, prepared: Prepared) =>
  html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>Scenarios · ${form.site}</title>
      <main>
        <h1>Scenarios</h1>
        <nav aria-label="Shop">${sites.map(site => html`<a href="?site=${site}">${site}</a> `)}</nav>
        <h2>Prepared in ${form.site}</h2>
        ${preparedList(prepared)}
        <form method="post">
          ${hidden({ site: form.site, do: 'clear' })}
          <button>Clear everything</button>
        </form>
        <h2>Clock and faults</h2>
        ${clockForm(form)} ${faultForm(form)}
        ${table(
          'Refusals',
          errorCodes.map(code => row(form, code, { kind: 'refuse', code }, declaring(code))),
        )}
        ${table(
          'Flashes',
          flashCodes.map(type => row(form, type, { kind: 'flash', type }, cartCalls)),
        )}
        <h2>Error pages</h2>
        <p>${['400', '401', '403', '404', '500'].map(status => html`<a href="/en-us/${status}">${status}</a> `)}</p>
      </main>
    </html>`

/** An order as the page's forms send it; what is missing or wrong is found where the order is parsed. */
function orderOf(fields: FormData): unknown {
  const values = Object.fromEntries(fields)
  const { call, times, kind, code, type, ms } = values
  return values.do === 'prepare'
    ? { do: 'prepare', scenario: { call, times, effect: { kind, code, type, ms } } }
    : values
}

async function tell(request: Request, ask: AskSite): Promise<Response> {
  const fields = await request.formData().catch(() => new FormData())
  const site = String(fields.get('site'))
  const parsed = safeParse(order, orderOf(fields))
  if (!isSite(site) || !parsed.success) return refusal('API400', { path: 'body' })
  await ask(site, parsed.output)
  return new Response(null, { status: 303, headers: { location: `/admin/scenarios?site=${site}` } })
}

/**
 * `GET` and `POST /admin/scenarios?site=`, in local builds: every code with what brings it about, a button that makes
 * the next call of a name answer it, and the shop's clock.
 */
export async function scenariosPage(request: Request, ask: AskSite, causes: Causes): Promise<Response> {
  if (request.method === 'POST') return tell(request, ask)
  const site = new URL(request.url).searchParams.get('site') ?? sites[0]
  if (!isSite(site)) return refusal('API400', { path: 'site', message: 'no such site' })
  const headers = { 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' }
  return new Response(String(await page({ site, causes }, await ask(site))), { headers })
}
