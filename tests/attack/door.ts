import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'

/** What can go wrong on the way to the platform and back. */
export const faults = [
  'lost reply',
  'reset',
  'hang',
  '500',
  '503',
  '429',
  'latency',
  'truncated',
  'html',
  'bad json',
  'empty',
  'duplicate',
] as const
export type Fault = (typeof faults)[number]

export type Request = {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}
type Reply = { readonly status: number; readonly headers: IncomingMessage['headers']; readonly body: Buffer }

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const passOn = (port: number, { method, path, headers, body }: Request): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const sent = ask({ host: '127.0.0.1', port, path, method, headers }, reply => {
      bodyOf(reply).then(body => resolve({ status: reply.statusCode ?? 502, headers: reply.headers, body }), reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })

function give(response: ServerResponse, { status, headers, body }: Reply): void {
  const { 'transfer-encoding': _, connection: __, ...kept } = headers
  response.writeHead(status, { ...kept, 'content-length': body.byteLength })
  response.end(body)
}

const plain = (response: ServerResponse, status: number, type: string, text: string): void => {
  response.writeHead(status, { 'content-type': type, ...(status >= 429 && { 'retry-after': '1' }) })
  response.end(text)
}

const sleep = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

type Failing = (passed: () => Promise<Reply>, response: ServerResponse) => Promise<unknown> | void

const failing: Readonly<Record<Fault, Failing>> = {
  'lost reply': async (passed, response) => {
    await passed()
    response.destroy()
  },
  reset: (_, response) => void response.destroy(),
  // Longer than the store waits; what was asked is never passed on.
  hang: async (_, response) => sleep(30_000).then(() => response.destroy()),
  500: (_, response) => plain(response, 500, 'application/json', '{"errorDetails":[]}'),
  503: (_, response) => plain(response, 503, 'text/plain', 'busy'),
  429: (_, response) => plain(response, 429, 'text/plain', 'slow down'),
  latency: async (passed, response) => {
    await sleep(1_500)
    give(response, await passed())
  },
  truncated: async (passed, response) => {
    const { status, headers, body } = await passed()
    response.writeHead(status, { 'content-type': headers['content-type'], 'content-length': body.byteLength })
    response.write(body.subarray(0, body.byteLength >> 1))
    setTimeout(() => response.destroy(), 20)
  },
  html: async (passed, response) => {
    await passed()
    plain(response, 502, 'text/html', '<h1>Bad gateway</h1>')
  },
  'bad json': async (passed, response) => {
    const { status } = await passed()
    plain(response, status, 'application/json', '{"id":')
  },
  empty: async (passed, response) => {
    const { status } = await passed()
    plain(response, status, 'application/json', '')
  },
  duplicate: async (passed, response) => {
    await passed()
    give(response, await passed())
  },
}

/** A door in front of the platform; `choose` says what goes wrong with a request, nothing when it is to pass. */
export async function openDoor(
  port: number,
  platformPort: number,
  choose: (request: Request) => Fault | undefined,
): Promise<{ readonly end: () => void }> {
  const handle = async (message: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url: path = '/', headers } = message
    const request = { method, path, headers, body: await bodyOf(message) }
    const passed = () => passOn(platformPort, request)
    const fault = choose(request)
    if (fault === undefined) return give(response, await passed())
    await failing[fault](passed, response)
  }
  const door = createServer((message, response) => {
    // A platform that is not there is a connection that ends.
    handle(message, response).catch(() => response.destroy())
  })
  await new Promise<void>(resolve => {
    door.listen(port, '127.0.0.1', resolve)
  })
  return {
    end: () => {
      door.closeAllConnections()
      door.close()
    },
  }
}
