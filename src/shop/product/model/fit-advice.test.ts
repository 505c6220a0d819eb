import { expect, it } from 'vitest'

import { fitAdvice } from './fit-advice.ts'

it('fit advice is what most reviews say, with how many of a hundred say so', () => {
  expect(fitAdvice({ small: 1, 'true-to-size': 8, large: 0 })).toEqual({ fit: 'true-to-size', share: 89 })
  expect(fitAdvice({ small: 5, 'true-to-size': 2, large: 1 })).toEqual({ fit: 'small', share: 63 })
})

it('too few opinions, or none that most agree on, are no advice', () => {
  expect(fitAdvice(undefined)).toBeUndefined()
  expect(fitAdvice({ small: 0, 'true-to-size': 2, large: 0 })).toBeUndefined()
  expect(fitAdvice({ small: 2, 'true-to-size': 2, large: 2 })).toBeUndefined()
})
