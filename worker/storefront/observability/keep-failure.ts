import type { StorefrontContext } from '../context.ts'
import type { logRequest } from './trace.ts'

type RequestLine = ReturnType<typeof logRequest>

/** Pseudonyms stay in the log: the desk has no use for who asked. */
function withoutWho({
  session: _session,
  from: _from,
  ...line
}: RequestLine & Partial<Record<'session' | 'from', unknown>>) {
  return line
}

/** Keeps a request that failed for the desk, with its steps and its line of the log; no answer waits for it. */
export function keepFailure(c: StorefrontContext, line: RequestLine): void {
  const { settings, isolate, trace, waitUntil } = c.env
  const { EVENT_LOG } = settings
  const now = Date.now()
  if (EVENT_LOG === undefined || !isolate.failures.take(now)) return
  const failed = {
    correlationId: trace.correlationId,
    at: now,
    method: line.method,
    path: line.path,
    status: line.status,
    reason: String(trace.notes.platform ?? trace.notes.error ?? ''),
    ms: line.ms,
    steps: trace.steps,
    line: withoutWho(line),
  }
  waitUntil(
    EVENT_LOG.get(EVENT_LOG.idFromName('events'))
      .recordFailure(failed)
      .catch(() => undefined),
  )
}
