import { describe, expect, it } from 'vitest'

import type { Call } from '#src/commerce/call.ts'
import { calls, type CallName } from '#src/commerce/calls/index.ts'
import { commands } from '#worker/storefront/commands/registry.ts'

import { openBrowser, type Browser } from '../browser.ts'
import { prepareScenario } from '../scenarios-page.ts'
import { fill } from '../shoppers/buyer.ts'
import { cartOf, run, sessionOf } from '../shoppers/commands.ts'
import { asWorker, newcomer, signedIn, typeCard, type Person } from '../shoppers/person.ts'
import { colleague } from './colleague.ts'
import { lookAs, lookLink } from './look-as.ts'

/** What may be read, written down apart from the table: beside it what anybody may read by a GET. */
const readable: ReadonlySet<CallName> = new Set([
  'consumer.profile.get',
  'consumer.second-factor.get',
  'consumer.session.list',
  'consumer.passkey.list',
  'consumer.payment-instruments.list',
  'consumer.loyalty-promo.get',
  'consumer.loyalty-vouchers.list',
  'consumer.purchase.get',
  'consumer.purchase-history.list',
  'consumer.sms-subscription.get',
  'wishlists.favorites.list',
  'wishlists.saved-for-later.get',
  'cart.cart.get',
  'cart.shipping-method.get',
  'cart.payment-methods.list',
  'products.availability.get',
  'products.review.translate',
  'stores.store.search',
  'stores.collection-points.search',
  'auth.session.signout',
])

const tokenOf = async (browser: Browser): Promise<string> => (await sessionOf(browser))?.accessToken ?? ''

const everyCommand = Object.entries(commands).flatMap(([room, of]) => Object.keys(of).map(name => `${room}/${name}`))

/** Somebody with a cart and a kept card. */
async function customer(): Promise<Person & { readonly email: string; readonly card: string }> {
  const person = await newcomer()
  await fill(person)
  const paymentInstrumentId = await typeCard(person)
  const kept = await person.call('consumer.payment-instrument.create', {
    paymentInstrumentId,
    recaptcha_response: 'yes',
  })
  expect(kept.status).toBe(200)
  return { ...person, card: paymentInstrumentId }
}

