import { expect, test } from 'vitest'

import type { Placing } from '#src/commerce/calls/orders.ts'
import { next, type Transitions } from '#src/kit/machine.ts'

import { placingStates, type PlacingEvent } from './placing.ts'

const table: Transitions<Placing, PlacingEvent> = placingStates
const states = Object.keys(table) as Placing[]
const rows = states.flatMap(from =>
  (Object.entries(table[from]) as [PlacingEvent, Placing][]).map(([event, to]) => ({ from, event, to })),
)

test.each(rows)('an order that is $from and hears "$event" becomes $to', ({ from, event, to }) => {
  expect(next(table, from, event)).toBe(to)
})

test('R175: placing an order sets a processing state, which only an answer ends', () => {
  expect(next(table, 'draft', 'submitted')).toBe('placing')
  expect(next(table, 'placing', 'submitted')).toBe('placing')
})

test('every state but draft is reached by some event', () => {
  expect(new Set(rows.map(({ to }) => to))).toEqual(new Set(states.filter(state => state !== 'draft')))
})

test('every event leads somewhere', () => {
  const events: Record<PlacingEvent, true> = {
    submitted: true,
    'challenge-required': true,
    accepted: true,
    refused: true,
    'answer-lost': true,
    abandoned: true,
  }
  expect(new Set(rows.map(({ event }) => event))).toEqual(new Set(Object.keys(events)))
})

test('an order that is being checked can always become final or failed, and a lost answer never fails it (O5)', () => {
  expect(table.checking).toEqual({ accepted: 'final', refused: 'failed' })
  expect(next(table, 'placing', 'answer-lost')).toBe('checking')
})

test('a final order never changes, and a failed one can be submitted again', () => {
  expect(Object.keys(table.final)).toEqual([])
  expect(next(table, 'failed', 'submitted')).toBe('placing')
})

test('an event a state does not name leaves it where it is', () => {
  expect(next(table, 'final', 'submitted')).toBe('final')
  expect(next(table, 'draft', 'accepted')).toBe('draft')
})
