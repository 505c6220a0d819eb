import type { StorefrontContext } from '../context.ts'

/** One a second of each isolate is kept, in milliseconds: a store that is down says the same a thousand times. */
const leastBetweenMs = 1_000

/** Keeps a request that failed for the desk, with where its time went; no answer waits for it. */
export function keepFailure(c: StorefrontContext, status: number): void {
  const { settings, isolate, trace, address, waitUntil } = c.env
  const { EVENT_LOG } = settings
  const now = Date.now()
  if (EVENT_LOG === undefined || now - isolate.failures.keptAt < leastBetweenMs) return
  isolate.failures.keptAt = now
  const total = { name: 'total', ms: performance.now() - trace.started }
  const failed = {
    correlationId: trace.correlationId,
    at: now,
    method: c.req.method,
    path: address.pathname,
    status,
    reason: String(trace.notes.platform ?? trace.notes.error ?? ''),
    timings: [...[...trace.timings].map(([name, ms]) => ({ name, ms })), total],
  }
  waitUntil(
    EVENT_LOG.get(EVENT_LOG.idFromName('events'))
      .recordFailure(failed)
      .catch(() => undefined),
  )
}
