import { describe, expect, it } from 'vitest'

import { readHours, openingStateAt, weekLines, writeHours } from './opening.ts'

const weekday = { opens: '10:00', closes: '20:00' }
/** Monday to Saturday alike, Sunday closed. */
const hours = [...[1, 2, 3, 4, 5, 6].map(day => ({ day, ...weekday })), { day: 7 }]
/** A moment in Denver, which is seven hours behind UTC in November. */
const denver = (text: string) => Date.parse(`${text}:00-07:00`)
const at = (text: string) => openingStateAt(hours, 'America/Denver', denver(text))

describe('opening hours now', () => {
  it('are told in the time of the store, wherever the shopper is', () => {
    expect(at('2026-11-23T10:00')).toEqual({ state: 'open', until: '20:00' })
    expect(at('2026-11-23T19:59')).toEqual({ state: 'open', until: '20:00' })
    expect(openingStateAt(hours, 'Europe/Berlin', denver('2026-11-23T11:30'))).toMatchObject({ state: 'open' })
    expect(openingStateAt(hours, 'Europe/Berlin', denver('2026-11-23T12:30'))).toMatchObject({ state: 'closed' })
  })

  it('say when a closed store opens: later today, or on the next day that has hours', () => {
    expect(at('2026-11-23T08:00')).toEqual({ state: 'closed', opens: { day: 1, at: '10:00', isToday: true } })
    expect(at('2026-11-23T20:00')).toEqual({ state: 'closed', opens: { day: 2, at: '10:00', isToday: false } })
    expect(at('2026-11-28T21:00')).toEqual({ state: 'closed', opens: { day: 1, at: '10:00', isToday: false } })
    expect(openingStateAt([], 'UTC', 0)).toEqual({ state: 'closed' })
  })

  it('of a week stand in as few lines as it takes', () => {
    expect(weekLines(hours)).toEqual([
      { from: 1, to: 6, ...weekday },
      { from: 7, to: 7 },
    ])
  })

  it('are the same after they travelled as an attribute', () => {
    expect(readHours(writeHours(hours))).toEqual(hours)
  })
})
