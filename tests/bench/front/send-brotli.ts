import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import type { Http2ServerResponse } from 'node:http2'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, constants, createBrotliCompress } from 'node:zlib'

const isText = (type: string) =>
  /^(?:text\/|application\/(?:javascript|json|speculationrules\+json)|image\/svg)/.test(type)
const quality = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } })

/** Files that never change are compressed once, as far as it goes; pages at what a network takes for them. */
const files = new Map<string, Buffer>()
function compressed(body: Buffer, isFile: boolean): Buffer {
  if (!isFile) return brotliCompressSync(body, quality(5))
  const key = body.toString('latin1')
  const known = files.get(key) ?? brotliCompressSync(body, quality(constants.BROTLI_MAX_QUALITY))
  files.set(key, known)
  return known
}

/** A document that is still being made goes on as it comes, each piece flushed. */
async function stream(answer: IncomingMessage, response: Http2ServerResponse): Promise<void> {
  const brotli = createBrotliCompress(quality(5))
  brotli.pipe(response.stream)
  for await (const piece of answer) {
    brotli.write(piece)
    brotli.flush()
  }
  brotli.end()
}

/** Sends an answer on, with brotli where it is text. A document that is rewritten is read to its end before. */
export async function sendBrotli(
  answer: IncomingMessage,
  headers: OutgoingHttpHeaders,
  response: Http2ServerResponse,
  rewrite?: (html: string) => string,
): Promise<void> {
  const status = answer.statusCode ?? 502
  const type = answer.headers['content-type'] ?? ''
  if (!isText(type)) {
    response.writeHead(status, headers)
    answer.pipe(response.stream)
    return
  }
  const asBrotli = { ...headers, 'content-encoding': 'br' }
  if (answer.headers['content-length'] === undefined && rewrite === undefined) {
    response.writeHead(status, asBrotli)
    return stream(answer, response)
  }
  const given = await buffer(answer)
  const isFile = /\bimmutable\b/.test(answer.headers['cache-control'] ?? '')
  const isRewritten = rewrite !== undefined && type.startsWith('text/html')
  const body = compressed(isRewritten ? Buffer.from(rewrite(given.toString())) : given, isFile)
  response.writeHead(status, { ...asBrotli, 'content-length': body.length })
  response.end(body)
}
