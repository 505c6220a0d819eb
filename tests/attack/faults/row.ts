import { holds, type Check } from '../finding.ts'
import { retryOn, watch, type Look, type Watch } from './look.ts'
import type { LedgerOf, FaultScene } from './scene.ts'
import type { FaultShopper } from './shopper.ts'

/** How long somebody tries again after the fault, in milliseconds: longer than a breaker stays open. */
const longestTrying = 20_000
/** How long somebody looks at what a press has done. */
const longestLook = 4_000

/** The fault, and how often it has happened. */
export type Switch = { readonly on: () => void; readonly off: () => void; readonly met: () => number }

export type FaultRow = {
  readonly name: string
  readonly scene: FaultScene
  /** Which of the scene's rows this is. */
  readonly turn: number
  readonly shopper: FaultShopper
  readonly fault: Switch
  readonly ledger: LedgerOf
}

/** Takes the way that the page offers until it is done: Try again, the same press, and at last the page anew. */
async function goOn({ scene, shopper, turn }: FaultRow, { until }: Watch): Promise<number | undefined> {
  const { page } = shopper
  const end = Date.now() + longestTrying
  for (let presses = 0; Date.now() < end; presses += 1) {
    const isThere = async ({ isBusy }: Look) => !isBusy && (await scene.isDone(shopper))
    const { inTime } = await until(isThere, presses === 0 ? 1_000 : longestLook)
    if (inTime) return presses
    const retry = await retryOn(page).catch(() => undefined)
    const way = retry === undefined ? scene.act(shopper, turn) : retry.click()
    await way.catch(() => page.reload({ waitUntil: 'domcontentloaded' })).catch(() => undefined)
  }
  return undefined
}

/** The row from its beginning: what is wrong with it, and what was seen on the way. */
async function walk(row: FaultRow, watched: Watch, told: string[]): Promise<string | undefined> {
  const { scene, shopper, turn, fault, ledger } = row
  await scene.arrive(shopper, turn)
  const before = new Set((await watched.look()).said)
  const saidBy = ({ said }: Look) => said.filter(text => !before.has(text)).join(' | ')
  fault.on()
  const begun = Date.now()
  await scene.act(shopper, turn)
  const isSettled = async (seen: Look) =>
    fault.met() > 0 && !seen.isBusy && (saidBy(seen) !== '' || (await scene.isDone(shopper)))
  const { seen, inTime } = await watched.until(isSettled, scene.within * 1_000)
  told.push(`${((Date.now() - begun) / 1_000).toFixed(1)} s`, `“${saidBy(seen).slice(0, 90)}”`)
  if (fault.met() === 0) return 'the call that was to go wrong was never made'
  if (!inTime) return `${seen.isBusy ? 'still busy' : 'nothing is said'}: ${seen.text.slice(0, 300)}`
  fault.off()
  const presses = await goOn(row, watched)
  if (presses === undefined) return `no way on: ${(await watched.look()).text.slice(0, 300)}`
  told.push(`${presses} more`)
  const wrong = await scene.wrong(shopper, ledger)
  if (wrong !== undefined) return wrong
  return watched.uncaught.length === 0 ? undefined : `uncaught: ${watched.uncaught.join(' · ')}`
}

/** One fault met in one place: something is said in time, there is a way on, and nothing is lost or done twice. */
export async function meet(row: FaultRow): Promise<Check> {
  const told: string[] = []
  const wrong = await walk(row, watch(row.shopper.page), told).catch(error =>
    String(error).replaceAll(/\s+/g, ' ').slice(0, 600),
  )
  row.fault.off()
  return holds(row.name, wrong === undefined, [...(wrong === undefined ? [] : [wrong]), ...told].join(', '))
}
