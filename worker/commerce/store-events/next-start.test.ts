import { expect, it } from 'vitest'

import { nextStart } from './next-start.ts'

const talk = { daysAfter: 0, hour: 19 }
const weekend = { daysAfter: 30, hour: 9 }

it.each([
  ['the first Thursday of this month', talk, '2026-11-01T12:00:00Z', '2026-11-05T18:00:00.000Z'],
  ['of the next, once it has begun', talk, '2026-11-05T18:00:00Z', '2026-12-03T18:00:00.000Z'],
  ['of the next year', talk, '2026-12-24T12:00:00Z', '2027-01-07T18:00:00.000Z'],
  ['in summer, when clocks are ahead', talk, '2026-06-30T12:00:00Z', '2026-07-02T17:00:00.000Z'],
  [
    'by the Thursday of the month before, where its days lead into this one',
    weekend,
    '2026-12-01T12:00:00Z',
    '2026-12-05T08:00:00.000Z',
  ],
])('an event begins next on %s', (_, planned, after, start) => {
  expect(new Date(nextStart(planned, Date.parse(after), 'Europe/Berlin')).toISOString()).toBe(start)
})
