import { beforeEach, describe, expect, it } from 'vitest'

import { openBrowser } from '../browser.ts'
import { dependency } from '../dependency.ts'
import { colleague } from '../desk/colleague.ts'
import { emailsTo } from '../shoppers/person.ts'
import { signedIn } from '../shoppers/sign-in.ts'

beforeEach(() => dependency.reset())

const walker = {
  eventId: 'evening-talk',
  firstName: 'Una',
  lastName: 'Combe',
  email: 'una.combe@example.com',
  seats: '2',
}
const html = async (path: string, browser = openBrowser()) => (await browser.ask(path)).text()

/** The platform's answer about events with no seat left. */
const full = () =>
  dependency.behave(async (request, real) => {
    const answer = await real()
    if (!new URL(request.url).pathname.endsWith('/consumer/events')) return answer
    const { events } = await answer.json<{ readonly events: readonly object[] }>()
    return Response.json({ events: events.map(event => ({ ...event, seatsLeft: 0 })) })
  })

describe('R418: /events, /events/:event and /event-cancel', () => {
  it('a plain form takes seats, the desk sees who comes, and the link of the letter gives them back by one press', async () => {
    expect(await html('/en-us/events')).toContain('href="/en-us/events/evening-talk"')
    const browser = openBrowser()
    const taken = await browser.post('/-/events/register?locale=en-us', walker)
    expect([taken.status, taken.headers.get('location')]).toEqual([303, '/en-us/events/evening-talk'])
    expect(await html('/en-us/events/evening-talk', browser)).toContain('Your 2 seats are reserved')
    expect(await html('/en-us/events/evening-talk')).toMatch(/3[0-9] seats left/)

    const comes = await (await colleague('events', 'support')).open('/events?site=fellholm-us')
    expect(comes.html).toContain('una.combe@example.com')
    expect(comes.html).toContain('Una Combe')

    const [letter] = await emailsTo(walker.email)
    expect(letter?.subject).toBe('Your seat is reserved: Evening talk')
    const token = letter?.link?.split('token=')[1] ?? ''
    expect(await html(`/en-us/event-cancel?token=${token}`)).toContain('Cancel registration')
    const given = await browser.post('/-/events/cancel?locale=en-us', { token })
    expect(given.headers.get('location')).toBe('/en-us/event-cancel')
    expect(await html('/en-us/event-cancel', browser)).toContain('Your registration is canceled')
    await browser.post('/-/events/cancel?locale=en-us', { token })
    expect(await html('/en-us/event-cancel', browser)).toContain('This link does not work')
    expect((await (await colleague('events', 'support')).open('/events?site=fellholm-us')).html).not.toContain(
      'una.combe',
    )
  })

  it('what is missing is said at its field, EVT409 at the seats, and what was typed is kept', async () => {
    const browser = openBrowser()
    const other = { ...walker, email: 'una.moor@example.com', seats: '9' }
    const refused = await browser.send('/-/events/register?locale=en-us', other)
    expect(await refused.json()).toMatchObject({ ok: false, code: 'EVT409', problems: { seats: 'EVT409' } })
    await browser.post('/-/events/register?locale=en-us', { ...other, firstName: '' })
    const page = await html('/en-us/events/evening-talk', browser)
    expect(page).toContain('value="una.moor@example.com"')
    expect(page).toContain('aria-invalid="true"')
  })

  it('whoever is signed in finds name and e-mail there; a guest is told that points are for members', async () => {
    expect(await html('/en-us/events/map-and-compass')).toContain('members of Fellholm Trails')
    expect(await html('/en-us/events/map-and-compass', await signedIn('shopper'))).toContain(
      'value="shopper@fellholm.example"',
    )
    expect(await html('/en-us/events/no-such-evening')).not.toContain('data-command="events/register"')
  })

  it.each([
    ['en-us', '/en-us/events/evening-talk', 'All seats are taken'],
    ['es-us', '/es-us/eventos/evening-talk', 'Todas las plazas están ocupadas'],
    ['fr-ca', '/fr-ca/evenements/evening-talk', 'Toutes les places sont prises'],
    ['de-de', '/de-de/veranstaltungen/evening-talk', 'Alle Plätze sind vergeben'],
    ['it-it', '/it-it/eventi/evening-talk', 'Tutti i posti sono occupati'],
  ])('in %s the page says when all seats are taken, and has no form', async (_, path, words) => {
    full()
    const page = await html(path)
    expect(page).toContain(words)
    expect(page).not.toContain('data-command="events/register"')
  })
})
