import { photoBounds } from '#src/commerce/calls/catalogue/photo-types.ts'
import type { Call } from '#src/commerce/call.ts'
import { calls } from '#src/commerce/calls/index.ts'
import { readBounded } from '#src/kit/bytes/bounded-body.ts'

import type { StorefrontContext, StorefrontMiddleware } from '../context.ts'
import type { RequestContext } from '../request-context.ts'
import { when } from './when.ts'

export const longestPath = 1_024
const longestQuery = 2_048
export const largestBody = 65_536

const pathOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)

/** The calls that take larger bodies, as their rows say, and the form of a review with all of its photographs. */
const largerBodies: readonly (readonly [path: RegExp, bytes: number])[] = [
  [/^\/-\/reviews\/write$/, photoBounds.bytes * photoBounds.count + largestBody],
  ...Object.values<Call>(calls).flatMap(({ path, bodyBytes }) =>
    bodyBytes === undefined ? [] : [[pathOf(path), bodyBytes] as const],
  ),
]

const largestBodyAt = (pathname: string): number =>
  largerBodies.find(([path]) => path.test(pathname))?.[1] ?? largestBody

const plain = (status: 400 | 405 | 413 | 414, text: string) =>
  new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' },
  })

/** The same request with a body that has been read already. */
function withBody(request: Request, bytes: Uint8Array<ArrayBuffer>): Request {
  const { method, headers, url } = request
  return new Request(url, { method, headers, body: bytes.byteLength === 0 ? null : bytes })
}

/** Characters no address of ours holds: control characters and backslashes, plain or escaped. */
const strange = /\\|\p{Cc}|%(?:0[0-9a-f]|1[0-9a-f]|7f|5c)/iu

function isWellFormed(text: string): boolean {
  try {
    decodeURIComponent(text.replaceAll('+', ' '))
    return true
  } catch {
    return false
  }
}

const isMalformed = (path: string) => strange.test(path) || !isWellFormed(path)

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])

function refusalOf(c: StorefrontContext): Response | undefined {
  const { pathname, search, isPlain } = c.env.address
  if (pathname.length > longestPath) return plain(414, 'The address is too long.')
  if (search.length > longestQuery) return plain(414, 'The query is too long.')
  if (pathname.startsWith('//') || (!isPlain && isMalformed(pathname))) return plain(400, 'The address is malformed.')
  if (search !== '' && (/%(?:0[0ad])/i.test(search) || !isWellFormed(search)))
    return plain(400, 'The query is malformed.')
  return methods.has(c.env.method) ? undefined : plain(405, 'Method not allowed.')
}

const hasBody = ({ method }: RequestContext) => method !== 'GET' && method !== 'HEAD'

/** Reads the body whole, as far as it may go. */
const boundedBody = when(hasBody, async (c, next) => {
  const body = await readBounded(c.req.raw.body, largestBodyAt(c.env.address.pathname))
  if (body === undefined) return plain(413, 'The request is too large.')
  c.req.raw = withBody(c.req.raw, body)
  return next()
})

/** Refuses what is too long, malformed or too large before anything else looks at it. */
export const requestLimits: StorefrontMiddleware = (c, next) => {
  const refusal = refusalOf(c)
  return refusal === undefined ? boundedBody(c, next) : Promise.resolve(refusal)
}
