import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { calls } from '#src/commerce/calls/index.ts'

import { add, sessionOf } from '../shoppers/commands.ts'
import { openBrowser, type Browser } from '../browser.ts'
import { dependency } from '../dependency.ts'
import { signedIn } from '../shoppers/sign-in.ts'
import { decide, decisionRequest, standIn, storeWith, vuid } from './store.ts'

beforeEach(() => dependency.reset())
afterEach(() => vi.unstubAllGlobals())

type Event = { readonly eventType: string; readonly [name: string]: unknown }
type Variable = { readonly variable: string; readonly value: string }

/** What the engine is told when this browser asks for a decision. */
async function told(browser: Browser, asked: object = decisionRequest) {
  let body = ''
  dependency.behave(async (request, real) => {
    if (request.url.includes('/api/engine/')) body = await request.clone().text()
    return real()
  })
  const answer = await browser.send(decide, asked)
  const { channel, customerId, events } = JSON.parse(body) as { channel: string; customerId: string; events: Event[] }
  const of = (type: string) => events.find(({ eventType }) => eventType === `monetate:context:${type}`)
  const variables = (of('CustomVariables')?.customVariables ?? []) as readonly Variable[]
  const known = Object.fromEntries(variables.map(({ variable, value }) => [variable, value]))
  return { answer, channel, customerId, events, of, known }
}

