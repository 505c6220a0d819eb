import { href } from '#routes/href.ts'

import { openPlatform, type Platform } from '../platform.ts'
import { atMost, type ReportRow } from '../report.ts'
import { openStore, type StoreServer } from '../servers.ts'
import { shopperWithCart } from '../shopper.ts'

/** What the pages can do without, by the addresses of its calls. */
const optional: Readonly<Record<string, RegExp>> = {
  reviews: /\/reviews/,
  stock: /\/inventory/,
  'product sets': /\/productSets/,
  menu: /\/canvas\/menu\//,
  footer: /\/canvas\/footer\//,
  'pop-ups': /\/canvas\/popups\//,
  'content of the home page': /\/canvas\/page\//,
  'content of listings': /\/canvas\/category\//,
  'content of products': /\/canvas\/product\//,
  experiments: /^\/experiments\//,
  'all content': /\/caas\//,
  'saved for later': /\/saveForLater/,
  'ways to pay': /\/paymentMethods/,
}

/** Each in a locale of its own, whose shell nobody has asked for yet. */
const asked = {
  home: '/de-de',
  listing: '/fr-fr/c/tentes',
  product: '/it-it/p/womens-ridgeline-3l-shell-fh10011',
  cart: href('es-us', 'cart'),
} as const

const longestMs = 1_000

/** Milliseconds until the header of a document is there; throws when it is none that may be shown. */
async function toShell({ port }: StoreServer, path: string, cookie: string): Promise<number> {
  const started = performance.now()
  const answer = await fetch(`http://localhost:${port}${path}`, {
    headers: { cookie, 'accept-encoding': 'identity' },
    redirect: 'manual',
  })
  if (answer.status !== 200 || answer.body === null) throw new Error(`${path}: ${answer.status}`)
  let text = ''
  let took: number | undefined
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    text += chunk
    if (took === undefined && text.includes('<header')) took = performance.now() - started
  }
  if (took === undefined) throw new Error(`${path}: no header`)
  return took
}

/** The four pages of a store that has just been opened, cold, while something hangs: each as soon as its shell is there. */
async function look(platform: Platform, hanging: RegExp): Promise<readonly number[]> {
  const store = await openStore({}, { commerceOrigin: platform.origin })
  const { cookie } = await shopperWithCart(store)
  platform.hang(path => hanging.test(path))
  const took: number[] = []
  for (const [page, path] of Object.entries(asked)) took.push(await toShell(store, path, page === 'cart' ? cookie : ''))
  platform.hang(() => false)
  await store.end()
  return took
}

/** The lesser of two looks: what else the machine does can only make a page later. */
async function without(platform: Platform, name: string, hanging: RegExp): Promise<ReportRow> {
  const [first, second] = [await look(platform, hanging), await look(platform, hanging)]
  const took = first.map((ms, page) => Math.min(ms, second[page] ?? ms))
  const note = Object.keys(asked)
    .map((page, place) => `${page} ${took[place]?.toFixed(0)}`)
    .join(', ')
  return atMost(`shell while this hangs: ${name}`, Math.max(...took), 'ms', longestMs, note)
}

/** How long a cold page keeps its shell back while something that it can do without never answers. */
export async function dead(): Promise<readonly ReportRow[]> {
  const platform = await openPlatform()
  // A shop that is asked for the first time is filled first.
  for (const site of ['fellholm-us', 'fellholm-eu'])
    await (await fetch(`${platform.origin}/health`, { headers: { 'x-site-id': site } })).arrayBuffer()
  const rows = [await without(platform, 'nothing', /^$/)]
  for (const [name, hanging] of Object.entries(optional)) rows.push(await without(platform, name, hanging))
  await platform.end()
  return rows
}
