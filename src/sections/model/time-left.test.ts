import { expect, it } from 'vitest'

import { timeLeft } from './time-left.ts'

it('what is left until a moment, in days, hours, minutes and seconds; nothing once it has come', () => {
  const until = Date.UTC(2026, 11, 24, 18)
  expect(timeLeft(until, until - (((2 * 24 + 3) * 60 + 4) * 60 + 5) * 1000)).toEqual({
    days: 2,
    hours: 3,
    minutes: 4,
    seconds: 5,
  })
  expect(timeLeft(until, until)).toBeUndefined()
  expect(timeLeft(until, until + 1)).toBeUndefined()
})
