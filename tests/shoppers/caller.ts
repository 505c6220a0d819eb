import type { AnswerOf, CallName, InputOf } from '#src/commerce/calls/index.ts'
import { toCallRequest } from '#src/commerce/client.ts'

/** What came back: the status, and the JSON of an answer or of a refusal. */
export type Reply<Value> = {
  readonly status: number
  readonly answer: Value
  readonly code: string | undefined
  readonly info: Record<string, unknown>
}

/** Somebody who makes calls by name. */
export type Caller = <Name extends CallName>(name: Name, input: InputOf<Name>) => Promise<Reply<AnswerOf<Name>>>

type CallInit = { readonly method: string; readonly headers: Record<string, string>; readonly body?: string }
type Received = { readonly status: number; readonly json: () => Promise<unknown> }

type Details = {
  readonly errorDetails?: readonly { readonly errorId: string; readonly additionalInfo?: Record<string, unknown> }[]
}

/** Makes calls over whatever carries them, with headers and a query of its own. */
export function callerOver(
  send: (path: string, init: CallInit) => Promise<Received>,
  headers: Readonly<Record<string, string>>,
  locale?: string,
): Caller {
  return async <Name extends CallName>(name: Name, input: InputOf<Name>) => {
    const request = toCallRequest(name, input as Record<string, unknown>)
    const query = new URLSearchParams(request.query)
    if (locale !== undefined) query.set('locale', locale)
    const response = await send(query.size > 0 ? `${request.path}?${query}` : request.path, {
      method: request.method,
      headers: {
        ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...request.headers,
        ...headers,
      },
      ...(request.body === undefined ? {} : { body: request.body }),
    })
    const json = await response.json()
    const refused = (json as Details).errorDetails?.[0]
    return {
      status: response.status,
      answer: json as AnswerOf<Name>,
      code: refused?.errorId,
      info: refused?.additionalInfo ?? {},
    }
  }
}
