import { request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

import { atMost, type ReportRow } from '../report.ts'
import { openStore, type StoreServer } from '../servers.ts'

const rules = [
  'from,to,status',
  ...Array.from(
    { length: 98_000 },
    (_, index) => `/old/category-${index % 97}/product-${index},/p/product-${index},301`,
  ),
  ...Array.from({ length: 2_000 }, (_, index) => `/blog-${index}/:slug,/articles/${index}/:slug,302`),
].join('\n')

type Answer = { readonly status: number; readonly location: string | undefined; readonly html: string }

/** Somebody at the desk of a store, by its own host name; cookies are kept, redirects are not followed. */
function colleague({ port }: StoreServer) {
  const host = `desk.localhost:${port}`
  let cookie = ''
  return async (path: string, fields?: Readonly<Record<string, string>>): Promise<Answer> => {
    const body = fields && new URLSearchParams(fields).toString()
    const headers = { host, cookie, ...(body !== undefined && form(host, body)) }
    const asked = request({ host: '127.0.0.1', port, path, method: body === undefined ? 'GET' : 'POST', headers })
    asked.end(body)
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      asked.on('response', resolve).on('error', reject)
    })
    cookie = answer.headers['set-cookie']?.[0]?.split(';', 1)[0] ?? cookie
    return { status: answer.statusCode ?? 0, location: answer.headers.location, html: await text(answer) }
  }
}

const form = (host: string, body: string) => ({
  origin: `http://${host}`,
  'content-type': 'application/x-www-form-urlencoded',
  'content-length': Buffer.byteLength(body),
})

type Colleague = ReturnType<typeof colleague>

/** Milliseconds until the outcome of a press is there: a page that shows how far the work is refreshes itself until then. */
async function untilDone(ask: Colleague, path: string, fields?: Readonly<Record<string, string>>): Promise<number> {
  const started = performance.now()
  let at = path
  let answer = await ask(path, fields)
  while (answer.location !== undefined || at.startsWith('/jobs/')) {
    at = answer.location ?? at
    answer = await ask(at)
    if (answer.location === undefined && at.startsWith('/jobs/')) await new Promise(resolve => setTimeout(resolve, 50))
  }
  if (answer.status !== 200) throw new Error(`${at}: ${answer.status}`)
  return performance.now() - started
}

/** What a marketer waits for with 100,000 rules. */
export async function desk(): Promise<readonly ReportRow[]> {
  const store = await openStore()
  await store.get('/en-us')
  const ask = colleague(store)
  await ask('/sign-in', { email: 'publisher@desk.example', password: 'trail-lantern-42', to: '/redirects' })
  const imported = await untilDone(ask, '/redirects/import', { rules })
  const listed: number[] = []
  for (const path of ['/redirects', '/redirects?page=1900', '/redirects?q=product-97999', '/redirects'])
    listed.push(await untilDone(ask, path))
  const checked = await untilDone(ask, '/redirects/draft')
  const published = await untilDone(ask, '/redirects/draft/publish', { note: '' })
  await store.end()
  return [
    atMost('desk: a page of the list of 100,000 rules, the slowest of four', Math.max(...listed), 'ms', 200),
    atMost('desk: check of 100,000 rules', checked, 'ms', 5_000, `imported in ${(imported / 1_000).toFixed(1)} s`),
    atMost('desk: publication of 100,000 rules', published, 'ms', 5_000),
  ]
}
