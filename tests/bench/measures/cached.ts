import { send, type Load } from '../load.ts'
import { pages } from '../pages.ts'
import { cpuSeconds } from '../processes.ts'
import { atLeast, atMost, shown, type ReportRow } from '../report.ts'
import { medianOf, rounds } from '../rounds.ts'
import { openBareWorker, openStore, type BarePage, type Server, type StoreServer } from '../servers.ts'

/** Short turns and many of them: what else the machine does then meets both alike, and one differs by a fifth. */
const count = 300
const times = 41
/** One process of the runtime is up to a twentieth faster than the next with the same code, all its life long. */
const pairs = { fromMemory: 3, fromKv: 5 }

/** The rounds of several pairs of fresh processes. */
async function withPairs<Round>(pairs: number, play: () => Promise<readonly Round[]>): Promise<readonly Round[]> {
  const played: Round[] = []
  for (let pair = 0; pair < pairs; pair++) played.push(...(await play()))
  return played
}

type Turn = { readonly perSecond: number; readonly cpuMs: number }

/** Sends one round of requests and gives how fast they were answered and what that cost the answering process. */
async function turn(
  server: Server,
  path: string,
  load: Partial<Pick<Load, 'parallel' | 'headers' | 'status' | 'pathOf'>> = {},
): Promise<Turn> {
  const before = cpuSeconds(server.pid)
  const seconds = await send({ port: server.port, path, count, ...load })
  const spent = cpuSeconds(server.pid) - before
  return { perSecond: count / seconds, cpuMs: (spent / count) * 1000 }
}

/** Of a bare worker's requests a second. */
const least = 0.85

/** Headers that belong to the connection, not to the page. */
const ofTheConnection = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'])

/** A shop that is just opening may be late with a part; the page is then shown so for five seconds and made anew. */
const degradedSeconds = 5

/** Somebody who has been here before: pages under experiment are decided for them, and tell them nothing new. */
async function visitor(store: StoreServer, path: string): Promise<Readonly<Record<string, string>>> {
  const answer = await store.get(path)
  await answer.arrayBuffer()
  const cookies = answer.headers.getSetCookie().map(line => line.split(';')[0])
  return cookies.length === 0 ? {} : { cookie: cookies.join('; ') }
}

type Headers = Readonly<Record<string, string>>

/** The page from the cache, whole. */
async function whole(store: StoreServer, path: string, headers: Headers, tries = 30): Promise<Response> {
  await (await store.get(path, headers)).arrayBuffer()
  const answer = await store.get(path, headers)
  const status = answer.headers.get('cache-status') ?? ''
  if (Number(/hit; ttl=(\d+)/.exec(status)?.[1] ?? 0) > degradedSeconds) return answer
  await answer.arrayBuffer()
  if (tries === 0) throw new Error(`${path} is not stored: ${status}`)
  await new Promise(resolve => setTimeout(resolve, 500))
  return whole(store, path, headers, tries - 1)
}

/** The bytes of a page and the head it is answered with, once the store has stored it. */
async function stored(store: StoreServer, path: string, of: Headers): Promise<BarePage & { readonly etag: string }> {
  const answer = await whole(store, path, of)
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !ofTheConnection.has(name)))
  return { path, body: await answer.arrayBuffer(), headers, etag: headers.etag ?? '' }
}

/** The head of its 304. */
async function notModified(
  store: StoreServer,
  page: BarePage & { readonly etag: string },
  of: Headers,
): Promise<BarePage> {
  const answer = await store.get(page.path, { ...of, 'if-none-match': page.etag })
  if (answer.status !== 304) throw new Error(`${page.path} answers ${answer.status} instead of 304`)
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !ofTheConnection.has(name)))
  return { path: page.path, body: new ArrayBuffer(0), headers }
}

const headless = ({ path, body, headers }: BarePage): BarePage => ({
  path,
  body,
  headers: { 'content-type': headers['content-type'] ?? 'text/html' },
})

async function playFromMemory(path: string) {
  const store = await openStore()
  const known = await visitor(store, path)
  const page = await stored(store, path, known)
  const same = await openBareWorker([page], { logs: true })
  const bare = await openBareWorker([headless(page)])
  const confirming = await openBareWorker([await notModified(store, page, known)], { logs: true, isNotModified: true })
  const played = await rounds(times, {
    store: () => turn(store, path, { headers: known }),
    same: () => turn(same, path, { headers: known }),
    bare: () => turn(bare, path, { headers: known }),
    notModified: () => turn(store, path, { headers: { ...known, 'if-none-match': page.etag }, status: 304 }),
    sameNotModified: () => turn(confirming, path, { headers: { ...known, 'if-none-match': page.etag }, status: 304 }),
  })
  await Promise.all([store, same, bare, confirming].map(server => server.end()))
  return played
}

