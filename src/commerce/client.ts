import { safeParse } from 'valibot'

import { fail, ok, type Result } from '#src/kit/result.ts'

import type { Call } from './call.ts'
import { calls, type AnswerOf, type CallName, type CodeOf, type InputOf } from './calls/index.ts'
import { appIdIn } from './app-id.ts'
import { isErrorCode } from './errors.ts'
import { namesIn } from './names-in.ts'

/** Codes a client may answer by itself, beside those the call declares. */
export type TransportCode =
  | 'GEN500'
  | 'API400'
  | 'API404'
  | 'AUT401'
  | 'AUT498'
  | 'UNREACHABLE'
  | 'OUTCOME_UNKNOWN'
  | 'NOT_SENT'
  | 'BOT_PROTECTION'

/** How a platform that refuses says so: the status, and its own words for people (a rule names where they are shown). */
type Refusing = {
  readonly status?: number
  readonly message?: string
  /** The application of bot protection that stood in the way (R292). */
  readonly appId?: string
}

export type CommerceResult<Name extends CallName> = Result<AnswerOf<Name>, CodeOf<Name> | TransportCode> & Refusing

/** No complete answer came: refused, reset, late or not JSON. */
export class NoAnswer extends Error {
  override readonly name: string = 'NoAnswer'
  /** Whether the request may have arrived. */
  readonly isSent: boolean = true
}

/** Makes a call by name; its input holds path parameters, query, body and headers in one flat object. */
export type Commerce = <Name extends CallName>(name: Name, input: InputOf<Name>) => Promise<CommerceResult<Name>>

/** A call put into HTTP words, without origin and without the headers of every call. */
export type CallRequest = {
  readonly name: CallName
  readonly method: Call['method']
  readonly path: string
  readonly query: URLSearchParams
  readonly body: string | undefined
  /** Those the call declares itself. */
  readonly headers: Readonly<Record<string, string>>
}

/** Sends a request and gives the status with the parsed JSON; throws {@link NoAnswer} when no complete answer came. */
export type Transport = (request: CallRequest) => Promise<{ readonly status: number; readonly json: unknown }>

/** Splits a flat input into the path, query, body and headers a call declares. */
export function toCallRequest(name: CallName, input: Readonly<Record<string, unknown>>): CallRequest {
  const { method, path, query: querySchema, body: bodySchema, headers }: Call = calls[name]
  const query = new URLSearchParams()
  for (const key of namesIn(querySchema)) {
    const value = input[key]
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) query.append(key, String(one))
  }
  const bodyKeys = namesIn(bodySchema)
  return {
    name,
    method,
    path: path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(input[key]))),
    query,
    body:
      bodySchema === undefined ? undefined : JSON.stringify(Object.fromEntries(bodyKeys.map(key => [key, input[key]]))),
    headers: Object.fromEntries(
      namesIn(headers).flatMap(key => (input[key] === undefined ? [] : [[key, String(input[key])]])),
    ),
  }
}

/** The first entry of `errorDetails`, as the platform words its refusals. */
function refusal(json: unknown): { code: string; detail: unknown; message: string } | undefined {
  if (typeof json !== 'object' || json === null || !('errorDetails' in json) || !Array.isArray(json.errorDetails))
    return undefined
  const first: unknown = json.errorDetails[0]
  if (typeof first !== 'object' || first === null || !('errorId' in first)) return undefined
  return {
    code: String(first.errorId),
    detail: 'additionalInfo' in first ? first.additionalInfo : undefined,
    message: 'message' in first ? String(first.message) : '',
  }
}

/** A call's answer by its schema; `GEN500` when it does not match. */
export function checkAnswer(name: CallName, json: unknown): Result<unknown, 'GEN500'> {
  const parsed = safeParse(calls[name].answer, json)
  return parsed.success ? ok(parsed.output) : fail('GEN500')
}

/**
 * A typed client over a transport. Nothing is believed unparsed: an answer of the wrong shape is `GEN500`. When no
 * complete answer came, a read is `UNREACHABLE` and a write is `OUTCOME_UNKNOWN`, because it may have been applied, or `NOT_SENT` when it
 * certainly was not.
 * Any other exception is no answer of the platform's and is rethrown (R341). `check` does what {@link checkAnswer} does.
 */
export const createClient =
  (transport: Transport, check = checkAnswer): Commerce =>
  async <Name extends CallName>(name: Name, input: InputOf<Name>) => {
    const request = toCallRequest(name, input as Readonly<Record<string, unknown>>)
    type Outcome = CommerceResult<Name>
    try {
      const { status, json } = await transport(request)
      if (status >= 200 && status < 300) return check(name, json) as Outcome
      const refused = refusal(json)
      const appId = appIdIn(status, json)
      const said = { status, ...(appId !== undefined && { appId }) }
      if (refused !== undefined && isErrorCode(refused.code))
        return { ...fail(refused.code, refused.detail), ...said, message: refused.message } as Outcome
      // Bot protection stands in front of the platform, so the call has done nothing.
      if (appId !== undefined) return { ...fail('BOT_PROTECTION'), ...said } as Outcome
      return { ...fail(request.method !== 'GET' && status >= 502 ? 'OUTCOME_UNKNOWN' : 'GEN500'), status } as Outcome
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      if (request.method === 'GET') return fail('UNREACHABLE') as Outcome
      return fail(error.isSent ? 'OUTCOME_UNKNOWN' : 'NOT_SENT') as Outcome
    }
  }
