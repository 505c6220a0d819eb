import { expect, it } from 'vitest'

import { createTokenBucket } from './token-bucket.ts'

const at = Date.UTC(2026, 10, 25)
const minute = 60_000

it('all of a minute may come in one second; then as many more as there is time for, and no more than a minute’s after a long rest', () => {
  const bucket = createTokenBucket(30, minute)
  const taken = (moment: number) => Array.from({ length: 100 }, () => bucket.take(moment)).filter(Boolean).length
  expect(taken(at)).toBe(30)
  expect(taken(at + 1_999)).toBe(0)
  expect(taken(at + 2_000)).toBe(1)
  expect(taken(at + 2_000 + minute / 2)).toBe(15)
  expect(taken(at + 90 * minute)).toBe(30)
})

it('a clock that goes back gives nothing', () => {
  const bucket = createTokenBucket(1, minute)
  expect([bucket.take(at), bucket.take(at - minute), bucket.take(at - 1)]).toEqual([true, false, false])
})
