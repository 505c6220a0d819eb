import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { findLines } from './sorted-lines.ts'

const textOf = (keys: readonly string[]) =>
  keys
    .toSorted()
    .map((key, index) => `${key}\t${index}\n`)
    .join('')

const keysOf = (count: number) => Array.from({ length: count }, (_, index) => `/old/${(index * 7_919) % 1_000_003}`)

it('finds every line of a key and no other, as a plain filter would', () => {
  const key = fc.stringMatching(/^\/[a-c%-]{0,3}$/)
  fc.assert(
    fc.property(fc.array(key, { maxLength: 40 }), key, (keys, wanted) => {
      const text = textOf(keys)
      const expected = text.split('\n').filter(line => line.startsWith(`${wanted}\t`))
      expect(findLines(text, wanted).lines).toEqual(expected)
    }),
  )
})

it('finding a path among 100,000 redirect rules takes a dozen comparisons more than among 100', () => {
  const worst = (count: number) => {
    const keys = keysOf(count)
    const text = textOf(keys)
    const asked = [...keys.slice(0, 500), '/', '/nowhere', '/zzz']
    return Math.max(...asked.map(key => findLines(text, key).comparisons))
  }
  const few = worst(100)
  const many = worst(100_000)
  expect(few).toBeGreaterThan(5)
  expect(many).toBeLessThanOrEqual(few + 12)
  expect(many).toBeLessThan(25)
})
