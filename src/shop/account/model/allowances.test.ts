import { describe, expect, it } from 'vitest'

import { allowancesOf } from './allowances.ts'

describe('what somebody may spend in a year', () => {
  it('R139: an employee has currentSpend and annualCap', () => {
    expect(allowancesOf({ employee: { termsAccepted: true, currentSpend: 42_000, annualCap: 250_000 } })).toEqual([
      { kind: 'employee', spent: 42_000, most: 250_000 },
    ])
  })

  it('R140, R393: athlete, prosumer and credited consumer are independent, each with currentSpend and annualCredit', () => {
    expect(
      allowancesOf({
        athlete: { currentSpend: 60_000, annualCredit: 200_000 },
        prosumer: { currentSpend: 0, annualCredit: 100_000 },
        consumerCredit: { type: 'INFLUENCER', currentSpend: 90_000, annualCredit: 80_000 },
      }),
    ).toEqual([
      { kind: 'athlete', spent: 60_000, most: 200_000 },
      { kind: 'prosumer', spent: 0, most: 100_000 },
      { kind: 'credited', spent: 80_000, most: 80_000 },
    ])
  })

  it('R001: everybody else has none', () => {
    expect(allowancesOf({})).toEqual([])
  })
})
