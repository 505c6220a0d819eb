import { expect, it } from 'vitest'

import { seenAfter } from './map.ts'

const whole = [0, 0, 1000, 500] as const

it('a map is enlarged around its middle, moved by a quarter, and never shown beyond its edges', () => {
  const near = seenAfter('in', whole, whole)
  expect(near.map(Math.round)).toEqual([167, 83, 667, 333])
  expect(seenAfter('out', near, whole).map(Math.round)).toEqual([0, 0, 1000, 500])
  expect(seenAfter('left', near, whole).map(Math.round)).toEqual([0, 83, 667, 333])
  expect(seenAfter('right', near, whole).map(Math.round)).toEqual([333, 83, 667, 333])
  expect(seenAfter('down', seenAfter('down', near, whole), whole).map(Math.round)).toEqual([167, 167, 667, 333])
})

it('it can be enlarged ten times and no further', () => {
  let seen: readonly [number, number, number, number] = whole
  for (let press = 0; press < 20; press++) seen = seenAfter('in', seen, whole)
  expect(seen[2]).toBe(100)
})
