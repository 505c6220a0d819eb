import type { Browser } from '@playwright/test'

import { photoWidths } from '#worker/storefront/photos/photo-widths.ts'

import { feedOf, importFeed } from '../feed.ts'
import type { Certificate } from '../front/certificate.ts'
import { openFront } from '../front/front.ts'
import { openSecureServer } from '../front/secure-server.ts'
import { atMost, shown, type ReportRow } from '../report.ts'
import { medianOf, rounds } from '../rounds.ts'
import { openStore, type StoreServer } from '../servers.ts'
import { visit } from './visit.ts'

/** A page of a listing. */
const products = 48
const listing = '/en-us/c/guest-brands'
const adminKey = 'an-admin-key-for-this-run-of-the-bench'

/** A drawing of the store with the grain of a photograph, as JPEG in every width. */
async function photographs(browser: Browser, store: StoreServer): Promise<ReadonlyMap<string, Buffer>> {
  const html = await (await store.get('/en-us/c/women')).text()
  const [, drawing = ''] = /<img[^>]* src="(\/media\/[^"]+\.svg)"/.exec(html) ?? []
  const svg = Buffer.from(await (await store.get(drawing.replace(/front\.svg$/, 'scene.svg'))).arrayBuffer())
  const page = await browser.newPage()
  const made = new Map<string, Buffer>()
  for (const width of photoWidths) {
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
async function openPhotoHost(certificate: Certificate) {
  const kept = new Map<string, Buffer>()
  const server = await openSecureServer(certificate, (request, response) => {
    const photograph = kept.get(new URL(request.url, 'https://localhost').searchParams.get('width') ?? '')
    if (photograph === undefined) response.writeHead(404).end()
    else response.writeHead(200, jpeg).end(photograph)
  })
  return { ...server, kept }
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
    const feed = feedOf(
      0,
      products,
      { barcode: '900000999999', pieces: 10 },
      product => `${host.origin}/${product}.jpg`,
    )
    await importFeed({ port: store.port, adminKey }, feed)
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
