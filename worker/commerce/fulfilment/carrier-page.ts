import { html } from 'hono/html'

import type { SiteName } from '#src/language/locales.ts'

import type { findParcel } from '../db/orders/purchases.ts'
import { isSite } from '../route.ts'

type Known = ReturnType<typeof findParcel>

const day = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ')

const page = (number: string, parcel: Known) =>
  html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta name="robots" content="noindex" />
      <title>Northpost · ${number}</title>
      <main>
        <h1>Northpost</h1>
        <p>A carrier that exists on this machine alone.</p>
        <h2>Parcel ${number}</h2>
        ${
          parcel === undefined
            ? html`<p>Nobody has handed us a parcel with this number.</p>`
            : html`<ol>
                <li>Handed over: ${day(parcel.shippedAt)} UTC</li>
                ${
                  parcel.deliveredAt === null
                    ? html`<li>On its way</li>`
                    : html`<li>Arrived: ${day(parcel.deliveredAt)} UTC</li>`
                }
              </ol>`
        }
      </main>
    </html>`

/** `GET /carrier/{site}/{number}`, in local builds: how far a parcel of the small warehouse is. */
export async function carrierPage(
  { url }: Request,
  find: (site: SiteName, number: string) => Promise<{ readonly parcel?: Known }>,
): Promise<Response> {
  const [, site = '', number = ''] = /^\/carrier\/([\w-]+)\/(\d{4,40})$/.exec(new URL(url).pathname) ?? []
  const { parcel } = isSite(site) ? await find(site, number) : {}
  return new Response(String(await page(number, parcel)), {
    status: parcel === undefined ? 404 : 200,
    headers: { 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' },
  })
}
