import type { RequestStep } from '#src/measurement/visitors.ts'

import { log, momentOfLog } from './log.ts'

const safeId = /^[\w-]{1,64}$/

let isolate: string | undefined
let made = 0

/** An id like a UUID: what is random belongs to the isolate, the rest is counted, which costs a request next to nothing. */
const freshId = (): string =>
  `${(isolate ??= crypto.randomUUID().slice(0, 24))}${(made++).toString(16).padStart(12, '0')}`

/** An id from outside when it is harmless, a fresh one otherwise. */
const idFrom = (header: string | null): string => (header !== null && safeId.test(header) ? header : freshId())

/** A request's ids, notes and timings. */
export class Trace {
  /** Milliseconds on the clock of `performance`. */
  readonly started = performance.now()
  readonly correlationId: string
  /** Milliseconds by name, for `Server-Timing`. */
  readonly timings = new Map<string, number>()
  /** Each call and what took long besides, for the desk; the first ones of a request that makes very many. */
  readonly steps: RequestStep[] = []
  /** Fields that later steps add to the request's log line. */
  readonly notes: Record<string, string | number | boolean> = {}
  /** Set when the platform was too busy for a call of this request: when to come again. */
  retryAfterSeconds: number | undefined
  /** The application of bot protection that turned a command away (R292). */
  botProtection: string | undefined
  /** Whether its line has been written; a page that is streamed goes on after that. */
  isLogged = false
  #transactionId: string | undefined

  constructor(request: Request) {
    this.correlationId = idFrom(request.headers.get('x-correlation-id'))
  }

  /** Made when the platform is first called. */
  get transactionId(): string {
    return (this.#transactionId ??= freshId())
  }
}

const elapsed = ({ started }: Trace) => performance.now() - started

const mostSteps = 60

/** Adds to a named time what has just ended; a request may ask the same upstream several times, each by the call's own name. */
export const addTiming = (trace: Trace, name: string, milliseconds: number, step = name) => {
  trace.timings.set(name, (trace.timings.get(name) ?? 0) + milliseconds)
  if (trace.steps.length < mostSteps)
    trace.steps.push({ name: step, at: Math.max(0, elapsed(trace) - milliseconds), ms: milliseconds })
}

const duration = (name: string, milliseconds: number) => `${name};dur=${milliseconds.toFixed(1)}`

/** Headers of every answer: its id, and where the time went until now. */
export function traceHeaders(trace: Trace) {
  const { correlationId, timings } = trace
  const total = duration('total', elapsed(trace))
  const all = timings.size === 0 ? total : [...Array.from(timings, part => duration(...part)), total].join(', ')
  return { 'x-correlation-id': correlationId, 'server-timing': all }
}

/**
 * Notes for the log what did not answer as it should (ASVS 16.3.4), in the field `platform`: in the request's line, or in
 * one of its own when that has been written.
 */
export function noteFailure({ notes, correlationId, isLogged }: Trace, failure: string): void {
  if (isLogged) return log({ level: 'error', at: momentOfLog(), correlationId, platform: failure })
  const known = String(notes.platform ?? '')
  if (!known.includes(failure)) notes.platform = known === '' ? failure : `${known}; ${failure}`
}

type Answered = { readonly method: string; readonly path: string; readonly status: number }

/** Writes the line of a request that was answered, and gives it. */
export function logRequest(trace: Trace, { method, path, status }: Answered) {
  trace.isLogged = true
  const line = {
    level: status >= 500 ? 'error' : 'info',
    at: momentOfLog(),
    method,
    path,
    status,
    ms: Math.round(elapsed(trace) * 10) / 10,
    correlationId: trace.correlationId,
    ...trace.notes,
  }
  log(line)
  return line
}
