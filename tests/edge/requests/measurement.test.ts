import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { fixtures } from '#demo/fixtures.ts'
import { interactionOrigins, originsCookie, withOrigin } from '#src/measurement/interaction-origins.ts'
import { encodeEmail, hashText } from '#src/measurement/tracking-user.ts'
import type { StoredEvent } from '#worker/storefront/measurement/event.ts'
import type { EventLog } from '#worker/storefront/measurement/event-log.ts'

import { denver } from '../../shoppers/addresses.ts'
import { openBrowser, type Browser } from '../browser.ts'
import { add, run, submit, typed } from '../shoppers/commands.ts'
import { dependency } from '../dependency.ts'
import { signedIn } from '../shoppers/sign-in.ts'

type Log = { readonly EVENT_LOG: DurableObjectNamespace<EventLog> }

/** What the log holds of one page or order, oldest first. */
async function logged(mark: string): Promise<readonly StoredEvent[]> {
  const { EVENT_LOG } = env as unknown as Log
  const latest = (await EVENT_LOG.get(EVENT_LOG.idFromName('events')).latest(1_000)) as readonly StoredEvent[]
  return latest.filter(({ path, id }) => path === mark || id === mark).toReversed()
}

const event = (path: string, more: object = {}) => ({
  id: crypto.randomUUID(),
  name: 'scroll',
  at: Date.now(),
  path,
  parameters: { percent: 25 },
  ...more,
})

const report = (browser: Browser, events: readonly unknown[], headers: Record<string, string> = {}) =>
  browser.send('/-/events?locale=en-us', { events }, 'POST', headers)

beforeEach(() => dependency.reset())

