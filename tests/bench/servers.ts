import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'

import { runtime } from '../../build/worker-config.ts'
import { neighbourRoutes, startStore } from '../../scripts/store/store.ts'
import { children } from './processes.ts'

export type Server = {
  readonly port: number
  /** The process that answers; undefined where the system does not tell. */
  readonly pid: number | undefined
  readonly end: () => Promise<void>
}

export type StoreServer = Server & {
  /** The complete answer to a path, asked for by somebody who takes it uncompressed. */
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Response>
}

let nextPort = Number(process.env.BENCH_PORT ?? 8900)
export const freePort = () => nextPort++

/** Starts something that runs a process of its own, and says which. */
async function started(start: (port: number) => Promise<Miniflare>): Promise<Server> {
  const before = new Set(children())
  const port = freePort()
  const miniflare = await start(port)
  return { port, pid: children().find(pid => !before.has(pid)), end: () => miniflare.dispose() }
}

/** The same server, whose data goes when it ends. */
const withoutState = (server: Server, stateDir: string): Server => ({
  ...server,
  end: async () => {
    await server.end()
    rmSync(stateDir, { recursive: true, force: true })
  },
})

/** What is beside the storefront: another platform or settings of the embedded one, and a debugger's port. */
type Beside = Pick<Parameters<typeof startStore>[0], 'commerce' | 'commerceOrigin' | 'inspectorPort'>

/** The whole store as `npm start` runs it, with data of its own; its log lines are read and let go. */
export async function openStore(
  settings: Readonly<Record<string, string>> = {},
  beside: Beside = {},
): Promise<StoreServer> {
  const stateDir = mkdtempSync(join(tmpdir(), 'store-'))
  const server = await started(port =>
    startStore({
      port,
      stateDir,
      settings,
      onLog: () => undefined,
      ...beside,
    }),
  )
  return {
    ...withoutState(server, stateDir),
    get: (path, headers = {}) =>
      fetch(`http://localhost:${server.port}${path}`, {
        headers: { 'accept-encoding': 'identity', ...headers },
        redirect: 'manual',
      }),
  }
}

export type BarePage = {
  readonly path: string
  readonly body: ArrayBuffer
  readonly headers: Readonly<Record<string, string>>
}

type Bare = {
  /** How it gets its pages. */
  readonly from?: 'memory' | 'kv'
  /** Whether it writes a line of the log for each, as long as the store's. */
  readonly logs?: boolean
  /** Whether it answers each request by a 304 with the page's headers. */
  readonly isNotModified?: boolean
}

/**
 * What the least possible worker does: pages by their path, held in memory or read from KV every time. It can write a line a
 * request as every worker does that somebody watches: writing to standard output costs a seventh of a cached page here, and
 * next to nothing where the store is deployed.
 */
const bareScript = `
  const kept = new Map()
  const line = ({ method }, path) =>
    JSON.stringify({
      level: 'info',
      at: new Date().toISOString(),
      method,
      path,
      status: 200,
      ms: 0.1,
      correlationId: '01234567-89ab-cdef-0123-456789abcdef',
      route: 'home',
      cache: 'hit',
    })
  const read = (env, path) => env.PAGES.getWithMetadata(path, 'arrayBuffer')
  export default {
    async fetch(request, env) {
      const path = request.url.slice(request.url.indexOf('/', 8))
      if (env.LOG === 'on') console.log(line(request, path))
      if (env.FROM === 'kv') {
        const { value, metadata } = await read(env, path)
        return new Response(value, { headers: { ...env.HEADERS, ...metadata } })
      }
      if (!kept.has(path)) {
        const { value, metadata } = await read(env, path)
        kept.set(path, { bytes: new Uint8Array(value), headers: { ...env.HEADERS, ...metadata } })
      }
      const { bytes, headers } = kept.get(path)
      if (env.NOT_MODIFIED === 'on') return new Response(null, { status: 304, headers })
      return new Response(bytes, { headers })
    },
  }`

/** Headers that all pages have alike: KV keeps 1,024 bytes beside a value, and those of a page are more. */
function alikeIn([first, ...others]: readonly BarePage[]): Readonly<Record<string, string>> {
  const headers = Object.entries(first?.headers ?? {})
  return Object.fromEntries(headers.filter(([name, value]) => others.every(page => page.headers[name] === value)))
}

/** A worker under the same runtime that answers these pages and nothing else. */
export async function openBareWorker(
  answered: readonly BarePage[],
  { from = 'memory', logs = false, isNotModified = false }: Bare = {},
): Promise<Server> {
  const alike = alikeIn(answered)
  const stateDir = mkdtempSync(join(tmpdir(), 'bare-'))
  const server = await started(async port => {
    const miniflare = new Miniflare(
      convertV4MiniflareOptions({
        host: '127.0.0.1',
        port,
        cf: false,
        log: new Log(LogLevel.WARN),
        logRequests: false,
        telemetry: { enabled: false },
        handleStructuredLogs: () => undefined,
        resourcePersistencePath: stateDir,
        workers: [
          {
            name: 'bare',
            ...runtime(),
            modules: true,
            script: bareScript,
            kvNamespaces: ['PAGES'],
            bindings: {
              FROM: from,
              LOG: logs ? 'on' : 'off',
              NOT_MODIFIED: isNotModified ? 'on' : 'off',
              HEADERS: alike,
            },
          },
          // The local runtime looks through as many routes as before the store; deployed, the platform does.
          { name: 'neighbours', ...runtime(), modules: true, script: bareScript, routes: [...neighbourRoutes()] },
        ],
      }),
    )
    await miniflare.ready
    const pages = await miniflare.getKVNamespace('PAGES')
    for (const { path, body, headers } of answered) {
      const own = Object.entries(headers).filter(([name]) => !(name in alike))
      await pages.put(path, body, { metadata: Object.fromEntries(own) })
    }
    return miniflare
  })
  return withoutState(server, stateDir)
}
