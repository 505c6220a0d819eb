import { NoAnswer, type WireRequest } from '#src/commerce/client.ts'
import { readBounded } from '#src/kit/bounded-body.ts'

import type { Settings } from '../bindings.ts'
import { addTiming } from '../trace.ts'
import { createBreaker, type Breaker } from './breaker.ts'
import { upstreamRequest, type UpstreamTools, type Who } from './upstream-request.ts'

/** R291: statuses on which a GET is asked once more. */
const retried = new Set([408, 409, 425, 429, 500, 502, 503, 504])

/** Says that a retry was spent, so that the browser does not retry again. */
export const retrySpent = 'x-retry-spent'

export type UpstreamAnswer = {
  readonly status: number
  readonly json: unknown
  readonly retryAfter: string | null
  readonly retried: boolean
}

/** No complete, well-formed answer came to the worker: it may be too large or a redirect as well. */
export class UpstreamError extends NoAnswer {
  override readonly name = 'UpstreamError'
}

const breakers = new WeakMap<Settings, Breaker>()

function breakerOf(settings: Settings): Breaker {
  const known = breakers.get(settings)
  if (known !== undefined) return known
  const breaker = createBreaker(Date.now, {
    failures: settings.BREAKER_FAILURES,
    windowMs: settings.BREAKER_WINDOW_MS,
    probeMs: settings.BREAKER_PROBE_MS,
  })
  breakers.set(settings, breaker)
  return breaker
}

/** A body of at most `limit` bytes as text. */
async function readText(response: Response, limit: number): Promise<string> {
  const isTooLarge = Number(response.headers.get('content-length') ?? 0) > limit
  const body = isTooLarge ? undefined : await readBounded(response.body, limit)
  if (body === undefined) throw new UpstreamError('answer too large')
  return new TextDecoder().decode(body)
}

async function sendOnce(tools: UpstreamTools, wire: WireRequest, who: Who) {
  const { settings } = tools
  const { request, isElsewhere } = upstreamRequest(tools, wire, who)
  const embedded = isElsewhere ? undefined : settings.COMMERCE
  if (!isElsewhere && embedded === undefined)
    throw new UpstreamError('no commerce platform: bind COMMERCE or set COMMERCE_ORIGIN')
  const response = await (embedded === undefined ? fetch(request) : embedded.fetch(request))
  if (response.status >= 300 && response.status < 400) throw new UpstreamError('the platform redirected')
  const text = await readText(response, settings.UPSTREAM_BODY_BYTES)
  return { status: response.status, json: parsed(text), retryAfter: response.headers.get('retry-after') }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UpstreamError(`no JSON: ${text.slice(0, 120)}`)
  }
}

/** What kept a complete answer from coming, for the log. */
const reasonOf = (error: unknown, name: string) =>
  `${name}: ${error instanceof UpstreamError ? error.message : String(error)}`

/**
 * Makes a call and gives its status and JSON. A GET is tried once more on the statuses of R291 or when no answer came;
 * a write never (promise O6). Throws {@link UpstreamError} when no complete answer came, at once while the breaker is open.
 */
export async function callUpstream(tools: UpstreamTools, wire: WireRequest, who: Who = {}): Promise<UpstreamAnswer> {
  const breaker = breakerOf(tools.settings)
  const attempt = async () => {
    if (!breaker.admits()) throw new UpstreamError('the platform does not answer at the moment')
    const started = performance.now()
    try {
      const answer = await sendOnce(tools, wire, who)
      if (answer.status >= 500) breaker.failed()
      else breaker.succeeded()
      return answer
    } catch (error) {
      breaker.failed()
      tools.trace.notes.platform = reasonOf(error, wire.name)
      throw error instanceof UpstreamError ? error : new UpstreamError(reasonOf(error, wire.name))
    } finally {
      addTiming(tools.trace, 'commerce', performance.now() - started)
      tools.trace.notes.upstreamCalls = Number(tools.trace.notes.upstreamCalls ?? 0) + 1
    }
  }
  if (wire.method !== 'GET') return { ...(await attempt()), retried: false }
  const first = await attempt().catch((error: unknown) => error)
  if (!(first instanceof Error) && !retried.has((first as { status: number }).status))
    return { ...(first as Awaited<ReturnType<typeof attempt>>), retried: false }
  return { ...(await attempt()), retried: true }
}
