import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { editDistance, isKnown, nearestWord } from './spelling.ts'
import { folded } from './words.ts'

describe('editDistance', () => {
  it('counts letters inserted, deleted, exchanged and swapped', () => {
    expect(editDistance('jacket', 'jacket', 2)).toBe(0)
    expect(editDistance('jaket', 'jacket', 2)).toBe(1)
    expect(editDistance('jackket', 'jacket', 2)).toBe(1)
    expect(editDistance('jaccet', 'jacket', 2)).toBe(1)
    expect(editDistance('jakcet', 'jacket', 2)).toBe(1)
    expect(editDistance('tent', 'jacket', 2)).toBe(3)
  })

  it('is the same both ways, nothing for the same word alone, and never more than one above the most', () => {
    const word = fc.string({ maxLength: 8 })
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, most) => {
        const there = editDistance(a, b, most)
        expect(there).toBe(editDistance(b, a, most))
        expect(there === 0).toBe(a === b)
        expect(there).toBeLessThanOrEqual(most + 1)
      }),
    )
  })
})

describe('the nearest word', () => {
  const vocabulary = new Map([
    ['jacket', 40],
    ['racket', 1],
    ['waterproof', 20],
    ['tee', 9],
  ])

  it('has the fewest mistakes, and is the commonest among equals', () => {
    expect(nearestWord(vocabulary, 'gacket')).toBe('jacket')
    expect(nearestWord(vocabulary, 'wtaerprof')).toBe('waterproof')
  })

  it('is nothing for short words and for those that are too far away', () => {
    expect(nearestWord(vocabulary, 'tea')).toBeUndefined()
    expect(nearestWord(vocabulary, 'submarine')).toBeUndefined()
  })

  it('a beginning of a word is no mistake', () => {
    expect([isKnown(vocabulary, 'jack'), isKnown(vocabulary, 'jakc')]).toEqual([true, false])
    expect(folded('Élan')).toBe('elan')
  })
})
