import { beforeEach, describe, expect, it } from 'vitest'

import { fixtures } from '#demo/fixtures.ts'
import { sessionCookie } from '#worker/storefront/visit/session.ts'

import { cards } from '../../shoppers/cards.ts'
import { denver } from '../../shoppers/addresses.ts'
import { openBrowser, type Browser } from '../browser.ts'
import { dependency } from '../dependency.ts'
import { answerAt } from '../shoppers/buyer.ts'
import { add, cartOf, changeSession, htmlOf, run, sessionOf, submit, typed } from '../shoppers/commands.ts'
import { signedIn } from '../shoppers/person.ts'

beforeEach(() => dependency.reset())

const checkout = '/en-us/checkout'
const place = (browser: Browser, more = {}) => run(browser, 'checkout/place', { recaptcha_response: 'passed', ...more })

/** A browser whose order is one press away. */
async function atSummary(number?: string): Promise<Browser> {
  const browser = openBrowser()
  await add(browser)
  await run(browser, 'checkout/ship', denver)
  await run(browser, 'checkout/pay', { billing: 'same', paymentInstrumentId: await typed(browser, number) })
  return browser
}

const orderOf = async (browser: Browser) => (await sessionOf(browser))?.order

/** Opens a page as a link on another does. */
const follow = (browser: Browser, from: string, to: string, headers = {}) =>
  browser.ask(to, { headers: { referer: `http://localhost${from}`, 'sec-fetch-mode': 'navigate', ...headers } })

/** Orders at every state that leaving the checkout ends. */
const states = {
  draft: () => atSummary(),
  failed: async () => {
    const browser = await atSummary('4000 0000 0000 0002')
    await place(browser)
    const order = await orderOf(browser)
    if (order !== undefined) await changeSession(browser, { order: { ...order, placing: 'failed' } })
    return browser
  },
  challenged: async () => {
    const browser = await atSummary(cards.challenge)
    await place(browser)
    return browser
  },
  final: async () => {
    const browser = await atSummary()
    await place(browser)
    return browser
  },
} as const

const pages = ['/en-us', '/en-us/c/tents', '/en-us/help', '/en-us/cart', '/en-us/favorites'] as const

describe('R180: leaving the checkout or the confirmation', () => {
  it.each((Object.keys(states) as (keyof typeof states)[]).flatMap(state => pages.map(page => [state, page] as const)))(
    'forgets an order that is %s on the way to %s',
    async (state, page) => {
      const browser = await states[state]()
      expect(await orderOf(browser)).toMatchObject({ placing: state, orderNumber: expect.stringMatching(/^U\d{10}$/) })
      const left = await follow(browser, state === 'final' ? '/en-us/order-confirmation' : checkout, page)
      expect(left.status).toBe(200)
      expect(left.headers.get('cache-control')).toBe('private, no-store')
      expect(await orderOf(browser)).toBeUndefined()
      expect((await sessionOf(browser))?.usid).toBeDefined()
      if (state === 'final')
        expect((await browser.ask('/en-us/order-confirmation')).headers.get('location')).toBe('/en-us')
      else expect((await cartOf(browser)).items).toHaveLength(1)
    },
  )

  it('forgets an order that is final on any page, wherever the shopper comes from', async () => {
    const browser = await states.final()
    await browser.ask('/en-us/c/tents')
    expect(await orderOf(browser)).toBeUndefined()
  })

  it('is not what another tab does, a page that is fetched beforehand or by script, or the checkout itself', async () => {
    const browser = await states.challenged()
    await follow(browser, '/en-us/c/tents', '/en-us/help')
    await browser.ask('/en-us/c/tents')
    await follow(browser, checkout, checkout)
    await follow(browser, checkout, '/en-us/c/tents', { 'sec-purpose': 'prefetch;prerender' })
    await follow(browser, checkout, '/en-us/c/tents', { 'sec-fetch-mode': 'cors' })
    await follow(browser, checkout, '/en-us/cart', { 'x-soft-navigation': 'again' })
    const ahead = await follow(browser, checkout, '/en-us/help', { 'x-soft-navigation': 'ahead' })
    expect([ahead.status, await ahead.text()]).toEqual([204, ''])
    expect(await orderOf(browser)).toMatchObject({ placing: 'challenged' })
  })

  it('O5: keeps an order whose outcome nobody knows yet', async () => {
    const browser = await states.draft()
    const order = await orderOf(browser)
    if (order !== undefined) await changeSession(browser, { order: { ...order, placing: 'checking' } })
    await follow(browser, checkout, '/en-us')
    await follow(browser, checkout, '/en-us/cart')
    expect(await orderOf(browser)).toMatchObject({ placing: 'checking' })
  })

  it('costs no second press: with the amount that was shown the next one pays, with another one the summary comes first', async () => {
    const browser = await states.draft()
    await follow(browser, checkout, '/en-us/c/tents')
    const shown = /name="toPay" value="(\d+)"/.exec(await htmlOf(browser, checkout))?.[1] ?? ''
    expect(shown).toBe(`${(await cartOf(browser)).totals.remainingToPay}`)
    await add(browser)
    expect(await place(browser, { toPay: shown })).toMatchObject({ ok: true, to: `${checkout}?step=summary` })
    const now = /name="toPay" value="(\d+)"/.exec(await htmlOf(browser, checkout))?.[1] ?? ''
    await follow(browser, checkout, '/en-us/c/tents')
    expect(await place(browser, { toPay: now })).toMatchObject({ ok: true, to: '/en-us/order-confirmation' })
  })

  it('loses no order whose bank has asked: the next press comes to the same order, and it is placed once', async () => {
    const browser = await states.challenged()
    const before = await orderOf(browser)
    await follow(browser, checkout, '/en-us')
    expect(await orderOf(browser)).toBeUndefined()
    const shown = /name="toPay" value="(\d+)"/.exec(await htmlOf(browser, checkout))?.[1] ?? ''
    const bank = await submit(browser, 'checkout/place', { recaptcha_response: 'passed', toPay: shown })
    expect(await orderOf(browser)).toMatchObject({ placing: 'challenged', orderNumber: before?.orderNumber })
    await answerAt(bank, 'yes')
    expect(await run(browser, 'checkout/settle', {})).toMatchObject({ ok: true, to: '/en-us/order-confirmation' })
    expect(await orderOf(browser)).toMatchObject({ placing: 'final', orderNumber: before?.orderNumber })
  })
})

