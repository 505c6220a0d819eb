import { expect, test } from 'vitest'

import { ownTermsOf } from './own-terms.ts'

const employee = { termsAccepted: true, currentSpend: 0, annualCap: 100_000 }

test('an employee is told of the discount once its terms are accepted', () => {
  expect(ownTermsOf({ employee })).toEqual({ isEmployee: true })
  expect(ownTermsOf({ employee: { ...employee, termsAccepted: false } })).toBeUndefined()
})

test('who has a credit of their own is told what is left of it; nothing when nothing is', () => {
  expect(ownTermsOf({ athlete: { currentSpend: 600, annualCredit: 2_000 } })).toEqual({
    isEmployee: false,
    credit: 1_400,
  })
  expect(ownTermsOf({ athlete: { currentSpend: 2_000, annualCredit: 2_000 } })).toBeUndefined()
  expect(ownTermsOf({})).toBeUndefined()
})
