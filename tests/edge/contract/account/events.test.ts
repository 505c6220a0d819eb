import { describe, expect, it } from 'vitest'

import { guest, newcomer, notProvoked, signedIn, type Person } from '../../shoppers/person.ts'

const register = (person: Person, eventId: string, more: object = {}) =>
  person.call('consumer.event.register', { eventId, ...more })

describe('GET /consumers-v3/consumer/events', () => {
  it('R418: says when and where each takes place next, and how many seats are left, in the words of the locale', async () => {
    const { answer, misfit } = await (await guest('de-de')).call('consumer.events.list', {})
    expect(misfit).toEqual([])
    expect(answer.events.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Vortragsabend', 'Reparaturtag', 'Karte und Kompass']),
    )
    for (const { startsAt, timeZone } of answer.events) {
      expect(Date.parse(startsAt)).toBeGreaterThan(Date.now())
      expect(timeZone).toBe('Europe/Berlin')
    }
  })
})

describe('POST /consumers-v3/consumer/event-registration', () => {
  it('registers once, however often it is asked, and takes the points once', async () => {
    const member = await signedIn('member')
    const first = await register(member, 'map-and-compass')
    expect(first).toMatchObject({ status: 200, misfit: [], answer: { pointsSpent: 150 } })
    const again = await Promise.all([1, 2, 3].map(() => register(member, 'map-and-compass')))
    expect(new Set(again.map(({ answer }) => answer.registrationNumber))).toEqual(
      new Set([first.answer.registrationNumber]),
    )
    const { answer } = await member.call('consumer.profile.get', { loyaltySummary: 'true' })
    expect(answer.loyaltySummary?.points.balance).toBe(1_090)
  })

  it('REW401 for a guest, REW130 for who is no member, REW135 for a member who has not confirmed, REW140 with too few points, API404 for no such event', async () => {
    expect((await register(await guest(), 'map-and-compass', { email: 'una@example.com' })).code).toBe('REW401')
    expect((await register(await newcomer(), 'map-and-compass')).code).toBe('REW130')
    expect((await register(await newcomer(), 'repair-day')).status).toBe(200)
    expect((await register(await signedIn('member-new'), 'map-and-compass')).code).toBe('REW135')
    expect((await register(await signedIn('history'), 'summit-weekend')).code).toBe('REW140')
    expect((await register(await newcomer(), 'no-such-evening')).code).toBe('API404')
  })

  it('AUT453 for a malformed e-mail, AUT403 for a failed captcha, EVT409 with what is left, API429 beyond ten letters an hour', async () => {
    const visitor = await guest()
    const ask = (more: object) => register(visitor, 'evening-talk', more)
    expect((await ask({ email: 'no' })).code).toBe('AUT453')
    expect((await ask({ email: 'una@example.com', recaptcha_response: 'fail' })).code).toBe('AUT403')
    expect(await ask({ email: 'una@example.com', seats: 5 })).toMatchObject({ code: 'EVT409', info: { left: 4 } })
    for (let taken = 0; taken < 10; taken++) expect((await ask({ email: `una${taken}@example.com` })).status).toBe(200)
    expect((await ask({ email: 'una11@example.com' })).code).toBe('API429')
  })

  it('POST /consumers-v3/consumer/event-registration/cancel: API404 for a link of nobody’s', async () => {
    const token = 'x'.repeat(24)
    expect((await (await guest()).call('consumer.event.cancel', { token })).code).toBe('API404')
  })

  it('every refusal these calls declare was provoked through the proxy', () => {
    expect(notProvoked(['consumer.events.list', 'consumer.event.register', 'consumer.event.cancel'])).toEqual([])
  })
})
