import type { BrowserEvent, BrowserEventName, EventParameters } from '#src/measurement/events.ts'
import { shouldAskForConsent } from '#src/visitor/consent.ts'
import { consentCountry, consentHere, isAllowedHere } from '#src/visitor/consent-here.ts'

import { pageLocale } from '../document/page-locale.ts'
import { forwardToTagManager } from './tag-manager.ts'

/** Most events that wait; one request brings no more either. */
const most = 50
/** A batch is sent at the latest so long after its first event. */
const restMs = 5_000
/** R384: in the sandbox an event waits so long before it counts. */
const sandboxMs = 500

/** What was measured and not sent yet. It is kept in memory alone, so that nothing stays of who does not agree. */
let waiting: BrowserEvent[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** Sends what waits, once the visitor agrees; what was measured before is dropped when they refuse. */
export async function flush(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  const locale = pageLocale()
  if (waiting.length === 0) return
  if (!(await isAllowedHere('analytics', locale))) {
    const isUndecided = shouldAskForConsent(await consentCountry(locale), consentHere())
    if (!isUndecided) waiting = []
    return
  }
  const events = waiting
  waiting = []
  forwardToTagManager(events)
  const body = new Blob([JSON.stringify({ events })], { type: 'application/json' })
  navigator.sendBeacon(`/-/events?locale=${locale}`, body)
}

const isSandbox = (path: string) => /^\/[a-z-]+\/sandbox$/.test(path)

function put(event: BrowserEvent): void {
  waiting.push(event)
  if (waiting.length >= most) void flush()
  else timer ??= setTimeout(() => void flush(), restMs)
}

/** Measures something that happened now, on this page. */
export function measure<Name extends BrowserEventName>(name: Name, parameters: EventParameters<Name>): void {
  const path = location.pathname
  const event = { id: crypto.randomUUID(), name, at: Date.now(), path, parameters } as BrowserEvent
  if (isSandbox(path)) setTimeout(() => put(event), sandboxMs)
  else put(event)
}

/** Drops what has not been sent. */
export function forgetWaiting(): void {
  waiting = []
}