describe('R154: the profile the engine is told', () => {
  it('of somebody new: height, width, the states of a guest without a cart, and the stealth group', async () => {
    const { known, of, customerId, channel } = await told(openBrowser())
    expect([customerId, channel]).toEqual([vuid, 'ECOMM'])
    expect(of('ScreenSize')).toMatchObject({ height: 844, width: 390 })
    expect(of('Cart')).toBeUndefined()
    expect(known).toMatchObject({
      cartEmpty: 'true',
      employeeLoggedIn: 'false',
      loggedIn: 'false',
      loyaltyEnrolled: 'false',
      stealthGroup: expect.stringMatching(/^[1-9]\d?$|^100$/),
    })
  })

  it('of who has a cart: cartItemTotal, cartDiscount and items, from the session’s own cart', async () => {
    const browser = openBrowser()
    await add(browser)
    const { basketId = '' } = (await sessionOf(browser)) ?? {}
    const cart = await (
      await browser.ask(`/cart/v1/cart/${basketId}?locale=en_US`)
    ).json<{
      totals: { itemTotal: number; totalDiscount: number }
      items: readonly { productId: string; upc: string; qty: number; price: { rowTotal: number } }[]
    }>()
    const { known, of } = await told(browser)
    expect(known).toMatchObject({
      cartEmpty: 'false',
      cartItemTotal: `${cart.totals.itemTotal}`,
      cartDiscount: `${cart.totals.totalDiscount}`,
    })
    expect(cart.items.length).toBeGreaterThan(0)
    expect(of('Cart')?.cartLines).toEqual(
      cart.items.map(({ productId, upc, qty, price }) => ({
        pid: productId,
        sku: upc,
        quantity: qty,
        currency: 'USD',
        value: price.rowTotal,
      })),
    )
  })

  it('of who is signed in: loggedIn and loyaltyEnrolled by the session, interests by the account', async () => {
    const browser = await signedIn('shopper')
    const { known } = await told(browser)
    expect([known.loggedIn, known.employeeLoggedIn]).toEqual(['true', 'false'])
    const profile = await (
      await browser.ask('/consumers-v3/consumer?locale=en_US')
    ).json<{
      preferences: { interests?: string }
      memberId?: string
    }>()
    expect(known.loyaltyEnrolled).toBe(`${profile.memberId !== undefined}`)
    expect(known.interests).toBe(profile.preferences.interests)
  })

  it('where the network says where somebody is: coordinates of one decimal, or those the browser gave', async () => {
    const host = standIn()
    vi.stubGlobal('fetch', host.fetch)
    const store = storeWith({ PERSONALIZATION_ORIGIN: 'http://127.0.0.1:9302', DATA_PLATFORM_SEGMENTS: '' })
    const here = { 'cf-iplatitude': '39.73921', 'cf-iplongitude': '-104.99031' }
    const ask = (json: object) => store.post(decide, json, here)
    await ask(decisionRequest)
    const place = { eventType: 'monetate:context:Coordinates', latitude: 46.5, longitude: 8 }
    await ask({ ...decisionRequest, events: [place, ...decisionRequest.events] })
    const places = host.asked.map(({ body }) =>
      (JSON.parse(body).events as Event[]).filter(({ eventType }) => eventType.endsWith('Coordinates')),
    )
    expect(places).toEqual([[{ eventType: 'monetate:context:Coordinates', latitude: 39.7, longitude: -105 }], [place]])
  })

  it('what a browser says of cart and customer is not believed', async () => {
    const made = [
      { eventType: 'monetate:context:CustomVariables', customVariables: [{ variable: 'loggedIn', value: 'true' }] },
      {
        eventType: 'monetate:context:Cart',
        cartLines: [{ pid: 'FH1', sku: '1', quantity: 1, currency: 'USD', value: 1 }],
      },
    ]
    const { known, of } = await told(openBrowser(), {
      ...decisionRequest,
      events: [...made, ...decisionRequest.events],
    })
    expect([known.loggedIn, of('Cart')]).toEqual(['false', undefined])
  })

  it('an event of no known kind, a wrong place or no event at all is refused in words, and the engine is not asked', async () => {
    const browser = openBrowser()
    for (const events of [
      [{ eventType: 'monetate:context:Junk' }],
      [{ eventType: 'monetate:context:Coordinates', latitude: 91, longitude: 0 }],
      [{ eventType: 'monetate:context:ScreenSize', height: '9', width: 1 }],
      [],
      'no list',
    ])
      expect((await browser.send(decide, { ...decisionRequest, events })).status).toBe(400)
    expect(dependency.asked('/api/engine/')).toEqual([])
  })

  it('R313: the segments that a setting names are asked of the data platform, and the qualified ones told', async () => {
    const answer = (state: string) => ({
      data: { customer: { audiences: { edges: [{ node: { name: 'cold_weather', state } }] } } },
    })
    for (const [state, segments] of [
      ['qualified', 'cold_weather'],
      ['not_qualified', undefined],
    ] as const) {
      const browser = openBrowser()
      let body = ''
      let asked = ''
      dependency.behave(async (request, real) => {
        if (request.url.includes('/api/engine/')) body = await request.clone().text()
        if (!request.url.includes('/v3/graphql')) return real()
        asked = await request.text()
        return Response.json(answer(state))
      })
      await browser.send(decide, decisionRequest)
      expect(JSON.parse(asked).variables).toEqual({ userId: vuid, audiences: ['cold_weather'] })
      expect(/"variable":"segments","value":"([^"]*)"/.exec(body)?.[1]).toBe(segments)
    }
  })

  it('a platform that says nothing of cart and segments keeps nobody waiting: a decision comes within its time', async () => {
    const browser = openBrowser()
    await add(browser)
    dependency.behave(async (request, real) => {
      if (!request.url.includes('/cart/v1/') && !request.url.includes('/v3/graphql')) return real()
      return new Promise(resolve => setTimeout(() => resolve(new Response('late', { status: 503 })), 3_000))
    })
    const began = Date.now()
    const answer = await browser.send(decide, decisionRequest)
    expect([answer.status, Date.now() - began < 2_000]).toEqual([200, true])
  })
})

/** Answers calls whose path contains `part` so much later. */
const late = (part: string, ms: number) =>
  dependency.behave(async (request, real) => {
    if (request.url.includes(part)) await new Promise(resolve => setTimeout(resolve, ms))
    return real()
  })

it('an engine that says nothing is given up after 1.5 s, and the page is told so', async () => {
  late('/api/engine/', 4_000)
  const began = Date.now()
  const answer = await openBrowser().send(decide, decisionRequest)
  const took = Date.now() - began
  expect([answer.status, took >= 1_400, took < 3_000]).toEqual([502, true, true])
})

