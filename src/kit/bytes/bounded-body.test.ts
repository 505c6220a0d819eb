import { expect, it } from 'vitest'

import { readBounded } from './bounded-body.ts'

/** A body of chunks that tells whether its reader let it go. */
function bodyOf(...chunks: string[]) {
  const told = { cancelled: false }
  const waiting = chunks.map(chunk => new TextEncoder().encode(chunk))
  const body = new ReadableStream<Uint8Array>({
    pull: controller => {
      const chunk = waiting.shift()
      if (chunk === undefined) controller.close()
      else controller.enqueue(chunk)
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

it('lets go of a body that is too large instead of reading on', async () => {
  const { body, told } = bodyOf('abc', 'de', 'f', 'g')
  await readBounded(body, 3)
  expect(told.cancelled).toBe(true)
})

it('no body is an empty one', async () => {
  expect(await readBounded(null, 0)).toEqual(new Uint8Array())
})
