import { expect, test } from 'vitest'

import { readMoney, readTimes, typedMoney } from './read-fields.ts'

test.each([
  ['89.95', 8_995],
  ['89,9', 8_990],
  ['1', 100],
  ['0.05', 5],
  ['0', undefined],
  ['', undefined],
  ['1.234', undefined],
  ['1,000.00', undefined],
  ['-3', undefined],
  ['1e3', undefined],
])('“%s” is %s in minor units', (text, amount) => expect(readMoney(text)).toBe(amount))

test('an amount is typed as it is read', () => {
  for (const amount of [1, 10, 100, 8_995, 99_999_999]) expect(readMoney(typedMoney(amount))).toBe(amount)
})

test('times are moments of UTC, open where a field is empty, and in order', () => {
  expect(readTimes({ from: '2027-03-01T08:00', until: '' })).toEqual({ from: '2027-03-01T08:00:00.000Z' })
  expect(readTimes({ from: '2027-03-01T08:00', until: '2027-03-01T08:00' })).toMatchObject({ wrong: 'until' })
  for (const text of ['soon', '2027-13-01T08:00', '2027-03-01'])
    expect(readTimes({ from: text, until: '' }), text).toMatchObject({ wrong: 'from' })
})
