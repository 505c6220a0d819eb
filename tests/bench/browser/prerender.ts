import { setTimeout as pause } from 'node:timers/promises'

import { timeout } from '#src/kit/time/timeout.ts'

import { pages } from '../pages.ts'
import { atMost, type ReportRow } from '../report.ts'
import { medianOf, replayed, rounds } from '../rounds.ts'
import { bareTitle } from './bare-page.ts'
import type { Fronts } from './fronts.ts'
import { openTab, type Tab } from './tab.ts'

/** How long a pointer rests at most until the browser makes the page ready, in milliseconds. */
const patienceMs = 20_000
/** How long a finger rests on what it presses. */
const restMs = 80
const settleMs = 1_000
/** How often is looked whether the rules are there. */
const lookMs = 100
/** How long a round may take at most, from the listing to the product. */
const roundMs = 60_000

/** From the press to the largest paint, at most. */
const largestMs = 100

const link = `document.querySelector('main h3 a')`
/** A pointer that rests on a link before these are there may wait in vain; they come once somebody is there. */
const hasRules = `document.querySelector('script[type=speculationrules]') !== null`
/** Where the link is, once the page is there. What a tab keeps is fetched before the press: to be asked for then takes a phone 6 ms. */
const linkThere = `new Promise(resolve => {
  const tell = () => {
    ${link}.scrollIntoView({ block: 'center' })
    const { x, y, width, height } = ${link}.getBoundingClientRect()
    localStorage.pressed = 0
    addEventListener('click', event => { localStorage.pressed = performance.timeOrigin + event.timeStamp }, { capture: true })
    resolve(JSON.stringify({ x: x + width / 2, y: y + height / 2 }))
  }
  document.readyState === 'complete' ? tell() : addEventListener('load', tell)
})`
/** Resolves when the page that is made ready has all it needs. */
const loaded = `new Promise(resolve => (document.readyState === 'complete' ? resolve() : addEventListener('load', resolve)))`
/** From the press to the largest paint so far, by the clock that both pages have. */
const largestAfterPress = `new Promise(resolve =>
  new PerformanceObserver(list => {
    const { startTime } = list.getEntries().at(-1)
    setTimeout(() => resolve(performance.timeOrigin + startTime - localStorage.pressed), 1_000)
  }).observe({ type: 'largest-contentful-paint', buffered: true }))`

/** Moves the pointer until the page has its speculation rules. */
async function showPresence(tab: Tab): Promise<void> {
  for (let x = 1; (await tab.evaluate(hasRules)) !== true; x = 4 - x) {
    await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y: 2 })
    await pause(lookMs)
  }
}

/** What is made ready and pressed, and by whom. */
type Played = {
  readonly fingerprint: string
  readonly origin: string
  /** Whether the bare page is in the place of the product. */
  readonly isBare?: boolean
  /** Whether a phone on the slow line presses, or a machine as fast as this one. */
  readonly isSlow?: boolean
}

/** Rests on a product of the listing until it is ready, presses, and says how long the largest paint took from the press. */
async function pressWhenReady(tab: Tab, { origin, isBare = false }: Played): Promise<number> {
  await tab.send('Page.navigate', { url: origin + pages.listing })
  await showPresence(tab)
  const place = JSON.parse(String(await tab.evaluate(linkThere))) as { readonly x: number; readonly y: number }
  await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place })
  const hasBegun = await timeout(
    patienceMs,
    tab.begun.then(() => true),
  )
  if (hasBegun === undefined) throw new Error('the browser made no page ready')
  await tab.evaluateReady(loaded)
  if (((await tab.evaluateReady('document.title')) === bareTitle) !== isBare)
    throw new Error(`what was made ready is ${isBare ? 'not the bare page' : 'no product'}`)
  const press = (type: string) =>
    // The page that is pressed goes, and its answer with it.
    void tab.send('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount: 1 }).catch(() => undefined)
  press('mousePressed')
  await pause(restMs)
  press('mouseReleased')
  await pause(settleMs)
  return Number(await tab.evaluateReady(largestAfterPress))
}

async function playedOnce(played: Played): Promise<number> {
  const tab = await openTab(played.fingerprint, played.isSlow)
  try {
    const figure = await timeout(roundMs, pressWhenReady(tab, played))
    if (figure !== undefined) return figure
    throw new Error(`a round took longer than ${roundMs} ms`)
  } finally {
    await tab.end()
  }
}

/** A round is played anew that has no page made ready, or one that was given up before it was opened. */
const playedRound = (played: Played) => replayed(() => playedOnce(played))

/** How soon a product is there that the browser has made ready, and how soon the bare page is in its place. */
export async function prerenderRows(
  fingerprint: string,
  fronts: Pick<Fronts, 'store' | 'bareProducts'>,
  count: number,
): Promise<readonly ReportRow[]> {
  const product = { fingerprint, origin: fronts.store }
  const bare = { fingerprint, origin: fronts.bareProducts, isBare: true }
  const played = await rounds(count, {
    product: () => playedRound(product),
    bare: () => playedRound(bare),
    fastProduct: () => playedRound({ ...product, isSlow: false }),
    fastBare: () => playedRound({ ...bare, isSlow: false }),
  })
  const row = (name: string, ofProduct: keyof (typeof played)[number], ofBare: keyof (typeof played)[number]) => {
    const bareMs = Math.round(medianOf(played, round => round[ofBare]))
    const figure = medianOf(played, round => round[ofProduct])
    return atMost(name, figure, 'ms', largestMs, `the bare page in its place: ${bareMs} ms`)
  }
  return [
    row('a product made ready: press to the largest paint', 'product', 'bare'),
    row('the same with a processor that is not slowed', 'fastProduct', 'fastBare'),
  ]
}
