import { expect, it } from 'vitest'

import { areApart, shareInterval } from './interval.ts'

const rounded = ({ share, low, high }: ReturnType<typeof shareInterval>) =>
  [share, low, high].map(one => Math.round(one * 1_000) / 1_000)

it('a share has the interval of Wilson, which stays between none and all and narrows with the cases', () => {
  expect(rounded(shareInterval(10, 100))).toEqual([0.1, 0.055, 0.174])
  expect(rounded(shareInterval(1_000, 10_000))).toEqual([0.1, 0.094, 0.106])
  expect(rounded(shareInterval(0, 20))).toEqual([0, 0, 0.161])
  expect(rounded(shareInterval(20, 20))).toEqual([1, 0.839, 1])
  expect(rounded(shareInterval(0, 0))).toEqual([0, 0, 1])
})

it('two variants differ where their intervals have nothing in common', () => {
  expect(areApart(shareInterval(10, 100), shareInterval(14, 100))).toBe(false)
  expect(areApart(shareInterval(1_000, 10_000), shareInterval(1_400, 10_000))).toBe(true)
})
