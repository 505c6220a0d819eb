import { expect, test } from 'vitest'

import { isExpired } from './expiry.ts'

test('a card works to the end of the month it names', () => {
  expect(isExpired('11/26', Date.UTC(2026, 10, 30, 23, 59))).toBe(false)
  expect(isExpired('11/26', Date.UTC(2026, 11, 1))).toBe(true)
  expect(isExpired('12/26', Date.UTC(2026, 11, 31))).toBe(false)
  expect(isExpired('12/26', Date.UTC(2027, 0, 1))).toBe(true)
})
