import { lastingName, nameOf } from '#kv/page-name.ts'
import { sleep } from '#src/kit/time/timeout.ts'
import type { TrafficCount, TrafficPoint } from '#src/measurement/traffic.ts'

import type { Settings } from '../bindings.ts'
import { log } from '../observability/log.ts'

/** Counts wait so many milliseconds, so that many requests share one call of the log. */
const togetherMs = 500
/** Different ones that wait at the most; a flood of made-up addresses fills no memory. */
const mostWaiting = 2_000
/** So many pages are handed over at once: a request may write 250 data points. The others wait for the next. */
const mostPages = 200

type Sinks = Pick<Settings, 'EVENTS' | 'EVENT_LOG'>
type WaitUntil = (work: Promise<unknown>) => void

/** Takes so many of those that wait. */
function take<Count>(waiting: Map<string, Count>, most: number): [key: string, count: Count][] {
  const taken = [...waiting].slice(0, most)
  for (const [key] of taken) waiting.delete(key)
  return taken
}

const storedPage = async ([key, count]: readonly [string, number]): Promise<TrafficCount> => ({
  kind: 'stored-page',
  subject: lastingName(await nameOf(key)),
  locale: '',
  isBot: false,
  count,
})

const dataPoint = ({ kind, subject, locale, isBot, count }: TrafficCount): AnalyticsEngineDataPoint => ({
  indexes: [kind],
  blobs: [kind, subject, locale, isBot ? 'bot' : 'person'],
  doubles: [count],
})

/**
 * Counts of an isolate: data points of Analytics Engine where it is bound (blobs: kind, subject, locale, who), else rows of
 * the store's own log, for which they wait for each other. Stored pages wait for each other in either case, because a page
 * from memory costs hardly more than counting it by itself would. No request waits for it, and none fails when it does not work.
 */
export function createTraffic({ EVENTS, EVENT_LOG }: Sinks) {
  const isCounted = EVENTS !== undefined || EVENT_LOG !== undefined
  const points = new Map<string, TrafficCount>()
  /** How often, by the page's key. */
  const pages = new Map<string, number>()
  let isDue = false

  async function write(counts: readonly TrafficCount[]): Promise<void> {
    if (EVENTS === undefined) await EVENT_LOG?.get(EVENT_LOG.idFromName('events')).recordTraffic(counts)
    else for (const count of counts) EVENTS.writeDataPoint(dataPoint(count))
  }

  async function send(): Promise<void> {
    await sleep(togetherMs)
    isDue = false
    try {
      const counted = take(points, mostWaiting).map(([, count]) => count)
      await write([...counted, ...(await Promise.all(take(pages, mostPages).map(storedPage)))])
    } catch (error) {
      log({ level: 'warn', message: 'traffic not counted', reason: String(error) })
    }
  }

  function sendLater(waitUntil: WaitUntil): void {
    if (isDue) return
    isDue = true
    waitUntil(send())
  }

  return {
    count(point: TrafficPoint, waitUntil: WaitUntil): void {
      if (EVENTS !== undefined) return EVENTS.writeDataPoint(dataPoint({ ...point, count: 1 }))
      const { kind, subject, locale, isBot } = point
      const key = JSON.stringify([kind, subject, locale, isBot])
      const known = points.get(key)
      if (!isCounted || (known === undefined && points.size >= mostWaiting)) return
      points.set(key, { ...point, count: (known?.count ?? 0) + 1 })
      sendLater(waitUntil)
    },
    /** That a page was answered from the store, by its key. */
    countStored(key: string, waitUntil: WaitUntil): void {
      const known = pages.get(key)
      if (!isCounted || (known === undefined && pages.size >= mostWaiting)) return
      pages.set(key, (known ?? 0) + 1)
      sendLater(waitUntil)
    },
  }
}

export type Traffic = ReturnType<typeof createTraffic>