/** A page from memory, and its 304, against a worker that does nothing but answer the same (docs/decisions/043). */
async function fromMemory(name: string, path: string): Promise<readonly ReportRow[]> {
  const played = await withPairs(pairs.fromMemory, () => playFromMemory(path))
  const perSecond = medianOf(played, round => round.store.perSecond)
  const ratio = (of: (round: (typeof played)[number]) => number) => medianOf(played, of)
  return [
    atLeast(
      `${name} from memory, requests a second against the bare worker`,
      ratio(round => round.store.perSecond / round.same.perSecond),
      '×',
      least,
      `${Math.round(perSecond)} a second`,
    ),
    atMost(
      `${name} from memory, processor time against the bare worker`,
      ratio(round => round.store.cpuMs / round.same.cpuMs),
      '×',
      1 / least,
      `${medianOf(played, round => round.store.cpuMs).toFixed(3)} ms a request`,
    ),
    shown(
      `${name} from memory, against a bare worker that sends no header but the type and writes no line`,
      ratio(round => round.store.perSecond / round.bare.perSecond),
      '×',
      `processor time ${ratio(round => round.store.cpuMs / round.bare.cpuMs).toFixed(2)} ×`,
    ),
    atLeast(
      `${name} as 304, requests a second against the bare worker's 304`,
      ratio(round => round.notModified.perSecond / round.sameNotModified.perSecond),
      '×',
      least,
      `processor time ${ratio(round => round.notModified.cpuMs / round.sameNotModified.cpuMs).toFixed(2)} ×`,
    ),
    shown(
      `${name} as 304, requests a second against the bare worker's 200`,
      ratio(round => round.notModified.perSecond / round.same.perSecond),
      '×',
      `the bare worker's 304: ${ratio(round => round.sameNotModified.perSecond / round.same.perSecond).toFixed(2)} ×`,
    ),
  ]
}

/** The pages of a kind that the listing leads to: products by its grid, categories by the menu. */
async function linkedFrom(store: StoreServer, kind: 'p' | 'c', many: number): Promise<readonly string[]> {
  const html = await (await store.get(pages.listing)).text()
  const links = html.matchAll(new RegExp(`href="?(/en-us/${kind}/[a-z0-9-]+)[" >]`, 'g'))
  const paths = [...new Set([...links].flatMap(([, path]) => path ?? []))]
  if (paths.length < many) throw new Error(`the listing leads to ${paths.length} pages of /${kind}/, not to ${many}`)
  return paths.slice(0, many)
}

const together = 16

async function playFromKv(kind: 'p' | 'c') {
  const store = await openStore({ PAGE_MEMORY_BYTES: '0' })
  const paths = await linkedFrom(store, kind, together)
  const known: BarePage[] = []
  const headers = await visitor(store, paths[0] ?? '')
  for (const path of paths) known.push(await stored(store, path, headers))
  const same = await openBareWorker(known, { from: 'kv', logs: true })
  const load = { headers, parallel: together, pathOf: (index: number) => paths[index % paths.length] ?? '' }
  const played = await rounds(times, { store: () => turn(store, '', load), same: () => turn(same, '', load) })
  await Promise.all([store.end(), same.end()])
  return played
}

/** Pages from KV, every request a look-up of its own, against a worker that reads the same bytes from KV. */
async function fromKv(name: string, kind: 'p' | 'c'): Promise<readonly ReportRow[]> {
  const played = await withPairs(pairs.fromKv, () => playFromKv(kind))
  return [
    atLeast(
      `${name} from KV, requests a second against the bare KV worker`,
      medianOf(played, round => round.store.perSecond / round.same.perSecond),
      '×',
      least,
      `${together} pages; processor time ${medianOf(played, round => round.store.cpuMs / round.same.cpuMs).toFixed(2)} ×`,
    ),
  ]
}

/** Cached pages against workers that do nothing but answer the same bytes. */
export async function cached(): Promise<readonly ReportRow[]> {
  return [
    // Home and products are under experiment, which is decided for each request.
    ...(await fromMemory('home', pages.home)),
    ...(await fromMemory('listing', pages.listing)),
    ...(await fromKv('products', 'p')),
    ...(await fromKv('categories', 'c')),
  ]
}
