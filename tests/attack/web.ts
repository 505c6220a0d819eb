import { randomUUID } from 'node:crypto'
import { request } from 'node:http'

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

/** A browser without script that keeps its cookies; commands are posted as script does. */
export function openBrowser(port: number, own: Readonly<Record<string, string>> = {}) {
  const cookies = new Map<string, string>()
  const origin = `http://localhost:${port}`

  async function get(path: string, asked: Asked = {}): Promise<Answered> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
      ...(cookie === '' ? {} : { cookie }),
      ...own,
      ...asked.headers,
    }
    const answer = await ask(port, path, { ...asked, headers })
    for (const line of answer.cookies) {
      const [pair = ''] = line.split(';')
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      if (/max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }

  const posted = (type: string, body: string): Asked => ({
    method: 'POST',
    headers: { origin, 'sec-fetch-site': 'same-origin', 'content-type': type },
    body,
  })

  /** Posts a command as script does, under a key that a repeated press keeps; what is no answer counts as none. */
  async function run(command: string, input: object, key: string = randomUUID()): Promise<Outcome> {
    try {
      const { headers, ...asked } = posted('application/json', JSON.stringify(input))
      const { text } = await get(`/-/${command}?locale=en-us`, {
        ...asked,
        headers: { ...headers, 'idempotency-key': key },
      })
      return JSON.parse(text) as Outcome
    } catch {
      return { ok: false, code: 'NO_ANSWER' }
    }
  }

  return {
    get,
    run,
    cookies,
    post: (path: string, body: object) => get(path, posted('application/json', JSON.stringify(body))),
  }
}

export type HttpBrowser = ReturnType<typeof openBrowser>
