import { afterEach, expect, it, vi } from 'vitest'

import { toCallRequest } from '#src/commerce/client.ts'
import { callUpstream } from '#worker/storefront/proxy/upstream.ts'

import { toolsFor } from './upstream-tools.ts'

afterEach(() => vi.unstubAllGlobals())

const limit = 200_000
const call = toCallRequest('products.catalog.get', {})

const bodyOf = (size: number) => JSON.stringify({ text: 'é'.repeat(size / 2 - 10) })
const lengthOf = (text: string) => String(new TextEncoder().encode(text).byteLength)

/** An answer that comes piece by piece, with these headers. */
const inPieces = (text: string, headers: Record<string, string>) =>
  new Response(new Response(text).body, { headers, encodeBody: 'manual' })

/** How a platform may send an answer, and what it says of its length. */
const ways: readonly (readonly [string, (text: string) => Response])[] = [
  ['says its length', text => inPieces(text, { 'content-length': lengthOf(text) })],
  ['says no length', text => inPieces(text, {})],
  [
    'is compressed, and says the length of that',
    text => inPieces(text, { 'content-encoding': 'br', 'content-length': '9' }),
  ],
  [
    'comes in chunks, whatever length it says',
    text => inPieces(text, { 'transfer-encoding': 'chunked', 'content-length': '9' }),
  ],
]

/** What is made of an answer of a platform elsewhere. */
function answered(answer: Response) {
  vi.stubGlobal('fetch', () => Promise.resolve(answer))
  const settings = { COMMERCE_ORIGIN: 'https://platform.example', UPSTREAM_BODY_BYTES: limit }
  return callUpstream(toolsFor(undefined, settings), { ...call, method: 'POST' })
}

it.each(ways)('an answer of a platform elsewhere that %s is read whole', async (_way, answerOf) => {
  const text = bodyOf(limit - 1_000)
  expect(JSON.stringify((await answered(answerOf(text))).json)).toBe(text)
})

it.each(ways)('one that %s and is larger than may be is no answer', async (_way, answerOf) => {
  await expect(answered(answerOf(bodyOf(limit + 1_000)))).rejects.toThrow('answer too large')
})

it.each(['content-encoding', 'transfer-encoding'])(
  '%s: one that is larger than it says is not read to its end',
  async header => {
    let given = 0
    const piece = new Uint8Array(10_000).fill(32)
    const body = new ReadableStream({
      type: 'bytes',
      pull: to => {
        given += 1
        to.enqueue(piece.slice())
      },
    })
    const answer = new Response(body, { headers: { [header]: 'x', 'content-length': '9' }, encodeBody: 'manual' })
    await expect(answered(answer)).rejects.toThrow('answer too large')
    expect(given * piece.length).toBeLessThan(2 * limit)
  },
)
