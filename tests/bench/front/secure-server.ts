import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'

import { freePort } from '../servers.ts'
import type { Certificate } from './certificate.ts'

/** HTTP/2 over TLS on a port of its own; ending it ends the connections that are open. */
export async function openSecureServer(
  { key, cert }: Certificate,
  answer: (request: Http2ServerRequest, response: Http2ServerResponse) => void,
) {
  const server = createSecureServer({ key, cert }, answer)
  const sessions = new Set<{ readonly destroy: () => void }>()
  server.on('session', session => sessions.add(session.on('close', () => sessions.delete(session))))
  const port = freePort()
  await new Promise<void>(resolve => {
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    origin: `https://localhost:${port}`,
    end: () =>
      new Promise<void>(resolve => {
        for (const session of sessions) session.destroy()
        server.close(() => resolve())
      }),
  }
}
