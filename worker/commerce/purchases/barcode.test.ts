import { expect, it } from 'vitest'

import { interleaved } from './barcode.ts'

it('a pair of digits is five bars and the five gaps between them, with start and stop (Interleaved 2 of 5)', () => {
  expect(interleaved('38').join('')).toBe(['1111', '3331111311', '311'].join(''))
})

it('an odd number of digits, or a letter, is a mistake of the caller', () => {
  expect(() => interleaved('123')).toThrow('even number of digits')
  expect(() => interleaved('1A')).toThrow('even number of digits')
})
