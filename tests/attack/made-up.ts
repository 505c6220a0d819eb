import fc from 'fast-check'
import type { GenericSchema } from 'valibot'

import type { Route } from '#routes/route.ts'
import { routes } from '#routes/table.ts'
import type { Call } from '#src/commerce/call.ts'
import { calls } from '#src/commerce/calls/index.ts'
import { likely, segment } from '#worker/commerce/testing/walk/arbitrary.ts'

import { holds, inParallel, never, type Check } from './finding.ts'
import { openStore } from './store.ts'
import { ask, openBrowser, type Answered, type HttpBrowser } from '../shoppers/http-browser.ts'

const atOnce = 16
/** Requests that one made-up batch holds. */
const batch = 500

type MadeUp = {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

type Commands = Readonly<Record<string, Readonly<Record<string, { readonly input: GenericSchema }>>>>

/** Commands import what only Workers have types for, so their module is imported by its address. */
const { commands } = (await import(`${import.meta.dirname}/../../worker/storefront/commands/registry.ts`)) as {
  commands: Commands
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'] as const
const locales = ['en-us', 'de-de', 'fr-ca', 'xx-xx', 'EN_US', ''] as const

const queryOf = (query: unknown): string => {
  const search = new URLSearchParams()
  if (typeof query === 'object' && query !== null)
    for (const [key, value] of Object.entries(query))
      for (const one of Array.isArray(value) ? value : [value])
        search.append(key, typeof one === 'string' ? one : (JSON.stringify(one) ?? ''))
  return search.toString().slice(0, 3_000)
}

const filled = (path: string, parts: readonly string[]): string => {
  const left = [...parts]
  return path.replaceAll(/\{\w+\}|:\w+/g, () => encodeURIComponent(left.pop() ?? 'x').slice(0, 400))
}

const parts = fc.array(segment, { minLength: 4, maxLength: 4 })
const json = { 'content-type': 'application/json' }

const page: fc.Arbitrary<MadeUp> = fc
  .record({
    // A page that is itself the failure's would tell nothing.
    route: fc.constantFrom(...Object.values<Route>(routes).filter(({ status = 200 }) => status < 500)),
    locale: fc.constantFrom(...locales),
    parts,
    query: fc.dictionary(segment, segment, { maxKeys: 4 }),
    method: fc.oneof({ weight: 9, arbitrary: fc.constant('GET') }, fc.constantFrom(...methods)),
  })
  .map(({ route, locale, parts: values, query, method }) => ({
    method,
    path: `${locale === '' ? '' : `/${locale}`}${filled(route.path, values)}?${queryOf(query)}`,
    headers: {},
    body: undefined,
  }))

const call: fc.Arbitrary<MadeUp> = fc
  .constantFrom(...Object.values<Call>(calls))
  .chain(({ method, path, query, body }) =>
    fc
      .record({
        method: fc.oneof({ weight: 9, arbitrary: fc.constant<string>(method) }, fc.constantFrom(...methods)),
        parts,
        query: query === undefined ? fc.constant({}) : likely(query),
        body: body === undefined ? fc.constant(undefined) : likely(body),
      })
      .map(made => ({
        method: made.method,
        path: `${filled(path, made.parts)}?locale=en_US&${queryOf(made.query)}`,
        headers: json,
        body: made.method === 'GET' || made.body === undefined ? undefined : JSON.stringify(made.body),
      })),
  )

const everyCommand = Object.entries(commands).flatMap(([room, own]) =>
  Object.entries(own).map(([name, { input }]) => ({ path: `/-/${room}/${name}`, input })),
)

const command: fc.Arbitrary<MadeUp> = fc.constantFrom(...everyCommand).chain(({ path, input }) =>
  fc.record({ body: likely(input), locale: fc.constantFrom(...locales), isForm: fc.boolean() }).map(made => ({
    method: 'POST',
    path: `${path}?locale=${made.locale}`,
    headers: made.isForm ? { 'content-type': 'application/x-www-form-urlencoded' } : json,
    body: made.isForm ? queryOf(made.body) : JSON.stringify(made.body),
  })),
)

const nonsense: fc.Arbitrary<MadeUp> = fc
  .record({
    method: fc.constantFrom(...methods),
    path: fc.webPath({ size: 'large' }),
    body: fc.option(fc.string({ unit: 'binary' })),
  })
  .map(({ method, path, body }) => ({
    method,
    path: `/${path.slice(1)}`,
    headers: json,
    body: method === 'GET' ? undefined : (body ?? undefined),
  }))

const anything = fc.oneof(
  { weight: 4, arbitrary: page },
  { weight: 4, arbitrary: call },
  { weight: 3, arbitrary: command },
  { weight: 1, arbitrary: nonsense },
)

/** A refusal that says which it is, in the one form a caller can read. */
const isExplained = ({ status, text }: Answered): boolean => status === 503 && /"(?:errorId|code)":"[A-Z]/.test(text)

const trace = /\n\s+at |\.[jt]sx?:\d+:\d+|SQLITE_|TypeError|RangeError/

async function send(port: number, browser: HttpBrowser, { method, path, headers, body }: MadeUp): Promise<Answered> {
  const own = { origin: `http://localhost:${port}`, 'sec-fetch-site': 'same-origin', ...headers }
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return ask(port, path, {
    method,
    headers: { ...own, cookie, 'content-length': `${Buffer.byteLength(body ?? '')}` },
    ...(body !== undefined && { body }),
  })
}

/** Requests nobody would send, to pages, calls, commands and nowhere: each is answered or refused, none is a failure. */
export async function madeUp(size = 100_000): Promise<readonly Check[]> {
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
  console.log(`  seed ${seed}`)
  const store = await openStore({ BREAKER_FAILURES: '1000000' })
  try {
    const browser = openBrowser(store.port)
    await browser.run('cart/add', { upc: '410011000027', qty: 1 })
    const [failed, told, unanswered]: [string[], string[], string[]] = [[], [], []]
    const statuses = new Map<number, number>()
    for (let sent = 0; sent < size; sent += batch) {
      const requests = fc.sample(anything, { numRuns: Math.min(batch, size - sent), seed: seed + sent })
      await inParallel(requests, atOnce, async made => {
        const said = `${made.method} ${made.path.slice(0, 120)} ${made.body?.slice(0, 80) ?? ''}`
        try {
          const answer = await send(store.port, browser, made)
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
          if (answer.status >= 500 && !isExplained(answer)) failed.push(`${answer.status} ${said}`)
          if (trace.test(answer.text)) told.push(said)
        } catch (error) {
          unanswered.push(`${String(error)} ${said}`)
        }
      })
    }
    const errors = store.lines.filter(line => line.level === 'error' && line.error !== undefined)
    return [
      holds(
        'some requests were done, some were led on and some refused, so that they came further than the door',
        [200, 303, 400, 403, 404].every(status => statuses.has(status)),
        [...statuses].map(([status, count]) => `${count} × ${status}`).join(', '),
      ),
      never(`of ${size} requests one was answered by a failure`, failed),
      never('an answer told of the code behind it', told),
      never('a request was not answered', unanswered),
      never(
        'the log tells of an error that nobody handled',
        errors.map(line => JSON.stringify(line).slice(0, 300)),
      ),
      never(
        'the runtime wrote of an uncaught exception',
        store.written.filter(line => /uncaught|unhandled/i.test(line)),
      ),
    ]
  } finally {
    await store.end()
  }
}
