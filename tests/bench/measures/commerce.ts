import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { clientOf, openBuyer, type BenchBuyer, type PlacementOutcome } from '../buyer.ts'
import { feedOf, importFeed } from '../feed.ts'
import { openCommerce } from '../platform.ts'
import { atMost, shown, type ReportRow } from '../report.ts'
import { median } from '../rounds.ts'

const products = 4_000
const productsInFeed = 2_000
const sale = { barcode: '900000999999', pieces: 100 } as const
const buyers = 2_000
const together = 50

type Commerce = Awaited<ReturnType<typeof openCommerce>>

/** Takes the products in, in feeds of the length a platform takes, and gives how many SKUs they have. */
async function importFeeds(commerce: Commerce): Promise<number> {
  let skus = 0
  for (let from = 0; from < products; from += productsInFeed)
    skus += await importFeed(commerce, feedOf(from, productsInFeed, sale))
  return skus
}

/** Milliseconds of each of `times` runs, one after the other. */
async function each(times: number, work: (index: number) => Promise<unknown>): Promise<readonly number[]> {
  const took: number[] = []
  for (let index = 0; index < times; index++) {
    const started = performance.now()
    await work(index)
    took.push(performance.now() - started)
  }
  return took
}

/** Does all of it, fifty at a time. */
async function all<Given, Value>(given: readonly Given[], work: (one: Given) => Promise<Value>): Promise<Value[]> {
  const left = [...given.entries()]
  const done: Value[] = []
  const next = async (): Promise<void> => {
    const one = left.pop()
    if (one === undefined) return
    done[one[0]] = await work(one[1])
    return next()
  }
  await Promise.all(Array.from({ length: together }, next))
  return done
}

const refusals = (placed: readonly PlacementOutcome[]) =>
  [...new Set(placed.flatMap(one => ('code' in one ? [one.code] : [])))].sort().join(', ')

/** Two thousand buyers, all with the thing in their cart, press at once. */
async function saleRows({ port }: Commerce): Promise<readonly ReportRow[]> {
  const open = await all(Array.from({ length: buyers }), () => openBuyer(port, sale.barcode))
  const buy = async (buyer: BenchBuyer): Promise<PlacementOutcome> => {
    const prepared = await buyer.prepare()
    return 'code' in prepared ? prepared : buyer.place()
  }
  const placed = await all(open, buy)
  const orders = new Set(placed.flatMap(one => ('orderNumber' in one ? [one.orderNumber] : [])))
  return [
    atMost(
      `orders of ${buyers} buyers of ${sale.pieces} pieces, more or fewer than there are pieces`,
      Math.abs(orders.size - sale.pieces),
      '',
      0,
      `${orders.size} orders; the others ${refusals(placed)}`,
    ),
  ]
}

async function speedRows({ port }: Commerce, skus: number): Promise<readonly ReportRow[]> {
  const open = clientOf(port)
  const upc = '900000000000'
  const listing = { category: 'men', pageSize: '48' }
  await open('products.search.query', listing)
  const listings = await each(40, index =>
    open('products.search.query', { ...listing, sort: index % 2 ? 'newest' : 'price-asc' }),
  )
  const ready = await all(Array.from({ length: 40 }), () => openBuyer(port, upc))
  const reads = await each(200, index => {
    const { commerce, basketId } = ready[index % ready.length] as BenchBuyer
    return commerce('cart.cart.get', { basketId })
  })
  const ways = await each(200, async () => {
    await (await fetch(`http://127.0.0.1:${port}/health`, { headers: { 'x-site-id': 'fellholm-us' } })).arrayBuffer()
  })
  for (const buyer of ready) await buyer.prepare()
  const placing = await each(ready.length, index => (ready[index] as BenchBuyer).place())
  const overHttp = 'over HTTP, the whole call'
  return [
    atMost(
      `platform: a listing with facets over ${skus.toLocaleString('en')} SKUs`,
      median(listings),
      'ms',
      50,
      overHttp,
    ),
    atMost(
      'platform: a cart read, inside the object',
      median(reads) - median(ways),
      'ms',
      5,
      `${median(reads).toFixed(1)} ms ${overHttp}; ${median(ways).toFixed(1)} ms the way there, as of /health`,
    ),
    atMost('platform: an order placed, the provider asked', median(placing), 'ms', 30, overHttp),
    shown('platform: the slowest of 40 orders', Math.max(...placing), 'ms'),
  ]
}

/** The embedded platform by itself: how fast it answers with many SKUs, and that it never sells what it has not. */
export async function commerce(): Promise<readonly ReportRow[]> {
  const stateDir = mkdtempSync(join(tmpdir(), 'commerce-'))
  const platform = await openCommerce(stateDir)
  try {
    const skus = await importFeeds(platform)
    return [...(await speedRows(platform, skus)), ...(await saleRows(platform))]
  } finally {
    await platform.end()
    rmSync(stateDir, { recursive: true, force: true })
  }
}
