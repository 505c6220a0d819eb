import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { openBuyer } from '../buyer.ts'
import { feedOf } from '../feed.ts'
import { openCommerce } from '../platform.ts'
import { atMost, shown, type Row } from '../report.ts'
import { medianOf, rounds } from '../rounds.ts'

const bought = { barcode: '900000999999', pieces: 100_000 } as const
const purchases = 60
const ways = 600
const together = 8

/** Does `work` so many times, eight at a time, and gives how many were done in a second. */
async function perSecond(times: number, work: () => Promise<unknown>): Promise<number> {
  let left = times
  const started = performance.now()
  const next = async (): Promise<void> => {
    if (left-- <= 0) return
    await work()
    return next()
  }
  await Promise.all(Array.from({ length: together }, next))
  return times / ((performance.now() - started) / 1000)
}

/** All that a guest asks of the platform for one order: token, cart, address, card and order. */
async function purchase(port: number): Promise<void> {
  const buyer = await openBuyer(port, bought.barcode)
  await buyer.commerce('cart.cart.get', { basketId: buyer.basketId })
  const prepared = await buyer.prepare()
  const placed = 'code' in prepared ? prepared : await buyer.place()
  if ('code' in placed) throw new Error(`not bought: ${placed.code}`)
}

/** Whole purchases of one shop's object, beside the shortest way to it and back (`/health`) in the same minute. */
export async function wholePurchases(): Promise<readonly Row[]> {
  const stateDir = mkdtempSync(join(tmpdir(), 'purchases-'))
  const platform = await openCommerce(stateDir)
  const origin = `http://127.0.0.1:${platform.port}`
  const wayThere = async () =>
    (await fetch(`${origin}/health`, { headers: { 'x-site-id': 'fellholm-us' } })).arrayBuffer()
  try {
    const answer = await fetch(`${origin}/admin/catalog/import`, {
      method: 'POST',
      headers: { authorization: `Bearer ${platform.adminKey}`, 'content-type': 'text/csv' },
      body: feedOf(0, 10, bought),
    })
    if (!answer.ok) throw new Error(`the feed was refused: ${await answer.text()}`)
    const played = await rounds(4, {
      bought: () => perSecond(purchases, () => purchase(platform.port)),
      asked: () => perSecond(ways, wayThere),
    })
    return [
      atMost(
        'platform: a whole purchase, in ways to the object and back',
        medianOf(played, round => round.asked / round.bought),
        '×',
        30,
        `${together} at once; nine calls, the card and four questions to the provider`,
      ),
      shown(
        'platform: whole purchases of one shop',
        medianOf(played, round => round.bought),
        'a second',
      ),
    ]
  } finally {
    await platform.end()
    rmSync(stateDir, { recursive: true, force: true })
  }
}
