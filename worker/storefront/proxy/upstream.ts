import * as v from 'valibot'

import { busyId } from '#src/commerce/busy.ts'
import { NoAnswer, type CallRequest } from '#src/commerce/client.ts'
import { retriedStatuses } from '#src/commerce/retried.ts'
import { readBounded } from '#src/kit/bytes/bounded-body.ts'

import { addTiming, noteFailure } from '../observability/trace.ts'
import { familyOf } from './call-families.ts'
import { limitOf, upstreamRequest, type UpstreamTools, type CallCredentials } from './upstream-request.ts'

type Answered = { readonly status: number; readonly json: unknown; readonly retryAfter: string | null }

export type UpstreamAnswer = Answered & { readonly retried: boolean }

/** No complete, well-formed answer came to the worker: it may be too large or a redirect as well. */
export class UpstreamError extends NoAnswer {
  override readonly name: string = 'UpstreamError'
}

/** Nothing has left the worker, so nothing can have happened. */
export class NotSentError extends UpstreamError {
  override readonly name = 'NotSentError'
  override readonly isSent = false
}

/** The platform had too much to do and did nothing of what it was asked. */
export class BusyError extends UpstreamError {
  override readonly name = 'BusyError'
  override readonly isSent = false
}

/** Seconds from `Retry-After`, at most 60. */
const secondsOf = (retryAfter: string): number => Math.min(60, Math.max(1, Number.parseInt(retryAfter, 10) || 5))

const refusedBusy = v.object({ errorDetails: v.tupleWithRest([v.object({ errorId: v.literal(busyId) })], v.unknown()) })

/** Notes for the whole request when a busy platform wants to be asked again; what it did not even look at is no answer. */
function heedBusy({ trace }: UpstreamTools, { status, json, retryAfter }: Answered): void {
  if (status !== 503 || retryAfter === null) return
  trace.retryAfterSeconds = Math.max(trace.retryAfterSeconds ?? 0, secondsOf(retryAfter))
  if (v.is(refusedBusy, json)) throw new BusyError('the platform is busy')
}

/** Cloudflare's statuses for an origin it could not connect to; the request was not delivered. */
const unconnected: ReadonlySet<number> = new Set([521, 523, 525, 526, 530])

const tooLarge = 'answer too large'

/** Headers beside which a Content-Length is not how long the body is that is read: compressed, or sent in chunks (RFC 9112 §6.3). */
const overrule = ['content-encoding', 'transfer-encoding']

/** Whether a body is no longer than its Content-Length says. */
const saysItsLength = ({ headers }: Response) =>
  headers.has('content-length') && !overrule.some(name => headers.has(name))

/**
 * A body of at most `limit` bytes as text. The runtime reads it in one go, at half of the cost, where that cannot be too much:
 * what a platform says that is bound to this worker is in our memory already.
 */
async function readText(response: Response, limit: number, isBound: boolean): Promise<string> {
  if (Number(response.headers.get('content-length') ?? 0) > limit) throw new UpstreamError(tooLarge)
  if (isBound || saysItsLength(response)) {
    const text = await response.text()
    if (text.length > limit) throw new UpstreamError(tooLarge)
    return text
  }
  const body = await readBounded(response.body, limit)
  if (body === undefined) throw new UpstreamError(tooLarge)
  return new TextDecoder().decode(body)
}

async function sendOnce(
  tools: UpstreamTools,
  call: CallRequest,
  who: CallCredentials,
  limitMs: number,
): Promise<Answered> {
  const { settings } = tools
  const sent = upstreamRequest(tools, call, who, limitMs)
  const { request, known, isElsewhere } = sent
  const embedded = isElsewhere ? undefined : settings.COMMERCE
  if (!isElsewhere && embedded === undefined)
    throw new NotSentError('no commerce platform: bind COMMERCE or set COMMERCE_ORIGIN')
  const response = await (embedded === undefined ? fetch(request) : embedded.fetch(request))
  if (response.status === 304 && known !== undefined) return { status: 200, json: known.json, retryAfter: null }
  if (unconnected.has(response.status)) throw new NotSentError(`no connection to the platform: ${response.status}`)
  if (response.status >= 300 && response.status < 400) throw new UpstreamError('the platform redirected')
  const text = await readText(response, settings.UPSTREAM_BODY_BYTES, embedded !== undefined)
  const json = parsed(text, tools, sent, response)
  return { status: response.status, json, retryAfter: response.headers.get('retry-after') }
}

