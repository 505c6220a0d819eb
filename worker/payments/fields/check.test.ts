import { expect, test } from 'vitest'

import { checkCard, readExpiry } from './check.ts'

const typed = { number: '4242 4242 4242 4242', expiry: '11/26', code: '123', name: 'Ada' }

test.each(['8/29', '08/29', '08 / 29', '0829', '08/2029', '8 / 2029', '08-29'])('%s is August 2029', text => {
  expect(readExpiry(text)).toEqual({ month: 8, year: 2029 })
})

test.each(['', '13/29', '00/29', '8', '29/08', '08/2', '08/1999', 'aug'])('%s is no month', text => {
  expect(readExpiry(text)).toBeUndefined()
})

test('a card is taken to the end of its month', () => {
  expect(checkCard(typed, Date.UTC(2026, 10, 30, 23))).toMatchObject({ ok: true })
  expect(checkCard(typed, Date.UTC(2026, 11, 1))).toEqual({
    ok: false,
    problems: [{ field: 'expiry', key: 'expiry-past' }],
  })
})

test('every problem is told at once, in the order of the fields', () => {
  const checked = checkCard({ number: '', expiry: '', code: '', name: '' }, 0)
  expect(checked.ok ? [] : checked.problems.map(({ field }) => field)).toEqual(['number', 'expiry', 'code', 'name'])
})

test('what is kept of a card has no number and no code', () => {
  const checked = checkCard(typed, 0)
  expect(checked).toEqual({
    ok: true,
    card: { brand: 'visa', behaviour: 'approve', last4: '4242', bin: '424242', expiry: '11/26' },
  })
})
