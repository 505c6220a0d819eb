import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { formatMoney, share } from './money.ts'

describe('money', () => {
  it('R351: CAD is shown by code, every other currency by symbol', () => {
    const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
    expect(plain(formatMoney(123_456, 'CAD', 'en-CA'))).toBe('CAD 1,234.56')
    expect(plain(formatMoney(123_456, 'CAD', 'fr-CA'))).toBe('1 234,56 CAD')
    expect(plain(formatMoney(18_400, 'USD', 'en-US'))).toBe('$184.00')
    expect(plain(formatMoney(18_400, 'GBP', 'en-GB'))).toBe('£184.00')
    expect(plain(formatMoney(18_400, 'EUR', 'de-DE'))).toBe('184,00 €')
  })

  it('a share is a whole number of minor units, half away from zero', () => {
    expect(share(1_050, 0.1)).toBe(105)
    expect(share(105, 0.5)).toBe(53)
    expect(share(-105, 0.5)).toBe(-53)
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.double({ min: 0, max: 1, noNaN: true }), (amount, rate) => {
        expect(Number.isInteger(share(amount, rate))).toBe(true)
        expect(Math.abs(share(amount, rate) - amount * rate)).toBeLessThanOrEqual(0.500_1)
      }),
    )
  })
})
