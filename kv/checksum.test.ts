import { expect, it } from 'vitest'

import { checksumOf } from './checksum.ts'

const text = new TextEncoder().encode('a page of the store, whatever it says')

it('a checksum of bytes is a whole number that JSON keeps, the same every time', async () => {
  const checksum = await checksumOf(text)
  expect(Number.isSafeInteger(checksum) && checksum >= 0).toBe(true)
  expect(JSON.parse(JSON.stringify(checksum))).toBe(await checksumOf(text.slice()))
})

it('any bit that is turned gives another one, and so does a byte that is missing', async () => {
  const known = new Set([
    await checksumOf(text),
    await checksumOf(text.subarray(1)),
    await checksumOf(text.slice(0, -1)),
  ])
  for (let bit = 0; bit < text.length * 8; bit++) {
    const turned = text.slice()
    turned[bit >> 3] = (turned[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    known.add(await checksumOf(turned))
  }
  expect(known.size).toBe(3 + text.length * 8)
})
