import { settingsOf } from '../bindings.ts'
import type { Step } from '../storefront.ts'

/** What is known and measured of one request. */
export type Trace = {
  readonly correlationId: string
  readonly transactionId: string
  /** Milliseconds by name, for `Server-Timing`. */
  readonly timings: Map<string, number>
  /** Fields that later steps add to the request's log line. */
  readonly notes: Record<string, string | number | boolean>
}

const safeId = /^[\w-]{1,64}$/

/** An id from outside when it is harmless, a fresh one otherwise. */
const idFrom = (header: string | null): string =>
  header !== null && safeId.test(header) ? header : crypto.randomUUID()

/** Adds to a named time; a request may ask the same upstream several times. */
export const addTiming = (trace: Trace, name: string, milliseconds: number) => {
  trace.timings.set(name, (trace.timings.get(name) ?? 0) + milliseconds)
}

export const serverTiming = (trace: Trace): string =>
  [...trace.timings].map(([name, milliseconds]) => `${name};dur=${milliseconds.toFixed(1)}`).join(', ')

/** Gives the request its ids and its settings; afterwards writes one JSON line and the `Server-Timing` header. */
export const traced: Step = async (c, next) => {
  const started = performance.now()
  const trace: Trace = {
    correlationId: idFrom(c.req.raw.headers.get('x-correlation-id')),
    transactionId: crypto.randomUUID(),
    timings: new Map(),
    notes: {},
  }
  c.set('trace', trace)
  c.set('settings', settingsOf(c.env))
  await next()
  const total = performance.now() - started
  addTiming(trace, 'total', total)
  const { headers } = c.res
  headers.set('x-correlation-id', trace.correlationId)
  headers.set('server-timing', serverTiming(trace))
  const line = {
    level: c.res.status >= 500 ? 'error' : 'info',
    at: new Date().toISOString(),
    method: c.req.method,
    path: c.req.path,
    status: c.res.status,
    ms: Math.round(total * 10) / 10,
    correlationId: trace.correlationId,
    ...trace.notes,
  }
  console.log(JSON.stringify(line))
}
