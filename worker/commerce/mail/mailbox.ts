import { html } from 'hono/html'

import { sites, type SiteName } from '#src/language/locales.ts'

import type { StoredEmail } from '../db/emails.ts'

type ReadSite = (site: SiteName, recipient: string | null) => Promise<StoredEmail[]>

const shown = ({ at, channel, recipient, subject, body, link }: StoredEmail) =>
  html`<article>
    <h2>${subject}</h2>
    <p><time>${new Date(at).toISOString()}</time> · ${channel} · ${recipient}</p>
    <p>${body}</p>
    ${link === undefined ? '' : html`<p><a href="${link}">${link}</a></p>`}
  </article>`

const page = (letters: readonly StoredEmail[]) =>
  html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>Mailbox</title>
      <main>
        <h1>Mailbox</h1>
        <p>What the shop would have sent, newest first. Nothing leaves this machine.</p>
        ${letters.length === 0 ? html`<p>No letters yet.</p>` : letters.map(shown)}
      </main>
    </html>`

/**
 * `GET /admin/mailbox?to=`, in local builds: the last letters and text messages of every site, to everybody or to one
 * recipient; JSON when that is accepted, else a page.
 */
export async function mailbox(request: Request, readSite: ReadSite): Promise<Response> {
  const recipient = new URL(request.url).searchParams.get('to')
  const letters = (await Promise.all(sites.map(site => readSite(site, recipient)))).flat()
  const newest = letters.toSorted((a, b) => b.at - a.at)
  const headers = { 'cache-control': 'no-store' }
  if (request.headers.get('accept')?.includes('application/json') === true)
    return Response.json({ letters: newest }, { headers })
  return new Response(String(await page(newest)), {
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
  })
}
