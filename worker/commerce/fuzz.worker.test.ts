import { env } from 'cloudflare:workers'

import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'

import type { Call } from '#src/commerce/call.ts'
import { calls } from '#src/commerce/calls/index.ts'
import { errorStatus, isErrorCode } from '#src/commerce/errors.ts'

import { likely, segment } from './testing/walk/arbitrary.ts'
import { newShopper, send } from './testing/shopper.ts'

/** How many requests are made up; `FUZZ_RUNS` makes it more for a long run. */
const runs = Number((env as { readonly FUZZ_RUNS?: string }).FUZZ_RUNS ?? 1500)

const all: readonly (readonly [string, Call])[] = Object.entries(calls)

/** A request to some call: path, query and body often of the declared shape, sometimes of none. */
const request = fc.constantFrom(...all).chain(([name, { method, path, query, body }]) =>
  fc.record({
    name: fc.constant(name),
    method: fc.oneof({ weight: 20, arbitrary: fc.constant(method) }, fc.constantFrom('GET', 'POST', 'PUT', 'DELETE')),
    path: fc
      .array(segment, { minLength: 4, maxLength: 4 })
      .map(parts => path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(parts.pop() ?? 'x').slice(0, 400))),
    query: query === undefined ? fc.constant({}) : likely(query),
    body: body === undefined ? fc.constant(undefined) : likely(body),
    locale: fc.constantFrom('en_US', 'es_US', 'xx_XX'),
    signed: fc.boolean(),
  }),
)

const queryOf = (query: unknown, locale: string): string => {
  const search = new URLSearchParams({ locale })
  if (typeof query === 'object' && query !== null)
    for (const [key, value] of Object.entries(query))
      for (const one of Array.isArray(value) ? value : [value])
        search.append(key, typeof one === 'string' ? one : JSON.stringify(one))
  return search.toString().slice(0, 2000)
}

/** The status that the code of a refusal has in the contract; nothing where there is no such code. */
function statusIn(text: string): number | undefined {
  const { errorDetails } = JSON.parse(text) as { errorDetails?: readonly { readonly errorId: string }[] }
  const code = errorDetails?.[0]?.errorId ?? ''
  return isErrorCode(code) ? errorStatus[code] : undefined
}

const callOf = new Map(all)

/** What is not as the call declares it, in an answer that is no refusal. */
function issuesWith(name: string, text: string): string[] {
  const answer = callOf.get(name)?.answer
  if (answer === undefined || text === '') return []
  const { issues = [] } = v.safeParse(answer, JSON.parse(text))
  return issues.map(issue => `${v.getDotPath(issue)}: ${issue.message}`)
}

const patience = 2_000

/** The answer; one that takes too long is asked for again, because a busy machine is slow once, and a hang is one twice. */
async function inTime(ask: () => Promise<Response>): Promise<Response> {
  const started = performance.now()
  const first = await ask()
  if (performance.now() - started < patience) return first
  const again = performance.now()
  const second = await ask()
  expect(performance.now() - again).toBeLessThan(patience)
  return second
}

test(`${runs} made-up requests over all calls give no 500 and no stack trace, and none hangs for two seconds; what is answered has the declared shape; R223: what is refused surfaces as a code of the contract, with its status`, async () => {
  const { tokens } = await newShopper()
  await fc.assert(
    fc.asyncProperty(request, async ({ name, method, path, query, body, locale, signed }) => {
      const hasBody = method !== 'GET' && body !== undefined
      const ask = () =>
        send(`${path}?${queryOf(query, locale)}`, {
          method,
          headers: {
            'x-site-id': 'fellholm-us',
            'auth-access': 'a-key-for-the-store',
            'content-type': 'application/json',
            ...(signed ? { authorization: `Bearer ${tokens.accessToken}` } : {}),
          },
          ...(hasBody ? { body: JSON.stringify(body) } : {}),
        })
      const response = await inTime(ask)
      const text = await response.text()
      expect([name, method, path, response.status >= 500]).toEqual([name, method, path, false])
      if (response.status >= 400) expect([name, statusIn(text)]).toEqual([name, response.status])
      else expect([name, path, query, issuesWith(name, text)]).toEqual([name, path, query, []])
      expect(text).not.toMatch(/\\n\s+at |\.[jt]s:\d+:\d+|SQLITE_|TypeError/)
    }),
    { numRuns: runs },
  )
}, 600_000)
