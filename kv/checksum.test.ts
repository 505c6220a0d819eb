import fc from 'fast-check'
import { expect, test } from 'vitest'

import { checksumOf } from './checksum.ts'

const bytes = fc.uint8Array({ minLength: 1, maxLength: 300 }).map(some => new Uint8Array(some))

test('P9: a page of which one byte is another, or the end is missing, has another checksum', () => {
  fc.assert(
    fc.property(bytes, fc.nat(), fc.integer({ min: 1, max: 255 }), (body, where, by) => {
      const at = where % body.length
      const changed = body.slice()
      changed[at] = ((body[at] ?? 0) + by) % 256
      expect(checksumOf(changed)).not.toBe(checksumOf(body))
      expect(checksumOf(body.slice(0, at))).not.toBe(checksumOf(body))
    }),
    // A checksum of 32 bits, folded of both sums, let these through.
    { examples: [[Uint8Array.from([228, 237, 162, 27]), 3, 138]], numRuns: 1_000 },
  )
})

test('the checksum of bytes is the same wherever they stand in memory', () => {
  fc.assert(
    fc.property(bytes, fc.nat(7), (body, offset) => {
      const held = new Uint8Array(body.length + offset)
      held.set(body, offset)
      expect(checksumOf(held.subarray(offset))).toBe(checksumOf(body))
    }),
  )
})
