import { expect, it } from 'vitest'

import { errorStatus, isErrorCode } from '#src/commerce/errors.ts'

import { sentenceOf } from './sentences.ts'

it('R145: every code has a sentence that can be shown', () => {
  const codes = Object.keys(errorStatus).filter(isErrorCode)
  expect(codes.length).toBeGreaterThan(110)
  const sentences = codes.map(code => sentenceOf(code, {}))
  expect(sentences.filter(text => !/^[A-Z].{10,}\.$/.test(text) || /[{}]/.test(text))).toEqual([])
})

it('INV408 fills in maxAllowedQty', () => {
  expect(sentenceOf('INV408', { maxAllowedQty: 2 })).toBe('At most 2 of this item can be bought.')
})
