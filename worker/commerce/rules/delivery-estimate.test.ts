import { expect, test } from 'vitest'

import { deliveryEstimate, cutOff } from './delivery-estimate.ts'

const at = (iso: string) => Date.parse(iso)

test('an order before the cut-off leaves today: Tuesday 10:00 in Denver, 3 to 5 working days', () => {
  expect(deliveryEstimate('fellholm-us', at('2026-11-24T17:00:00Z'), [3, 5])).toEqual({
    from: '2026-11-27',
    to: '2026-12-01',
  })
})

test('an order after the cut-off leaves the next working day', () => {
  expect(deliveryEstimate('fellholm-us', at('2026-11-24T21:00:00Z'), [1, 1])).toEqual({
    from: '2026-11-26',
    to: '2026-11-26',
  })
})

test('the cut-off is 14:00 of the warehouse, today or on the next working day, also across a change of the clock', () => {
  const until = (site: 'fellholm-us' | 'fellholm-eu', now: string) => new Date(cutOff(site, at(now))).toISOString()
  expect(until('fellholm-us', '2026-11-24T17:00:00Z')).toBe('2026-11-24T21:00:00.000Z')
  expect(until('fellholm-us', '2026-11-24T21:00:00Z')).toBe('2026-11-25T21:00:00.000Z')
  expect(until('fellholm-eu', '2026-10-23T15:00:00Z')).toBe('2026-10-26T13:00:00.000Z')
})

test('Saturdays and Sundays neither leave nor arrive', () => {
  expect(deliveryEstimate('fellholm-eu', at('2026-11-27T09:00:00Z'), [1, 2])).toEqual({
    from: '2026-11-30',
    to: '2026-12-01',
  })
  expect(deliveryEstimate('fellholm-eu', at('2026-11-28T09:00:00Z'), [1, 2])).toEqual({
    from: '2026-12-01',
    to: '2026-12-02',
  })
  expect(deliveryEstimate('fellholm-eu', at('2026-11-27T14:00:00Z'), [1, 2])).toEqual({
    from: '2026-12-01',
    to: '2026-12-02',
  })
})

test('the day is the warehouse’s own: late on Tuesday in London is still Tuesday in Denver', () => {
  const late = at('2026-11-25T01:00:00Z')
  expect(deliveryEstimate('fellholm-us', late, [1, 1]).from).toBe('2026-11-26')
  expect(deliveryEstimate('fellholm-gb', late, [1, 1]).from).toBe('2026-11-26')
  expect(deliveryEstimate('fellholm-gb', at('2026-11-24T12:00:00Z'), [1, 1]).from).toBe('2026-11-25')
})

test('the hour changes with summer time: 13:30 UTC is 14:30 in London in July and too late', () => {
  expect(deliveryEstimate('fellholm-gb', at('2026-07-07T13:30:00Z'), [1, 1]).from).toBe('2026-07-09')
  expect(deliveryEstimate('fellholm-gb', at('2026-12-08T13:30:00Z'), [1, 1]).from).toBe('2026-12-09')
})
