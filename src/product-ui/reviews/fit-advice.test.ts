import { expect, it } from 'vitest'

import { fitAdvice } from './fit-advice.ts'

it('fit advice is what most reviews say, with how many of a hundred say so', () => {
  expect(fitAdvice({ fit: { small: 1, 'true-to-size': 8, large: 0 } }, undefined)).toEqual({
    fit: 'true-to-size',
    share: 89,
  })
  expect(fitAdvice({ fit: { small: 5, 'true-to-size': 2, large: 1 } }, undefined)).toEqual({ fit: 'small', share: 63 })
})

it('too few opinions, or none that most agree on, are no advice', () => {
  expect(fitAdvice(undefined, undefined)).toBeUndefined()
  expect(fitAdvice({ fit: { small: 0, 'true-to-size': 2, large: 0 } }, undefined)).toBeUndefined()
  expect(fitAdvice({ fit: { small: 2, 'true-to-size': 2, large: 2 } }, undefined)).toBeUndefined()
})

it('those who have the size that was come for advise first; where they are too few, all do', () => {
  const said = {
    fit: { small: 0, 'true-to-size': 9, large: 1 },
    sizes: [
      { id: 'm', name: 'M', count: 5, fit: { small: 4, 'true-to-size': 1, large: 0 } },
      { id: 'l', name: 'L', count: 2, fit: { small: 2, 'true-to-size': 0, large: 0 } },
    ],
  }
  expect(fitAdvice(said, 'm')).toEqual({ fit: 'small', share: 80, size: 'M' })
  for (const size of ['l', 'xl', undefined]) expect(fitAdvice(said, size)).toEqual({ fit: 'true-to-size', share: 90 })
})
