import { describe, expect, it, test } from 'vitest'

import { next, sourcesOf, type Transitions } from '#src/kit/machine.ts'

import {
  eventsAfter,
  fulfilmentAfter,
  fulfilmentEvent,
  fulfilmentLife,
  fulfilmentState,
  fulfilmentMethod,
  orderStatusOf,
  placingLife,
  returnAfter,
  type FulfilmentState,
  type FulfilmentMethod,
  type Placing,
  type PlacingEvent,
} from './order-life.ts'

const placing: Transitions<Placing, PlacingEvent> = placingLife
const rows = (Object.keys(placing) as Placing[]).flatMap(from =>
  (Object.entries(placing[from]) as [PlacingEvent, Placing][]).map(([event, to]) => ({ from, event, to })),
)

describe('placing', () => {
  test.each(rows)('an order that is $from and hears "$event" becomes $to', ({ from, event, to }) => {
    expect(next(placing, from, event)).toBe(to)
    expect(sourcesOf(placing, event)).toContain(from)
  })

  it('R175: placing an order sets a processing state, which only an answer ends', () => {
    expect(next(placing, 'draft', 'submitted')).toBe('placing')
    expect(next(placing, 'placing', 'submitted')).toBe('placing')
  })

  it('every state but draft is reached by some event', () => {
    expect(new Set(rows.map(({ to }) => to))).toEqual(new Set(Object.keys(placing).filter(state => state !== 'draft')))
  })

  it('an order that is being checked becomes final, failed or asks its owner; a lost answer never fails it (O5)', () => {
    expect(placing.checking).toEqual({ accepted: 'final', 'challenge-required': 'challenged', refused: 'failed' })
    expect(next(placing, 'placing', 'answer-lost')).toBe('checking')
  })

  it('a final order never changes, and a failed one can be submitted again', () => {
    expect(Object.keys(placing.final)).toEqual([])
    expect(next(placing, 'failed', 'submitted')).toBe('placing')
  })
})

/** Every state that a way can come to, from the first one on. */
function reached(way: FulfilmentMethod): Set<FulfilmentState> {
  const seen = new Set<FulfilmentState>(['confirmed'])
  for (const state of seen)
    for (const to of Object.values(fulfilmentLife[way][state]) as FulfilmentState[]) seen.add(to)
  return seen
}

describe('a fulfilment', () => {
  it('what goes home is packed, shipped and delivered; what is fetched is made ready and handed over', () => {
    expect([...reached('home')].toSorted()).toEqual(
      ['cancelled', 'confirmed', 'delivered', 'in-progress', 'packed', 'shipped'].toSorted(),
    )
    expect(reached('shelf').has('shipped')).toBe(false)
    expect(reached('place').has('shipped') && reached('place').has('picked-up')).toBe(true)
    expect([...reached('mail')].toSorted()).toEqual(['cancelled', 'confirmed', 'delivered'])
  })

  it.each(fulfilmentMethod.options)('%s: what has left is not cancelled any more, and what is over stays so', way => {
    for (const state of ['shipped', 'delivered', 'picked-up', 'cancelled'] as const)
      expect(fulfilmentAfter(way, state, 'cancel')).toBeUndefined()
    for (const state of ['delivered', 'picked-up', 'cancelled'] as const) expect(eventsAfter(way, state)).toEqual([])
  })

  it.each(fulfilmentMethod.options)('%s: from every state that it can come to there is a way to its end', way => {
    for (const state of reached(way))
      expect(eventsAfter(way, state).length > 0 || ['delivered', 'picked-up', 'cancelled'].includes(state)).toBe(true)
  })

  it('an event out of order leads nowhere', () => {
    const led = fulfilmentMethod.options.flatMap(way =>
      fulfilmentState.options.flatMap(state =>
        fulfilmentEvent.options.filter(event => fulfilmentAfter(way, state, event) !== undefined),
      ),
    )
    expect(led).toHaveLength(26)
    expect(fulfilmentAfter('home', 'confirmed', 'ship')).toBeUndefined()
  })
})

test('a return is announced, received and refunded, in this order alone', () => {
  expect([returnAfter('announced', 'receive'), returnAfter('received', 'refund')]).toEqual(['received', 'refunded'])
  expect([returnAfter('announced', 'refund'), returnAfter('refunded', 'refund')]).toEqual([undefined, undefined])
})

describe('how an order stands as a whole (D22)', () => {
  it.each<[string, FulfilmentState[]]>([
    ['CONFIRMED', ['confirmed', 'confirmed']],
    ['IN_PROGRESS', ['confirmed', 'in-progress']],
    ['IN_PROGRESS', ['packed', 'cancelled']],
    ['PARTIALLY_SHIPPED', ['shipped', 'packed']],
    ['PARTIALLY_SHIPPED', ['delivered', 'confirmed']],
    ['SHIPPED', ['shipped', 'delivered', 'cancelled']],
    ['SHIPPED', ['shipped', 'ready-for-pickup']],
    ['READY_FOR_PICKUP', ['ready-for-pickup', 'delivered']],
    ['DELIVERED', ['delivered', 'picked-up', 'cancelled']],
    ['CANCELLED', ['cancelled', 'cancelled']],
    ['CANCELLED', []],
  ])('%s with fulfilments that are %j', (status, states) => {
    expect(orderStatusOf(states, { isReturned: false })).toBe(status)
  })

  it('RETURNED once all that came has gone back', () => {
    expect(orderStatusOf(['delivered', 'cancelled'], { isReturned: true })).toBe('RETURNED')
  })
})
