import { createServer, type ServerResponse } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'

import { freePort, type Server } from './servers.ts'

export type Front = { readonly origin: string; readonly end: () => void }

const isText = (type: string) => /^(?:text\/|application\/(?:javascript|json)|image\/svg)/.test(type)
const compressed = (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })

/** The document with every script and every hint of one taken out. */
const withoutScript = (html: string) =>
  html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*rel="modulepreload"[^>]*>/g, '')

async function pass(store: Server, path: string, strips: boolean, response: ServerResponse): Promise<void> {
  const answer = await fetch(`http://localhost:${store.port}${path}`, { redirect: 'manual' })
  const type = answer.headers.get('content-type') ?? ''
  const kept = ['content-type', 'cache-control', 'location'].flatMap(name => {
    const value = answer.headers.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  const given = Buffer.from(await answer.arrayBuffer())
  const body = strips && type.startsWith('text/html') ? Buffer.from(withoutScript(given.toString())) : given
  const sent = isText(type) ? compressed(body) : body
  response.writeHead(answer.status, {
    ...Object.fromEntries(kept),
    ...(isText(type) ? { 'content-encoding': 'br' } : {}),
    'content-length': sent.byteLength,
  })
  response.end(sent)
}

/** The store as a network in front of it compresses and sends it; `without` script, the same page for comparison. */
export async function openFront(store: Server, script: 'with' | 'without'): Promise<Front> {
  const server = createServer((request, response) => {
    pass(store, request.url ?? '/', script === 'without', response).catch(() => response.destroy())
  })
  const port = freePort()
  await new Promise<void>(resolve => {
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    origin: `http://localhost:${port}`,
    end: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
