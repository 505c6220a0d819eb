import * as v from 'valibot'

import type { Call } from '#src/commerce/call.ts'
import { calls, type CallName } from '#src/commerce/calls/index.ts'
import type { CallRequest } from '#src/commerce/client.ts'
import { namesIn } from '#src/commerce/names-in.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import { parseJson } from '../json.ts'
import type { StorefrontContext } from '../context.ts'
import type { CallInput } from './own-values.ts'

/** The JSON of a request to a call that has a body; what is wrong with it is told as `detail`. */
export async function bodyOf(c: StorefrontContext, call: Call): Promise<Result<unknown, 'API415' | 'API400'>> {
  const text = call.body === undefined ? '' : await c.req.text()
  if (call.body !== undefined && !(c.req.header('content-type') ?? '').startsWith('application/json'))
    return fail('API415')
  const json = parseJson(text === '' ? 'null' : text)
  return json.ok ? ok(json.value) : fail('API400', String(json.detail))
}

/** The values of a request, before its call's schemas have parsed them. */
export const inputOf = (c: StorefrontContext, body: unknown): CallInput => ({
  params: c.req.param() as Record<string, string>,
  query: new URL(c.req.url).searchParams,
  body,
})

const pathOf = (call: Call, params: Readonly<Record<string, string>>) =>
  call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

const problemIn = (part: string, [issue]: readonly [v.BaseIssue<unknown>, ...unknown[]]) =>
  `${v.getDotPath(issue) ?? part}: ${issue.message}`

/** Checks a request against its call's schemas, its own headers included (R299); says what is wrong with it. */
export function toCall(name: CallName, given: CallInput, sent: Headers): CallRequest | string {
  const call: Call = calls[name]
  const query = new URLSearchParams()
  for (const key of namesIn(call.query)) for (const value of given.query.getAll(key)) query.append(key, value)
  const headers = Object.fromEntries(
    namesIn(call.headers).flatMap(key => {
      const value = sent.get(key)
      return value === null ? [] : [[key, value]]
    }),
  )
  const own = v.safeParse(call.headers ?? v.unknown(), headers)
  if (!own.success) return problemIn('headers', own.issues)
  const body = v.safeParse(call.body ?? v.undefined(), call.body && given.body)
  if (!body.success) return problemIn('body', body.issues)
  return {
    name,
    method: call.method,
    path: pathOf(call, given.params),
    query,
    body: call.body && JSON.stringify(body.output),
    headers,
  }
}
