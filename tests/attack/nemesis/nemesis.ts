import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Fault } from '../door.ts'
import { holds, inParallel, type Check } from '../finding.ts'
import { oneOf, randomFrom } from '../random.ts'
import { ask } from '../../shoppers/http-browser.ts'
import { buy, nemesisCards as cards, type AttackedPurchase } from './buyer.ts'
import { openFaultProxy } from './fault-proxy.ts'
import { plentifulUpcs, readLedger, type Ledger } from './ledger.ts'
import { openVictim, type Victim } from '../victim.ts'
import { isOver, unequal, verdict } from './verdict.ts'

const ports = { store: 8941, door: 8942, platform: 8943 }
const buyersAtOnce = 12
/** The share of calls that go wrong. */
const faultShare = 0.025
/** A server dies every so many purchases. */
const purchasesPerKill = 30

/** Six in a hundred have a card that is declined, five one whose answer is lost. */
const cardOf = (share: number): string => (share < 0.06 ? cards.declined : share < 0.11 ? cards.lost : cards.good)

/** The books once nothing is under way any more: every order is settled, and what is captured later is captured. */
async function untilSettled(state: string, since: number): Promise<Ledger> {
  for (let tries = 0; tries < 120; tries += 1) {
    const ledger = readLedger(state, since)
    if (ledger.orders.every(isOver) && unequal(ledger).length === 0) return ledger
    await sleep(500)
  }
  return readLedger(state, since)
}

const counted = (texts: readonly string[]): string => {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].map(([text, count]) => `${count} × ${text}`).join(', ') || 'none'
}

const figures = (
  purchases: readonly AttackedPurchase[],
  happened: ReadonlyMap<Fault, number>,
  kills: readonly string[],
): string => {
  const waits = purchases
    .map(({ unknownFor }) => unknownFor)
    .filter(wait => wait > 0)
    .toSorted((a, b) => a - b)
  const at = (share: number) =>
    Math.round((waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0) / 100) / 10
  return [
    `${purchases.length} buyers, ${purchases.filter(({ orders }) => orders.size > 0).length} orders, ${purchases.reduce((sum, { presses }) => sum + presses, 0)} presses`,
    `gave up: ${counted(purchases.flatMap(({ gaveUp }) => gaveUp ?? []))}`,
    `${[...happened.values()].reduce((sum, count) => sum + count, 0)} faults: ${[...happened].map(([fault, count]) => `${count} ${fault}`).join(', ')}`,
    `kills: ${counted(kills)}`,
    `unknown for p50 ${at(0.5)} s, p95 ${at(0.95)} s, longest ${at(1)} s`,
  ].join('\n  ')
}

/** A thousand buyers while calls go wrong, answers are lost and both servers are killed: nobody's order is lost or doubled. */
export async function nemesis(size = 1_000): Promise<readonly Check[]> {
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
  console.log(`  seed ${seed}`)
  const random = randomFrom(seed)
  const state = mkdtempSync(join(tmpdir(), 'nemesis-'))
  const platform = await openVictim({
    script: 'commerce.ts',
    port: ports.platform,
    healthy: '/health',
    environment: { STATE_DIR: join(state, 'platform'), STORE_ORIGINS: `http://localhost:${ports.store}` },
  })
  const door = await openFaultProxy(ports.door, ports.platform, random)
  const store = await openVictim({
    script: 'start.ts',
    port: ports.store,
    healthy: '/healthcheck/status',
    environment: {
      STATE_DIR: join(state, 'store'),
      COMMERCE_ORIGIN: `http://127.0.0.1:${ports.door}`,
      PAYMENTS_ORIGIN: `http://pay.localhost:${ports.platform}`,
    },
  })
  const kills: string[] = []
  let restarting: Promise<void> = Promise.resolve()
  const kill = (name: string, victim: Victim) => {
    kills.push(name)
    restarting = restarting.then(() => victim.restart())
  }
  try {
    const since = Date.now()
    door.fail(faultShare)
    const purchases: AttackedPurchase[] = []
    await ask(ports.store, '/en-us')
    const upcs = plentifulUpcs(join(state, 'platform'), 40)
    const buyers = Array.from({ length: size }, (_, index) => `buyer-${index}`)
    await inParallel(buyers, buyersAtOnce, async (name, index) => {
      const card = cardOf(random())
      const pressesTwice = random() < 0.1
      if (index > 0 && index % purchasesPerKill === 0)
        kill(
          ...oneOf<[string, Victim]>(
            [
              ['platform', platform],
              ['store', store],
            ],
            random,
          ),
        )
      purchases.push(await buy(ports, { name, upc: upcs[index % upcs.length] ?? '', card, pressesTwice }))
    })
    door.fail(0)
    await restarting
    const ledger = await untilSettled(join(state, 'platform'), since)
    console.log(`  ${figures(purchases, door.happened, kills)}`)
    const faults = [...door.happened.values()].reduce((sum, count) => sum + count, 0)
    return [
      holds('calls went wrong meanwhile', faults > 0, `${faults}`),
      holds(
        'servers were killed meanwhile',
        kills.length === Math.floor((size - 1) / purchasesPerKill),
        `${kills.length}`,
      ),
      ...verdict(purchases, ledger),
    ]
  } finally {
    await restarting.catch(() => undefined)
    await store.kill()
    door.end()
    await platform.kill()
    rmSync(state, { recursive: true, force: true })
  }
}
