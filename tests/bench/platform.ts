import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'

import { localSecrets } from '../../scripts/store/state.ts'
import { commerceWorker, paymentsWorker, picturesWorker } from '../../scripts/store/store.ts'
import { freePort } from './servers.ts'

export type Platform = {
  readonly origin: string
  /** From now on every answer comes this much later. */
  readonly sleep: (milliseconds: number) => void
  /** From now on what was answered once is answered again without asking anybody. */
  readonly replay: () => void
  /** From now on nobody hears anything of the calls whose path is one of these. */
  readonly hang: (isDead: (path: string) => boolean) => void
  readonly end: () => Promise<void>
}

/** The platform alone, with its payment provider; `adminKey` opens its administration. */
export async function openCommerce(stateDir: string) {
  const secrets = localSecrets(stateDir)
  const port = freePort()
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
      workers: [commerceWorker(secrets), picturesWorker(), paymentsWorker(secrets, port)],
    }),
  )
  await miniflare.ready
  return { port, adminKey: secrets.ADMIN_KEY, end: () => miniflare.dispose() }
}

type Answer = { readonly status: number; readonly type: string; readonly body: Buffer }

async function ask(commerce: URL, request: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const headers = Object.entries(request.headers).filter(
    ([name]) => !['host', 'connection', 'content-length'].includes(name),
  )
  const answer = await fetch(new URL(request.url ?? '/', commerce), {
    method: request.method ?? 'GET',
    headers: headers.map(([name, value]) => [name, String(value)] as [string, string]),
    ...(chunks.length === 0 ? {} : { body: Buffer.concat(chunks) }),
  })
  const type = answer.headers.get('content-type') ?? 'application/json'
  return { status: answer.status, type, body: Buffer.from(await answer.arrayBuffer()) }
}

/**
 * The commerce platform somewhere else, behind a door that can be slow, or can answer from memory so that the
 * platform's own work does not count.
 */
export async function openPlatform(): Promise<Platform> {
  const stateDir = mkdtempSync(join(tmpdir(), 'platform-'))
  const commerce = await openCommerce(stateDir)
  const address = new URL(`http://127.0.0.1:${commerce.port}`)
  const known = new Map<string, Answer>()
  let delay = 0
  let replays = false
  let isDead: (path: string) => boolean = () => false
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url?.split('?')[0] ?? ''
    if (isDead(path)) return
    const answer = (replays ? known.get(path) : undefined) ?? (await ask(address, request))
    if (request.method === 'GET' && answer.status === 200) known.set(path, answer)
    setTimeout(() => {
      response.writeHead(answer.status, { 'content-type': answer.type, 'content-length': answer.body.byteLength })
      response.end(answer.body)
    }, delay)
  }
  const door = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy())
  })
  const port = freePort()
  await new Promise<void>(resolve => {
    door.listen(port, '127.0.0.1', resolve)
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    sleep: milliseconds => {
      delay = milliseconds
    },
    replay: () => {
      replays = true
    },
    hang: next => {
      isDead = next
    },
    end: async () => {
      door.closeAllConnections()
      door.close()
      await commerce.end()
      rmSync(stateDir, { recursive: true, force: true })
    },
  }
}
