import { sleep } from '#src/kit/time/timeout.ts'
import type { TrafficCount, TrafficPoint } from '#src/measurement/traffic.ts'

import type { Settings } from '../bindings.ts'
import { log } from '../observability/log.ts'

/** Counts wait so many milliseconds, so that many requests share one call of the log. */
const togetherMs = 500
/** Different ones that wait at the most; a flood of made-up addresses fills no memory. */
const mostWaiting = 2_000

type Sinks = Pick<Settings, 'EVENTS' | 'EVENT_LOG'>

/**
 * Counts of an isolate: each a data point of Analytics Engine where it is bound (blobs: kind, subject, locale, who), else they
 * wait for each other and go into the store's own log. No request waits for it, and none fails when it does not work.
 */
export function createTraffic({ EVENTS, EVENT_LOG }: Sinks) {
  const waiting = new Map<string, TrafficCount>()
  let isDue = false

  async function send(): Promise<void> {
    await sleep(togetherMs)
    isDue = false
    const counts = [...waiting.values()]
    waiting.clear()
    try {
      await EVENT_LOG?.get(EVENT_LOG.idFromName('events')).recordTraffic(counts)
    } catch (error) {
      log({ level: 'warn', message: 'traffic not counted', reason: String(error) })
    }
  }

  return {
    count(point: TrafficPoint, waitUntil: (work: Promise<unknown>) => void): void {
      const { kind, subject, locale, isBot } = point
      if (EVENTS !== undefined) {
        EVENTS.writeDataPoint({
          indexes: [kind],
          blobs: [kind, subject, locale, isBot ? 'bot' : 'person'],
          doubles: [1],
        })
        return
      }
      if (EVENT_LOG === undefined) return
      const key = JSON.stringify([kind, subject, locale, isBot])
      const known = waiting.get(key)
      if (known === undefined && waiting.size >= mostWaiting) return
      waiting.set(key, { ...point, count: (known?.count ?? 0) + 1 })
      if (isDue) return
      isDue = true
      waitUntil(send())
    },
  }
}

export type Traffic = ReturnType<typeof createTraffic>
