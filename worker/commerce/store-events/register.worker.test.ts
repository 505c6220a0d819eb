import { abortAllDurableObjects } from 'cloudflare:test'

import { describe, expect, it } from 'vitest'

import { email, enter, holding, signUp } from '../testing/ada.ts'
import { rows } from '../testing/checkout.ts'
import { clock } from '../testing/clock.ts'
import { openMailbox } from '../testing/letters.ts'
import { call, newShopper } from '../testing/shopper.ts'

const register = async (email: string, more: { readonly eventId?: string; readonly seats?: number } = {}) =>
  (await newShopper()).call('consumer.event.register', {
    eventId: 'talk',
    firstName: 'Ada',
    lastName: 'Fell',
    email,
    ...more,
  })

const listed = async (eventId: string) =>
  (await call('consumer.events.list', {})).answer.events.find(event => event.eventId === eventId)

const tokenOf = async (email: string): Promise<string> => {
  const letters = await openMailbox()
  const { link = '' } = letters.find(({ recipient, kind }) => recipient === email && kind === 'event-registered') ?? {}
  return new URL(link, 'https://store.test').searchParams.get('token') ?? ''
}

describe('R418: registering for an event', () => {
  it('EVT409: of eight people who ask at once for the five seats five get one, and the page says that all are taken', async () => {
    const asked = await Promise.all(Array.from({ length: 8 }, (_, index) => register(`walker${index}@example.com`)))
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(asked.filter(({ code }) => code === 'EVT409')).toHaveLength(3)
    expect((await listed('talk'))?.seatsLeft).toBe(0)
  })

  it('EVT409: nobody gets more than one registration takes, or than are left', async () => {
    expect((await register('many@example.com', { seats: 4 })).code).toBe('EVT409')
    expect((await register('three@example.com', { seats: 3 })).answer.seats).toBe(3)
    expect(await register('four@example.com', { seats: 3 })).toMatchObject({ code: 'EVT409', info: { left: 2 } })
    expect((await listed('talk'))?.seatsLeft).toBe(2)
  })

  it('twice with one e-mail is once: the same number, the same seats, one letter', async () => {
    const [one, other] = await Promise.all([register('ada@example.com'), register('ADA@example.com')])
    expect(one.answer.registrationNumber).toBe(other.answer.registrationNumber)
    expect((await listed('talk'))?.seatsLeft).toBe(4)
    expect((await openMailbox()).filter(({ kind }) => kind === 'event-registered')).toHaveLength(1)
  })

  it('a month after an event nobody is known to have come', async () => {
    await register('ada@example.com')
    const names = () => rows<{ name: string }>('SELECT name FROM event_registrations')
    for (const [days, left] of [
      [0, 1],
      [70, 0],
    ] as const) {
      clock.pass(days * 86_400_000)
      await abortAllDurableObjects()
      expect(await names()).toHaveLength(left)
    }
  })

  it('POST …/event-registration/cancel: the link of the letter gives the seats back, once, and somebody else takes them', async () => {
    await register('ada@example.com', { seats: 3 })
    const token = await tokenOf('ada@example.com')
    expect((await call('consumer.event.cancel', { token })).answer).toEqual({
      title: 'Talk',
      seats: 3,
      pointsReturned: 0,
    })
    expect((await call('consumer.event.cancel', { token })).code).toBe('API404')
    expect((await listed('talk'))?.seatsLeft).toBe(5)
  })

  it('a month later there are all seats again, and the link of the last time is too late', async () => {
    await register('ada@example.com')
    const token = await tokenOf('ada@example.com')
    const before = await listed('talk')
    clock.pass(10 * 86_400_000)
    const after = await listed('talk')
    expect([after?.seatsLeft, after?.startsAt]).not.toEqual([before?.seatsLeft, before?.startsAt])
    expect(after?.seatsLeft).toBe(5)
    expect((await call('consumer.event.cancel', { token })).code).toBe('API404')
  })

  it('points are taken with the seat, and come back with it', async () => {
    await signUp()
    const member = holding((await enter()).answer)
    const id = member.tokens.consumerId
    await rows('UPDATE accounts SET loyalty_since = 1, loyalty_confirmed = 1 WHERE id = ?', id)
    await rows(`INSERT INTO point_movements (account_id, delta, reason, at) VALUES (?, 120, 'opening', 0)`, id)
    const taken = await member.call('consumer.event.register', { eventId: 'tour', email })
    expect(taken.answer).toMatchObject({ seats: 1, pointsSpent: 100 })
    const balance = async () =>
      (await member.call('consumer.profile.get', { loyaltySummary: 'true' })).answer.loyaltySummary?.points.balance
    expect(await balance()).toBe(20)
    expect((await call('consumer.event.cancel', { token: await tokenOf(email) })).answer.pointsReturned).toBe(100)
    expect(await balance()).toBe(120)
  })
})
