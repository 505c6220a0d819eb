import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { add, emptyBitmap, fullBitmap, has, intersection, overlap, size, union, without } from './bitmap.ts'

const most = 200
const positions = fc.uniqueArray(fc.nat(most - 1))

const bitmapOf = (list: readonly number[]) => {
  const bitmap = emptyBitmap(most)
  for (const position of list) add(bitmap, position)
  return bitmap
}

const listOf = (bitmap: Uint32Array) => Array.from({ length: most }, (_, index) => index).filter(at => has(bitmap, at))

test('a bitmap is a set: union, intersection, difference and their sizes agree with those of lists', () => {
  fc.assert(
    fc.property(positions, positions, (left, right) => {
      const [a, b] = [bitmapOf(left), bitmapOf(right)]
      const sorted = (list: readonly number[]) => list.toSorted((x, y) => x - y)
      const both = sorted(left.filter(at => right.includes(at)))
      expect(listOf(intersection(a, b))).toEqual(both)
      expect(overlap(a, b)).toBe(both.length)
      expect(listOf(union(a, b))).toEqual(sorted([...new Set([...left, ...right])]))
      expect(listOf(without(a, b))).toEqual(sorted(left.filter(at => !right.includes(at))))
      expect(size(a)).toBe(left.length)
    }),
  )
})

test('the full bitmap has every position and no other', () => {
  expect(size(fullBitmap(70))).toBe(70)
  expect(has(fullBitmap(70), 69)).toBe(true)
  expect(has(fullBitmap(70), 70)).toBe(false)
})
