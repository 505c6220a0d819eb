import { describe, expect, it } from 'vitest'

import { distance, nearest } from './distance.ts'

const berlin = { latitude: 52.52, longitude: 13.405 }
const munich = { latitude: 48.137, longitude: 11.575 }
const denver = { latitude: 39.7392, longitude: -104.9903 }

describe('distance', () => {
  it('is some 504 km from Berlin to Munich, the same both ways, and nothing from a place to itself', () => {
    expect(distance(berlin, munich) / 1000).toBeCloseTo(504, 0)
    expect(distance(munich, berlin)).toBe(distance(berlin, munich))
    expect(distance(denver, denver)).toBe(0)
  })

  it('puts the nearest first and leaves out what lies beyond the radius', () => {
    expect(nearest([denver, berlin], munich).map(({ latitude }) => latitude)).toEqual([52.52, 39.7392])
    expect(nearest([denver, berlin], munich, 600_000)).toHaveLength(1)
  })
})
