import { expect, it } from 'vitest'

import { wallClock } from './wall-clock.ts'

const hour = 3_600_000

it.each([
  ['2026-11-25T01:30:15.400Z', 'America/Denver', '2026-11-24', 18.5 * hour + 15_000],
  ['2026-07-07T13:30:00Z', 'Europe/London', '2026-07-07', 14.5 * hour],
  ['2026-12-31T23:30:00Z', 'Europe/Paris', '2027-01-01', 0.5 * hour],
  ['2026-11-24T00:00:00Z', 'UTC', '2026-11-24', 0],
])('at %s the clocks of %s show %s', (at, timeZone, date, ofDay) => {
  expect(wallClock(Date.parse(at), timeZone)).toEqual({ date: Date.parse(date), ofDay })
})
