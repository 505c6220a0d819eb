import { Agent, request as ask, type IncomingMessage } from 'node:http'
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2'

import type { Server } from '../servers.ts'
import type { Certificate } from './certificate.ts'
import { openSecureServer } from './secure-server.ts'
import { sendBrotli } from './send-brotli.ts'

export type Front = { readonly origin: string; readonly end: () => Promise<void> }

export type FrontOptions = {
  readonly certificate: Certificate
  /** What is done to a document on its way. */
  readonly rewrite?: (html: string) => string
}

/** What speaks of one connection and not of the answer (RFC 9113, section 8.2.2), and lengths that compression changes. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length'])

/** The headers of a question as the server behind the front gets it: of one origin, and not to be compressed there. */
function inward(request: Http2ServerRequest, origin: URL) {
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !name.startsWith(':')))
  return {
    ...headers,
    host: origin.host,
    'accept-encoding': 'identity',
    ...(headers.origin === undefined ? {} : { origin: origin.origin }),
  }
}

function outward(answer: IncomingMessage, origin: URL) {
  const kept = Object.entries(answer.headers).filter(([name]) => !ofConnection.has(name))
  const { location } = answer.headers
  return {
    ...Object.fromEntries(kept),
    ...(location === undefined ? {} : { location: location.replace(origin.origin, '') }),
  }
}

/**
 * What a content delivery network is to a browser, before a server of this machine: HTTP/2 over TLS, brotli. It keeps no
 * pages. How the browser is slowed is its own affair, so that everything behind such a front meets the same line.
 */
export async function openFront(server: Server, { certificate, rewrite }: FrontOptions): Promise<Front> {
  const behind = new URL(`http://localhost:${server.port}`)
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const pass = (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const question = ask(
      {
        agent,
        host: '127.0.0.1',
        port: server.port,
        path: request.url,
        method: request.method,
        headers: inward(request, behind),
      },
      answer => void sendBrotli(answer, outward(answer, behind), response, rewrite).catch(() => response.destroy()),
    )
    question.on('error', () => response.destroy())
    request.pipe(question)
  }
  const front = await openSecureServer(certificate, pass)
  return {
    origin: front.origin,
    end: () => {
      agent.destroy()
      return front.end()
    },
  }
}
