import { describe, expect, it } from 'vitest'

import { chance, cutter, hash } from './chance.ts'

describe('chance', () => {
  it('gives the same numbers for the same seed, all from 0 up to but not including 1', () => {
    const numbers = (seed: number) => {
      const random = chance(seed)
      return Array.from({ length: 200 }, random)
    }
    expect(numbers(7)).toEqual(numbers(7))
    expect(numbers(7)).not.toEqual(numbers(8))
    expect(numbers(7).every(number => number >= 0 && number < 1)).toBe(true)
  })

  it('hashes different texts differently', () => {
    const texts = Array.from({ length: 500 }, (_, index) => `shell ${index}`)
    expect(new Set(texts.map(hash)).size).toBe(500)
  })
})

describe('the pattern cutter', () => {
  const cutOf = (model: number): string => {
    const cut = cutter('shell', model)
    return [
      cut.one(['a', 'b', 'c', 'd']),
      cut.one([1, 2, 3, 4, 5, 6]),
      cut.one([true, false]),
      cut.one(['x', 'y', 'z']),
    ].join()
  }

  it('makes at least 60 different cuts of 100 models from four choices', () => {
    expect(new Set(Array.from({ length: 100 }, (_, model) => cutOf(model))).size).toBeGreaterThanOrEqual(60)
  })

  it('never cuts two neighbouring models alike', () => {
    for (let model = 0; model < 239; model++) expect(cutOf(model)).not.toBe(cutOf(model + 1))
  })

  it('keeps a measure between its bounds in whole units', () => {
    for (let model = 0; model < 100; model++) {
      const measure = cutter('tee', model).between(-4, 9)
      expect(measure).toBe(Math.round(measure))
      expect(measure).toBeGreaterThanOrEqual(-4)
      expect(measure).toBeLessThanOrEqual(9)
    }
  })
})
