import type { BrowserEvent, BrowserEventName, EventParameters } from '#src/measurement/events.ts'
import { mostEvents } from '#src/measurement/limits.ts'
import { answerHere, isAllowedHere } from '#src/visitor/consent-here.ts'

import { whenIdle } from '../document/idle.ts'
import { pageLocale } from '../document/page-locale.ts'
import { forgetUntold, forwardToTagManager } from './tag-manager.ts'

/** Most events that wait for an answer; the oldest are dropped. */
const mostWaiting = 200
/** A batch is sent at the latest so long after its first event. */
const restMs = 5_000
/** R384: in the sandbox an event waits so long before it counts. */
const sandboxMs = 500

/** Events not sent yet. They are kept in memory alone, so that nothing is stored without consent. */
let waiting: BrowserEvent[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** Sends all that waits, as many at a time as the worker takes. */
function send(): void {
  const all = waiting
  waiting = []
  if (all.length > 0) forwardToTagManager(all)
  for (let from = 0; from < all.length; from += mostEvents) {
    const body = JSON.stringify({ events: all.slice(from, from + mostEvents) })
    navigator.sendBeacon(`/-/events?locale=${pageLocale()}`, new Blob([body], { type: 'application/json' }))
  }
}

/** The default for the visitor's country while they have not answered; undefined until it is known. */
let byCountry: boolean | undefined

/**
 * Sends what waits, once the visitor agrees; what was measured before is dropped when they refuse. Where that is
 * known it is sent before this returns: a page that is left may have no time for more.
 */
export async function flush(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  const answer = answerHere('analytics')
  if (answer === false) return forgetWaiting()
  // Without an answer the country decides: there it may be done, or it waits for one.
  if (answer === undefined && waiting.length > 0) byCountry ??= await isAllowedHere('analytics', pageLocale())
  if (answer ?? byCountry) send()
}

/** The same when the browser has nothing more urgent to do, as to show what the visitor waits for. */
export const flushSoon = (): void => void whenIdle(() => void flush())

type Listener = (event: BrowserEvent) => void

let listener: Listener = () => undefined

/** Has everything that is measured from now on told to `hear` as well, which asks for consent by itself. */
export function hearMeasured(hear: Listener): void {
  listener = hear
}

const isSandbox = (path: string) => /^\/[a-z-]+\/sandbox$/.test(path)

function put(event: BrowserEvent): void {
  waiting = [...waiting, event].slice(-mostWaiting)
  if (waiting.length >= mostEvents) void flush()
  else timer ??= setTimeout(() => void flush(), restMs)
}

/** Measures an event on this page, or on the page it names. */
export function measure<Name extends BrowserEventName>(
  name: Name,
  parameters: EventParameters<Name>,
  path = location.pathname,
): void {
  const event = { id: crypto.randomUUID(), name, at: Date.now(), path, parameters } as BrowserEvent
  listener(event)
  if (isSandbox(path)) setTimeout(() => put(event), sandboxMs)
  else put(event)
}

/** Drops what has not been sent. */
export function forgetWaiting(): void {
  waiting = []
  forgetUntold()
}