describe('the store as a customer sees it', () => {
  it('shows the customer’s own pages and everybody’s with a bar on each, stores none of it, and leaves everybody else’s alone', async () => {
    const browser = await lookAs('history@fellholm.example', 'looking')
    for (const [path, words, status] of [
      ['/en-us/account', 'Olga', 200],
      ['/en-us/account/order-details/U1000000008', 'U1000000008', 200],
      ['/en-us/c/tents', 'tent', 200],
      ['/en-us', 'Fellholm', 200],
      ['/en-us/nothing-is-here', 'Fellholm', 404],
    ] as const) {
      const answer = await browser.ask(path)
      const html = await answer.text()
      expect([answer.status, html.includes(words)], path).toEqual([status, true])
      expect(html, path).toMatch(/<aside[^>]*aria-label="Look as a customer".*<\/aside><\/main>/s)
      expect(html).toContain('action="/-/look/end?locale=en-us"')
      expect([answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual(['private, no-store', null])
    }
    const everybodys = await (await openBrowser().ask('/en-us/c/tents')).text()
    expect(everybodys).not.toContain('Look as a customer')
  })

  it.each(everyCommand)('the command %s is refused (AUT457)', async name => {
    looking ??= lookAs('history@fellholm.example', 'looking')
    expect(await run(await looking, name, {})).toMatchObject({ ok: false, code: 'AUT457' })
  })
  let looking: Promise<Browser> | undefined

  it('the platform itself answers what may be read, and AUT457 to every other call, whatever the store does', async () => {
    const token = await tokenOf(await lookAs('member@fellholm.example', 'looking'))
    const told = async (name: CallName) => {
      const path: Record<string, string> = Object.fromEntries(
        [...calls[name].path.matchAll(/\{(\w+)\}/g)].map(([, part = '']) => [part, 'nothing-of-this-name-at-all']),
      )
      return (await asWorker(name, path as never, { token })).code
    }
    const open = (name: CallName) => {
      const { method, who }: Call = calls[name]
      return readable.has(name) || (method === 'GET' && who === 'anyone')
    }
    for (const name of Object.keys(calls) as CallName[])
      if (name !== 'auth.session.signout') expect([name, (await told(name)) === 'AUT457']).toEqual([name, !open(name)])
    expect((await asWorker('consumer.profile.get', {}, { token })).status).toBe(200)
    expect((await asWorker('consumer.loyalty-vouchers.list', {}, { token })).status).toBe(200)
    expect((await asWorker('consumer.purchase-history.list', {}, { token })).status).toBe(200)
  })

  it('calls of script are refused as well, without asking the platform', async () => {
    const browser = await lookAs('history@fellholm.example', 'looking')
    const refused = await browser.send('/cart/v1/cart?locale=en_US', {})
    expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining('AUT457')])
    expect((await browser.send('/-/events?locale=en-us', { events: [] })).status).toBe(403)
  })

  it('no page and no answer has the token of a card or the key of an order; reading changes nothing of the customer’s', async () => {
    const { email, card, call } = await customer()
    const before = [await call('consumer.session.list', {}), await call('wishlists.favorites.list', {})]
    const browser = await lookAs(email, 'looking')
    const token = await tokenOf(browser)
    const cart = await cartOf(browser)
    expect(cart.totalItems).toBe(1)
    expect(browser.cookies.get('__Host-cart-count')).toBe('1')
    const kept = await asWorker('consumer.payment-instruments.list', {}, { token })
    expect(kept.answer.payment_instruments[0]?.card).toMatchObject({ last4: expect.stringMatching(/^\d{4}$/) })
    const pages = ['/cart', '/checkout', '/account/credit-cards', '/account/profile']
    const shown = await Promise.all(pages.map(async path => (await browser.ask(`/en-us${path}`)).text()))
    expect(JSON.stringify([kept.answer, cart, shown])).not.toContain(card)
    expect([await call('consumer.session.list', {}), await call('wishlists.favorites.list', {})]).toEqual(before)

    const { answer: own } = await (await signedIn('history')).call('consumer.purchase-history.list', {})
    const orders = await lookAs('history@fellholm.example', 'looking')
    const paths = ['/account/order-history', '/account/order-details/U1000000008']
    const html = await Promise.all(paths.map(async path => (await orders.ask(`/en-us${path}`)).text()))
    for (const { st, orderNumber } of own.orders) {
      expect(html.join('')).toContain(orderNumber)
      expect(html.join('')).not.toContain(st)
    }
  })

  it('a link opens once, for two minutes, and only as the desk has signed it', async () => {
    const staff = await colleague('looking', 'support')
    const link = await lookLink(staff, 'history@fellholm.example')
    const refusedAt = async (path: string) => {
      const browser = openBrowser()
      const { status, headers } = await browser.ask(path)
      expect([status, headers.get('location')]).toEqual([303, '/en-us/sign-in'])
      return (await browser.ask('/en-us/sign-in')).text()
    }
    const forged = link.replace(/signature=./, found => `signature=${found.endsWith('0') ? 1 : 0}`)
    const later = link.replace(/until=(\d+)/, (_, until: string) => `until=${Number(until) + 60_000}`)
    expect(await refusedAt(forged)).toContain('This link has been used or has run out.')
    await refusedAt(later)
    expect((await openBrowser().ask(link)).headers.get('location')).toBe('/en-us/account')
    await refusedAt(link)
    const old = await lookLink(staff, 'history@fellholm.example')
    await prepareScenario({ do: 'clock', hours: '1' })
    await refusedAt(old)
  })

  it('ends by the bar’s button or by itself, gives the browser its own answer about cookies back, and stands in the audit log', async () => {
    const browser = openBrowser()
    browser.cookies.set('__Host-consent', 'C0001:1,C0002:1,C0003:1,C0004:1')
    await browser.ask(await lookLink(await colleague('ending', 'support'), 'history@fellholm.example'))
    expect(browser.cookies.get('__Host-consent')).not.toContain('C0002:1')
    const token = await tokenOf(browser)
    const ended = await browser.post('/-/look/end?locale=en-us', {})
    expect([ended.status, ended.headers.get('location')]).toEqual([303, '/en-us'])
    expect(decodeURIComponent(browser.cookies.get('__Host-consent') ?? '')).toContain('C0002:1')
    expect(await (await browser.ask('/en-us')).text()).not.toContain('Look as a customer')
    expect((await asWorker('consumer.profile.get', {}, { token })).code).toBe('AUT401')
    const log = (await (await colleague('ending', 'engineer')).open('/audit')).html
    for (const action of ['link to the store as customer', 'store opened as customer', 'look as customer over'])
      expect(log).toContain(action)

    const left = await lookAs('history@fellholm.example', 'ending')
    const lasting = await tokenOf(left)
    expect((await asWorker('consumer.profile.get', {}, { token: lasting })).status).toBe(200)
    await prepareScenario({ do: 'clock', hours: '2' })
    expect((await asWorker('consumer.profile.get', {}, { token: lasting })).code).toBe('AUT401')
    expect((await (await colleague('ending', 'engineer')).open('/audit')).html).toContain('its time ran out')
  })
})
