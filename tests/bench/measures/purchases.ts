import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { feedOf } from '../feed.ts'
import { callsOfAPurchase } from '../../support/calls-of-a-purchase.ts'
import { openCommerce } from '../platform.ts'
import { children, cpuSeconds } from '../processes.ts'
import { buy } from '../whole-purchase.ts'
import { atMost, shown, type ReportRow } from '../report.ts'
import { medianOf, rounds } from '../rounds.ts'

const sold = { barcode: '900000999999', pieces: 100_000 } as const
const purchases = 60
const ways = 600
const together = 8

type Turn = { readonly perSecond: number; readonly cpuMs: number }

/** Does `work` so many times, eight at a time: how many in a second, and what one cost the platform's processor. */
async function turn(times: number, work: () => Promise<unknown>): Promise<Turn> {
  let left = times
  const spent = () => children().reduce((sum, pid) => sum + cpuSeconds(pid), 0)
  const before = spent()
  const started = performance.now()
  const next = async (): Promise<void> => {
    if (left-- <= 0) return
    await work()
    return next()
  }
  await Promise.all(Array.from({ length: together }, next))
  return {
    perSecond: times / ((performance.now() - started) / 1000),
    cpuMs: ((spent() - before) / times) * 1000,
  }
}

/** Whole purchases of one shop's object, beside the shortest way to it and back (`/health`) in the same run. */
export async function wholePurchases(): Promise<readonly ReportRow[]> {
  const stateDir = mkdtempSync(join(tmpdir(), 'purchases-'))
  const platform = await openCommerce(stateDir)
  const origin = `http://127.0.0.1:${platform.port}`
  const wayThere = async () =>
    (await fetch(`${origin}/health`, { headers: { 'x-site-id': 'fellholm-us' } })).arrayBuffer()
  try {
    const answer = await fetch(`${origin}/admin/catalog/import`, {
      method: 'POST',
      headers: { authorization: `Bearer ${platform.adminKey}`, 'content-type': 'text/csv' },
      body: feedOf(0, 10, sold),
    })
    if (!answer.ok) throw new Error(`the feed was refused: ${await answer.text()}`)
    const played = await rounds(4, {
      bought: () => turn(purchases, () => buy(platform.port, sold.barcode)),
      asked: () => turn(ways, wayThere),
    })
    return [
      atMost(
        'platform: processor time of a whole purchase, in ways to the object and back',
        medianOf(played, ({ bought: { cpuMs }, asked }) => cpuMs / asked.cpuMs),
        '×',
        55,
        `${medianOf(played, ({ bought: { cpuMs } }) => cpuMs).toFixed(1)} ms; ${Object.values(callsOfAPurchase).flat().length} calls, the card and the provider`,
      ),
      shown(
        'platform: whole purchases of one shop',
        medianOf(played, one => one.bought.perSecond),
        'a second',
      ),
    ]
  } finally {
    await platform.end()
    rmSync(stateDir, { recursive: true, force: true })
  }
}