it('R373: segments and events of the data platform have 10 s of their own, where the platform has less', async () => {
  late('/experiments/v3/', 300)
  const hasty = storeWith({ COMMERCE_TIMEOUT_MS: '100' })
  const events = [{ action: 'viewed', identifiers: { vuid } }]
  const headers = { 'x-api-key': 'a-key' }
  const query = `{ customer(vuid: "${vuid}") { audiences { edges { node { name state } } } } }`
  const answers = [
    await hasty.post('/experiments/v3/events?locale=en_US', events, headers),
    await hasty.post('/experiments/v3/graphql?locale=en_US', { query }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const limits = [calls['experiments.events.send'], calls['experiments.segments.get']].map(({ timeoutMs }) => timeoutMs)
  expect(limits).toEqual([10_000, 10_000])
})

it('R274: with PERSONALIZATION off nothing is decided: no engine is asked, and no action comes back', async () => {
  const host = standIn()
  vi.stubGlobal('fetch', host.fetch)
  const off = storeWith({ PERSONALIZATION: 'off', PERSONALIZATION_ORIGIN: 'http://127.0.0.1:9302' })
  const answer = await off.post(decide, decisionRequest)
  expect([answer.status, await answer.json<{ responses: unknown[] }>()]).toMatchObject([200, { responses: [] }])
  expect([host.asked, dependency.asked('/api/engine/')]).toEqual([[], []])
})

it('R274: with PERSONALIZATION off experiences of the Monetate type are left out of pages, and those of flags are not', async () => {
  const homeOf = async (settings: object) =>
    (
      await storeWith({ PAGE_CACHE: 'off', ...settings }).ask(
        '/en-us?p13n_testcontext={"variants":{"home_hero":"quiet"}}',
      )
    ).text()
  const [on, off] = [await homeOf({}), await homeOf({ PERSONALIZATION: 'off' })]
  expect([on.includes('data-experience="home-closing"'), off.includes('data-experience')]).toEqual([true, false])
  expect([on.includes('Nothing in it minds waiting'), off.includes('Nothing in it minds waiting')]).toEqual([
    true,
    false,
  ])
  for (const html of [on, off])
    expect([html.includes('kinder price'), html.includes('Made for quiet months')]).toEqual([true, true])
})

describe('R382: the cookie of the stealth group', () => {
  const cookieOf = async (settings: object, headers = {}) =>
    (await storeWith(settings).post(decide, decisionRequest, headers)).headers
      .getSetCookie()
      .find(line => line.startsWith('__Host-stealth-group='))

  it.each([
    ['https://preprod.fellholm.example', 3_600],
    ['https://qa3.fellholm.example', 3_600],
    ['https://www.fellholm.example', 2_592_000],
  ])('of %s lives %d s', async (origin, seconds) => {
    expect(await cookieOf({ STORE_ORIGIN: origin })).toMatch(
      new RegExp(`^__Host-stealth-group=\\d{1,3}; Path=/; Max-Age=${seconds}; SameSite=Lax; Secure; HttpOnly$`),
    )
  })

  it('keeps the group it has, and one that is none is drawn anew', async () => {
    expect(await cookieOf({}, { cookie: '__Host-stealth-group=37' })).toBeUndefined()
    for (const junk of ['0', '101', 'a', '1x'])
      expect(await cookieOf({}, { cookie: `__Host-stealth-group=${junk}` })).toBeDefined()
    const browser = openBrowser()
    browser.cookies.set('__Host-stealth-group', '37')
    expect((await told(browser)).known.stealthGroup).toBe('37')
  })

  it('goes when consent to targeting is withdrawn', async () => {
    const browser = openBrowser()
    await browser.send(decide, decisionRequest)
    expect(browser.cookies.has('__Host-stealth-group')).toBe(true)
    await browser.post('/-/visitor/consent?locale=en-us', { agree: 'needed', back: '/en-us' })
    expect(browser.cookies.has('__Host-stealth-group')).toBe(false)
  })
})
