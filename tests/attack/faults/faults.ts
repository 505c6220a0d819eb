import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { chromium } from '@playwright/test'

import { launchOptions } from '../../../scripts/testing/chromium.ts'
import { askShopsIn } from '../../support/shop-database.ts'
import type { Fault } from '../door.ts'
import type { Check } from '../finding.ts'
import { openVictim } from '../victim.ts'
import { cartScenes } from './carts.ts'
import { openLane, type PlannedCheck } from './lane.ts'
import { pageScenes } from './pages.ts'
import { purchaseScenes } from './purchases.ts'
import type { LedgerOf } from './scene.ts'

const platform = 8953
/** Two rows at a time, each with a store of its own: neither meets the other's fault or open breaker. */
const lanes = [
  { store: 8949, door: 8950, platform },
  { store: 8951, door: 8952, platform },
] as const

const met = ['lost reply', 'hang', '503', 'reset', 'bad json', 'html'] as const satisfies readonly Fault[]

const rows: readonly PlannedCheck[] = [...pageScenes, ...cartScenes, ...purchaseScenes].flatMap((scene, index) =>
  met.map((fault, turn) => ({
    name: `${scene.name} × ${fault}`,
    scene,
    fault,
    turn,
    email: `row-${index}-${turn}@example.com`,
  })),
)

const orders = `SELECT order_number AS number, placing, total FROM orders
  WHERE json_extract(quote, '$.shippingMethods[0].address.email') = ?`
const charges = 'SELECT amount FROM charges WHERE order_number = ?'

const ledgerIn =
  (state: string): LedgerOf =>
  email =>
    askShopsIn<{ number: string; placing: string; total: number }>(state, orders, email).map(order => ({
      ...order,
      charges: askShopsIn<{ amount: number }>(state, charges, order.number).map(({ amount }) => amount),
    }))

/** Rows of a name that begins so are enough while one of them is looked into. */
const isWanted = ({ name }: PlannedCheck) => name.startsWith(process.env.ROW ?? '')

/** What somebody does in a browser, with each fault under it: nothing is lost, and there is always a way on. */
export async function faults(size = rows.length): Promise<readonly Check[]> {
  const state = mkdtempSync(join(tmpdir(), 'faults-'))
  const platformState = join(state, 'platform')
  const server = await openVictim({
    script: 'commerce.ts',
    port: platform,
    healthy: '/health',
    environment: {
      STATE_DIR: platformState,
      STORE_ORIGINS: lanes.map(({ store }) => `http://localhost:${store}`).join(','),
    },
  })
  const opened = await Promise.all(lanes.map(ports => openLane(state, ports)))
  const browser = await chromium.launch(launchOptions('whole'))
  const waiting = rows.filter(isWanted).slice(0, size)
  const checks: Check[] = []
  try {
    await Promise.all(
      opened.map(async lane => {
        for (let row = waiting.shift(); row !== undefined; row = waiting.shift())
          checks.push(await lane.take(browser, row, ledgerIn(platformState)))
      }),
    )
    return checks
  } finally {
    await browser.close()
    await Promise.all(opened.map(({ end }) => end()))
    await server.kill()
    rmSync(state, { recursive: true, force: true })
  }
}