describe('POST /-/events', () => {
  it('R072: how far a page was scrolled is kept at 25, 50, 75 and 100 percent, with its page type and the visitor’s role', async () => {
    const path = '/en-us/c/women'
    const browser = await signedIn('member')
    const answer = await report(
      browser,
      [25, 50, 75, 100].map(percent => event(path, { parameters: { percent } })),
    )
    expect([answer.status, await answer.json()]).toEqual([202, { taken: 4 }])
    const kept = (await logged(path)).filter(({ role }) => role === 'member')
    expect(new Set(kept.map(({ parameters }) => parameters.percent))).toEqual(new Set([25, 50, 75, 100]))
    expect(kept[0]).toMatchObject({ name: 'scroll', locale: 'en-us', pageType: 'category' })
    expect(kept[0]?.session).toMatch(/^\w{12}$/)
    expect((await report(browser, [event(path, { parameters: { percent: 30 } })])).status).toBe(400)
  })

  it('an event that comes twice is kept once', async () => {
    const once = event('/en-us/help')
    for (let i = 0; i < 3; i++) expect((await report(openBrowser(), [once])).status).toBe(202)
    expect(await logged(once.id)).toHaveLength(1)
  })

  it.each([
    ['an event nobody knows', { name: 'made_up' }],
    ['a parameter nobody knows', { parameters: { percent: 25, note: '<script>' } }],
    ['a purchase, which the store itself measures', { name: 'purchase', parameters: { transaction_id: 'A1' } }],
    ['an address with a query, which may hold what is personal', { path: '/en-us?email=ada@example.com' }],
    ['an id that is none', { id: 'x' }],
    ['a text that is too long', { name: 'view_promotion', parameters: { block: 'x'.repeat(101) } }],
  ])('refuses %s, and keeps nothing of its batch', async (_, wrong) => {
    const good = event('/en-us/events')
    const answer = await report(openBrowser(), [good, event('/en-us/events', wrong)])
    expect(answer.status).toBe(400)
    expect(((await answer.json()) as { problems: string[] }).problems.length).toBeGreaterThan(0)
    expect(await logged(good.id)).toEqual([])
  })

  it('refuses what is no batch, what is too much, and what comes from elsewhere', async () => {
    const browser = openBrowser()
    const many = Array.from({ length: 51 }, () => event('/en-us'))
    expect((await report(browser, many)).status).toBe(400)
    expect((await report(browser, [])).status).toBe(400)
    const post = (body: string, headers: Record<string, string> = {}) =>
      browser.ask('/-/events?locale=en-us', {
        method: 'POST',
        headers: { origin: 'http://localhost', 'sec-fetch-site': 'same-origin', ...headers },
        body,
      })
    for (const body of ['', 'null', '[]', '{"events":1}', '{', '[['.repeat(5_000)])
      expect((await post(body)).status).toBe(400)
    expect((await post('x'.repeat(1_048_576))).status).toBe(413)
    expect((await post('{}', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await browser.ask('/en-us/help')).status).toBe(200)
  })

  it('R277: in a country that asks, the one somebody is in, nothing is taken before they agree, and again once they have withdrawn', async () => {
    const germany = { 'cf-ipcountry': 'DE' }
    const browser = openBrowser()
    const before = event('/en-us')
    expect((await report(browser, [before], germany)).status).toBe(403)
    expect((await report(browser, [event('/en-us')], { 'cf-ipcountry': 'US', 'sec-gpc': '1' })).status).toBe(403)
    browser.cookies.set('__Host-consent', 'C0001:1,C0002:1,C0003:0,C0004:0')
    expect((await report(browser, [event('/en-us')], germany)).status).toBe(202)
    browser.cookies.set('__Host-consent', 'C0001:1,C0002:0,C0003:0,C0004:0')
    expect((await report(browser, [event('/en-us')], germany)).status).toBe(403)
    expect(await logged(before.id)).toEqual([])
  })
})

describe('R152: what tracking knows of a visitor (GET /-/events/user)', () => {
  const ask = async (browser: Browser) =>
    ((await (await browser.ask('/-/events/user?locale=en-us')).json()) as { readonly user: unknown }).user

  it('a guest is their ids and nothing else', async () => {
    const browser = openBrowser()
    await add(browser)
    const user = await ask(browser)
    expect(user).toEqual({
      guestId: expect.stringMatching(/.{8}/),
      'x-usid': expect.stringMatching(/.{8}/),
      loggedIn: false,
      employee: false,
      newsletter: false,
      loyaltyMember: false,
    })
  })

  it('a member is known by ids, encoded e-mail and its hash, membership, points and what they have spent', async () => {
    const user = (await ask(await signedIn('member'))) as Record<string, unknown>
    const email = encodeEmail('member@fellholm.example')
    expect(user).toMatchObject({
      loggedIn: true,
      employee: false,
      loyaltyMember: true,
      email,
      emailHash: await hashText(email),
      memberId: expect.any(String),
      'consumer-id': expect.any(String),
      rewardsAvailable: expect.any(Number),
      newsletter: expect.any(Boolean),
      lifetimeValue: { n_purch: expect.any(Number), spent_past: expect.any(Number), clv: expect.any(Number) },
    })
    expect(JSON.stringify(user)).not.toContain('@')
    expect(await ask(await signedIn('employee'))).toMatchObject({ employee: true, loggedIn: true })
  })

  it('is told to nobody who has not agreed', async () => {
    const answer = await openBrowser().ask('/-/events/user?locale=de-de', { headers: { 'cf-ipcountry': 'DE' } })
    expect(answer.status).toBe(403)
  })
})

describe('purchase', () => {
  /** A guest whose order is ready to be placed. */
  async function ready() {
    const browser = openBrowser()
    await add(browser)
    await run(browser, 'checkout/ship', denver)
    await run(browser, 'checkout/pay', { billing: 'same', paymentInstrumentId: await typed(browser) })
    return browser
  }

  const confirmed = async (browser: Browser) => {
    const html = await (await browser.ask('/en-us/order-confirmation')).text()
    return /[A-Z]\d{10}/.exec(html)?.[0] ?? ''
  }

  const place = (browser: Browser) => run(browser, 'checkout/place', { recaptcha_response: 'passed' })

  it('R164: is measured once with its value and where each product was found, however often the confirmation is loaded', async () => {
    const browser = await ready()
    const { productId } = fixtures.plentiful
    browser.cookies.set(originsCookie, withOrigin('', productId, 'recommendation-carousel'))
    expect(await place(browser)).toMatchObject({ ok: true })
    const orderNumber = await confirmed(browser)
    for (let i = 0; i < 3; i++) expect(await confirmed(browser)).toBe(orderNumber)
    const events = await logged(`purchase:${orderNumber}`)
    expect(events).toHaveLength(1)
    expect(events[0]?.parameters).toMatchObject({
      transaction_id: orderNumber,
      currency: 'USD',
      value: expect.any(Number),
      items: [{ quantity: 1, origin: 'recommendation-carousel' }],
    })
    expect(interactionOrigins).toHaveLength(16)
  })

  it('without script counts once as well', async () => {
    const browser = await ready()
    expect(await submit(browser, 'checkout/place', { recaptcha_response: 'passed' })).toContain('/order-confirmation')
    const orderNumber = await confirmed(browser)
    expect(await logged(`purchase:${orderNumber}`)).toHaveLength(1)
  })

  it('whose answer was lost counts once, when its outcome is known', async () => {
    const browser = await ready()
    dependency.behave(async (request, real) => {
      const answer = await real()
      return request.method === 'PUT' && request.url.includes('/checkout/order')
        ? new Response(null, { status: 504 })
        : answer
    })
    expect(await place(browser)).toMatchObject({ to: '/en-us/checkout?step=checking' })
    dependency.reset()
    expect(await run(browser, 'checkout/settle', {})).toMatchObject({ to: '/en-us/order-confirmation' })
    const orderNumber = await confirmed(browser)
    expect(await logged(`purchase:${orderNumber}`)).toHaveLength(1)
  })

  it('of somebody who has not agreed is not measured', async () => {
    const browser = await ready()
    browser.cookies.set('__Host-consent', 'C0001:1,C0002:0,C0003:0,C0004:0')
    await place(browser)
    expect(await logged(`purchase:${await confirmed(browser)}`)).toEqual([])
  })
})
