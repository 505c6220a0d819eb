import { randomUUID } from 'node:crypto'
import { request } from 'node:http'

import { browserOver } from './browser.ts'
import type { PostForm } from './cards.ts'

export type Answered = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly cookies: readonly string[]
  readonly text: string
}

type Asked = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** The host that is asked for, when it is another than the one of the address. */
  readonly host?: string
}

/** Longest an answer is waited for, in milliseconds. */
const longest = 40_000

/** Asks a server of this machine as it stands: no redirect is followed, no header is made up, any host can be asked for. */
export function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body, host }: Asked = {},
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: { host: host ?? `localhost:${port}`, ...headers },
        timeout: longest,
      },
      answer => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)])),
            cookies: answer.headers['set-cookie'] ?? [],
            text: Buffer.concat(chunks).toString('utf8'),
          }),
        )
      },
    )
    sent.on('timeout', () => sent.destroy(new Error(`no answer from ${path}`)))
    sent.on('error', reject)
    sent.end(body)
  })
}

type Outcome = {
  readonly ok: boolean
  readonly code?: string
  readonly to?: string
}

/** A browser without script in front of a store of this machine; commands are posted as script does. */
export function openBrowser(port: number, own: Readonly<Record<string, string>> = {}) {
  const {
    ask: get,
    cookies,
    send,
  } = browserOver<Answered>({
    origin: `http://localhost:${port}`,
    exchange: (path, request) => ask(port, path, request),
    setCookies: answer => answer.cookies,
    own,
  })

  /** Posts a command as script does, under a key that a repeated press keeps; what is no answer counts as none. */
  async function run(command: string, input: object, key: string = randomUUID()): Promise<Outcome> {
    try {
      const { text } = await send(`/-/${command}?locale=en-us`, input, 'POST', { 'idempotency-key': key })
      return JSON.parse(text) as Outcome
    } catch {
      return { ok: false, code: 'NO_ANSWER' }
    }
  }

  return { get, run, cookies, send }
}

export type HttpBrowser = ReturnType<typeof openBrowser>

/** Posts to the payment provider, a host of its own on the platform's port. */
export const toProvider =
  (port: number): PostForm =>
  async ({ pathname, search, host }, headers, body) =>
    (await ask(port, pathname + search, { method: 'POST', host, headers, body })).text