describe('R194: outlives a reload', () => {
  it('R194: an order that is begun, sealed in the session and out of the reach of script', async () => {
    const browser = await atSummary()
    const [page, again] = [await htmlOf(browser, checkout), await htmlOf(browser, checkout)]
    for (const html of [page, again])
      for (const shown of ['data-command="checkout/place"', '4242', denver.addressLine1]) expect(html).toContain(shown)
    const order = await orderOf(browser)
    expect(order).toMatchObject({ placing: 'draft', orderNumber: expect.stringMatching(/^U\d{10}$/) })
    for (const html of [page, again]) expect(html).not.toContain(order?.st ?? 'no token')
    expect(browser.cookies.get(sessionCookie)).toMatch(/^\d+\.Fe26\.2\*/)
    expect(await place(browser)).toMatchObject({ ok: true, to: '/en-us/order-confirmation' })
  })

  const points = async (browser: Browser) =>
    (await cartOf(browser)).payment_instruments.find(({ payment_method_id: id }) => id === 'LOYALTY_POINTS')

  it('R194: that vouchers apply by themselves: the next cart is paid with the dearest that it uses up, until points are taken out', async () => {
    const { browser } = await signedIn('member')
    await add(browser, fixtures.plentiful.upc, 1)
    await run(browser, 'checkout/ship', denver)
    expect(await points(browser)).toBeUndefined()
    expect(await run(browser, 'checkout/points', { points: '100', always: 'yes' })).toMatchObject({ ok: true })
    for (const html of [
      await htmlOf(browser, `${checkout}?step=billing`),
      await htmlOf(browser, `${checkout}?step=billing`),
    ])
      expect(html).toMatch(/<input[^>]*name="always"[^>]*checked/)
    // Taken out elsewhere: at the next shipping step they come by themselves.
    const held = await points(browser)
    expect(held).toMatchObject({ points: 100 })
    await run(browser, 'checkout/credit-remove', { id: held?.id ?? '' })
    await follow(browser, checkout, '/en-us')
    await run(browser, 'checkout/ship', denver)
    expect(await points(browser)).toMatchObject({ points: 1_200 })
    const own = await points(browser)
    await run(browser, 'checkout/credit-remove', { id: own?.id ?? '', method: 'LOYALTY_POINTS' })
    expect((await sessionOf(browser))?.appliesVouchers).toBe(false)
    await run(browser, 'checkout/ship', denver)
    expect(await points(browser)).toBeUndefined()
    expect(await htmlOf(browser, `${checkout}?step=billing`)).not.toMatch(/<input[^>]*name="always"[^>]*checked/)
  })

  it('R194: choosing no points, and signing out, ends that vouchers apply by themselves', async () => {
    const { browser } = await signedIn('member')
    await add(browser, fixtures.plentiful.upc, 1)
    await run(browser, 'checkout/ship', denver)
    await run(browser, 'checkout/points', { points: '100', always: 'yes' })
    await run(browser, 'checkout/points', { points: '0', always: 'yes' })
    expect((await sessionOf(browser))?.appliesVouchers).toBe(false)
    await run(browser, 'checkout/points', { points: '100', always: 'yes' })
    await run(browser, 'sign-in/leave', { from: '/en-us' })
    expect((await sessionOf(browser))?.appliesVouchers).toBeUndefined()
  })
})
