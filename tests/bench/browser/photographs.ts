import { createSecureServer } from 'node:http2'

import type { Browser } from '@playwright/test'

import { feedOf } from '../feed.ts'
import type { Certificate } from '../front/certificate.ts'
import { openFront } from '../front/front.ts'
import { atMost, shown, type ReportRow } from '../report.ts'
import { medianOf, rounds } from '../rounds.ts'
import { freePort, openStore, type StoreServer } from '../servers.ts'
import { visit } from './visit.ts'

/** A page of a listing. */
const products = 48
const listing = '/en-us/c/guest-brands'
const adminKey = 'an-admin-key-for-this-run-of-the-bench'
/** The widths that the store asks for; the last is the photograph's own. */
const widths = [160, 360, 480, 720, 1080, 1600] as const

/** A drawing of the store with the grain of a photograph, as JPEG in every width. */
async function photographs(browser: Browser, store: StoreServer): Promise<ReadonlyMap<string, Buffer>> {
  const html = await (await store.get('/en-us/c/women')).text()
  const [, drawing = ''] = /<img[^>]* src="(\/media\/[^"]+\.svg)"/.exec(html) ?? []
  const svg = Buffer.from(await (await store.get(drawing.replace(/front\.svg$/, 'scene.svg'))).arrayBuffer())
  const page = await browser.newPage()
  const made = new Map<string, Buffer>()
  for (const width of widths) {
    const height = width * 1.25
    await page.setViewportSize({ width, height })
    await page.setContent(`<style>body { margin: 0 } img, svg { position: absolute; inset: 0; width: 100%; height: 100% } svg { opacity: 0.25 }</style>
      <img src="data:image/svg+xml;base64,${svg.toString('base64')}">
      <svg><filter id="grain"><feTurbulence baseFrequency="0.8"/></filter><rect width="100%" height="100%" filter="url(#grain)"/></svg>`)
    made.set(`${width}`, await page.screenshot({ type: 'jpeg', quality: 75 }))
  }
  await page.close()
  return made
}

const jpeg = { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000, immutable' }

/** A host that keeps photographs and hands out each in the width it is asked for. */
async function openPhotoHost({ key, cert }: Certificate) {
  const kept = new Map<string, Buffer>()
  const server = createSecureServer({ key, cert }, (request, response) => {
    const photograph = kept.get(new URL(request.url, 'https://localhost').searchParams.get('width') ?? '')
    if (photograph === undefined) response.writeHead(404).end()
    else response.writeHead(200, jpeg).end(photograph)
  })
  const sessions = new Set<{ readonly destroy: () => void }>()
  server.on('session', session => sessions.add(session.on('close', () => sessions.delete(session))))
  const port = freePort()
  await new Promise<void>(resolve => {
    server.listen(port, '127.0.0.1', resolve)
  })
  const end = () =>
    new Promise<void>(resolve => {
      for (const session of sessions) session.destroy()
      server.close(() => resolve())
    })
  return { origin: `https://localhost:${port}`, kept, end }
}

async function importFeed({ port }: StoreServer, photoOrigin: string): Promise<void> {
  const answer = await fetch(`http://localhost:${port}/admin/catalog/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${adminKey}`, 'content-type': 'text/csv' },
    body: feedOf(0, products, { barcode: '900000999999', pieces: 10 }, product => `${photoOrigin}/${product}.jpg`),
  })
  if (!answer.ok) throw new Error(`the feed was refused: ${await answer.text()}`)
}

/** A listing of 48 photographs of an imported feed, from a host that makes their widths itself, on the slow line. */
export async function photographRows(
  browser: Browser,
  certificate: Certificate,
  count: number,
): Promise<readonly ReportRow[]> {
  const host = await openPhotoHost(certificate)
  const photos = `${host.origin}?width`
  const store = await openStore({ PHOTOS: photos }, { commerce: { PHOTOS: photos, ADMIN_KEY: adminKey } })
  const front = await openFront(store, { certificate })
  try {
    await importFeed(store, host.origin)
    for (const [width, photograph] of await photographs(browser, store)) host.kept.set(width, photograph)
    const open = () => visit(browser, { address: front.origin + listing, line: 'slow' })
    const played = await rounds(count, { listing: open })
    const of = (figure: (seen: Awaited<ReturnType<typeof visit>>) => number) =>
      medianOf(played, round => figure(round.listing))
    const head = 'slow, a listing of 48 photographs:'
    return [
      atMost(
        `${head} largest paint after the first`,
        of(seen => seen.largestPaint - seen.firstPaint),
        'ms',
        750,
      ),
      atMost(
        `${head} layout shift`,
        of(seen => seen.shift),
        '',
        0.01,
      ),
      shown(
        `${head} first paint`,
        of(seen => seen.firstPaint),
        'ms',
      ),
      shown(`${head} pictures on the wire`, of(seen => seen.transfer.picture) / 1_000, 'KB'),
    ]
  } finally {
    await front.end()
    await store.end()
    await host.end()
  }
}