function parsed(
  text: string,
  { known, parse = JSON.parse }: UpstreamTools,
  sent: ReturnType<typeof upstreamRequest>,
  response: Response,
): unknown {
  try {
    return known === undefined ? parse(text) : known.parseAnswer(sent, response, text)
  } catch {
    throw new UpstreamError(`no JSON: ${text.slice(0, 120)}`)
  }
}

/** The reason why no complete answer came, for the log. */
const reasonOf = (error: unknown, name: string) =>
  `${name}: ${error instanceof UpstreamError ? error.message : String(error)}`

/**
 * A platform that says when to come again has more to do than it can, and one that does not know a call (501, RFC 9110
 * §15.6.2) says so: both are at work.
 */
const isFailure = ({ status, retryAfter }: Answered) => status >= 500 && status !== 501 && retryAfter === null

/** Makes a call once and tells the breaker how it went; what had hardly any time left tells nothing. */
async function attempt(
  tools: UpstreamTools,
  call: CallRequest,
  who: CallCredentials,
  limitMs: number,
): Promise<Answered> {
  const { settings, trace } = tools
  const breaker = tools.breakers(familyOf(call.name))
  const started = performance.now()
  try {
    const answer = await sendOnce(tools, call, who, limitMs)
    if (isFailure(answer)) {
      breaker.failed()
      noteFailure(trace, `${call.name}: answered ${answer.status}`)
    } else breaker.succeeded()
    heedBusy(tools, answer)
    return answer
  } catch (error) {
    const isCutShort = error instanceof DOMException && limitMs < settings.OPTIONAL_CALL_TIMEOUT_MS
    if (!isCutShort && !(error instanceof BusyError)) breaker.failed()
    noteFailure(trace, reasonOf(error, call.name))
    throw error instanceof UpstreamError ? error : new UpstreamError(reasonOf(error, call.name))
  } finally {
    addTiming(trace, 'commerce', performance.now() - started, call.name)
    trace.notes.upstreamCalls = Number(trace.notes.upstreamCalls ?? 0) + 1
  }
}

/** Whether a GET that ended so is asked once more: what comes late or says when to come again is not. */
const isAskedAgain = (first: Answered | UpstreamError) =>
  (first instanceof UpstreamError && !(first instanceof BusyError)) ||
  (!(first instanceof UpstreamError) && retriedStatuses.has(first.status) && first.retryAfter === null)

/**
 * Makes a call and gives its status and JSON, within the time it has. A GET that fails fast is tried once more, on the
 * statuses of R291 or when no answer came; after a timeout it is not, and a write never (promise O6). Throws
 * {@link UpstreamError} when no complete answer came, and {@link NotSentError} at once while the breaker of
 * the call's family is open.
 */
export async function callUpstream(
  tools: UpstreamTools,
  call: CallRequest,
  who: CallCredentials = {},
): Promise<UpstreamAnswer> {
  const limitMs = limitOf(tools, call.name)
  if (limitMs <= 0) throw new NotSentError(`${call.name}: no time is left for it`)
  const breaker = tools.breakers(familyOf(call.name))
  const admission = breaker.admits()
  if (admission === 'no') {
    noteFailure(tools.trace, `${call.name}: not asked, it has failed too often`)
    throw new NotSentError('the platform does not answer at the moment')
  }
  if (admission === 'probe') {
    const probe = await attempt(tools, call, who, Math.min(limitMs, limitOf(tools, call.name, true)))
    return { ...probe, retried: false }
  }
  const started = performance.now()
  if (call.method !== 'GET') return { ...(await attempt(tools, call, who, limitMs)), retried: false }
  const first = await attempt(tools, call, who, limitMs).catch((error: unknown) => {
    if (error instanceof UpstreamError) return error
    throw error
  })
  const took = performance.now() - started
  if (took < limitMs / 2 && isAskedAgain(first) && breaker.admits() === 'yes')
    return { ...(await attempt(tools, call, who, limitMs - took)), retried: true }
  if (first instanceof UpstreamError) throw first
  return { ...first, retried: false }
}
