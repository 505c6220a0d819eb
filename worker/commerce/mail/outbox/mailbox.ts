import { html } from 'hono/html'

import { sites, type SiteName } from '#src/language/locales.ts'

import type { StoredEmail } from '../../db/emails.ts'
import type { TroubledLetter } from '../../db/outbox.ts'

/** The letters in a shop's mailbox, and those that could not be put there. */
export type Mailbox = {
  readonly letters: readonly StoredEmail[]
  readonly waiting: number
  readonly troubled: readonly TroubledLetter[]
}

type ReadSite = (site: SiteName, recipient: string | null) => Promise<Mailbox>
type Shown = StoredEmail & { readonly site: SiteName }

const shown = ({ at, channel, recipient, subject, body, link, html: whole, site, number }: Shown) =>
  html`<article>
    <h2>${subject}</h2>
    <p><time>${new Date(at).toISOString()}</time> · ${channel} · ${recipient}</p>
    <p>${body}</p>
    ${link === undefined ? '' : html`<p><a href="${link}">${link}</a></p>`}
    ${
      whole === undefined
        ? ''
        : html`<p>
            <a href="/admin/mailbox?site=${site}&letter=${number}">As HTML</a> ·
            <a href="/admin/mailbox?site=${site}&letter=${number}&as=text">As plain text</a>
          </p>`
    }
  </article>`

const trouble = ({ kind, channel, state, attempts, problem }: TroubledLetter) =>
  html`<li>${kind} · ${channel} · ${state} after ${attempts} attempts: ${problem}</li>`

const page = (letters: readonly Shown[], waiting: number, troubled: readonly TroubledLetter[]) =>
  html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>Mailbox</title>
      <main>
        <h1>Mailbox</h1>
        <p>What the shop would have sent, newest first. Nothing leaves this machine.</p>
        ${waiting === 0 ? '' : html`<p>${waiting} more wait in the outbox until they are due.</p>`}
        ${
          troubled.length === 0
            ? ''
            : html`<h2>Not sent</h2>
                <ul>
                  ${troubled.map(trouble)}
                </ul>`
        }
        ${letters.length === 0 ? html`<p>No letters yet.</p>` : letters.map(shown)}
      </main>
    </html>`

/** One letter as it would have gone out. */
function one(letter: StoredEmail | undefined, as: string | null): Response {
  const headers = { 'cache-control': 'no-store' }
  if (letter === undefined) return new Response('No such letter', { status: 404, headers })
  const isHtml = as !== 'text' && letter.html !== undefined
  return new Response(isHtml ? letter.html : (letter.text ?? letter.body), {
    headers: { ...headers, 'content-type': `text/${isHtml ? 'html' : 'plain'}; charset=utf-8` },
  })
}

/**
 * `GET /admin/mailbox?to=`, in local builds: the last letters and text messages of every site, to everybody or to one
 * recipient; JSON when that is accepted, else a page. With `site` and `letter` that one, as HTML or as text.
 */
export async function mailbox(request: Request, readSite: ReadSite): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const recipient = searchParams.get('to')
  const read = await Promise.all(sites.map(async site => ({ site, ...(await readSite(site, recipient)) })))
  const letters = read.flatMap(({ site, letters: own }) => own.map(letter => ({ ...letter, site })))
  const [site, number] = [searchParams.get('site'), searchParams.get('letter')]
  if (number !== null)
    return one(
      letters.find(letter => letter.site === site && `${letter.number}` === number),
      searchParams.get('as'),
    )
  const newest = letters.toSorted((a, b) => b.at - a.at)
  const headers = { 'cache-control': 'no-store' }
  if (request.headers.get('accept')?.includes('application/json') === true)
    return Response.json({ letters: newest }, { headers })
  const waiting = read.reduce((sum, shop) => sum + shop.waiting, 0)
  const troubled = read.flatMap(shop => shop.troubled)
  return new Response(String(await page(newest, waiting, troubled)), {
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
  })
}
