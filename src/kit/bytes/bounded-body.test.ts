import { expect, it } from 'vitest'

import { readBounded } from './bounded-body.ts'

/** A body of chunks that tells whether its reader let it go. */
function bodyOf(...chunks: string[]) {
  const told = { cancelled: false }
  const waiting = chunks.map(chunk => new TextEncoder().encode(chunk))
  const body = new ReadableStream({
    type: 'bytes',
    pull: controller => {
      const chunk = waiting.shift()
      if (chunk !== undefined) return controller.enqueue(chunk)
      controller.close()
      // Who reads into a buffer of their own is waiting for it to come back.
      controller.byobRequest?.respond(0)
    },
    cancel: () => {
      told.cancelled = true
    },
  })
  return { body, told }
}

it('reads a body to its end, up to the limit and not a byte more', async () => {
  const text = async (limit: number) => {
    const read = await readBounded(bodyOf('abc', 'de').body, limit)
    return read && new TextDecoder().decode(read)
  }
  expect([await text(5), await text(4)]).toEqual(['abcde', undefined])
})

it('reads a body of many pieces that is longer than what is first made room for', async () => {
  const pieces = Array.from({ length: 50 }, (_, index) => `${index} `.repeat(400))
  const { body } = bodyOf(...pieces)
  const read = await readBounded(body, 1_000_000)
  expect(new TextDecoder().decode(read)).toBe(pieces.join(''))
})

it('lets go of a body that is too large instead of reading on', async () => {
  const { body, told } = bodyOf('abc', 'de', 'f', 'g')
  await readBounded(body, 3)
  expect(told.cancelled).toBe(true)
})

it('no body is an empty one', async () => {
  expect(await readBounded(null, 0)).toEqual(new Uint8Array())
})
