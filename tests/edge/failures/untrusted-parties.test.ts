import { beforeEach, describe, expect, it } from 'vitest'

import { toCallRequest } from '#src/commerce/client.ts'

import { denver } from '../../shoppers/addresses.ts'
import { add, run, sessionOf, typed } from '../shoppers/commands.ts'
import { openBrowser, type Browser } from '../browser.ts'
import { dependency, provider } from '../dependency.ts'
import { signedIn } from '../shoppers/sign-in.ts'

beforeEach(() => {
  dependency.reset()
  provider.reset()
})

/** What the store knows of a customer who buys something, and nobody else need know. */
async function secretsOf(browser: Browser): Promise<readonly string[]> {
  const { accessToken = '', refreshToken = '', usid = '', consumerId = '' } = (await sessionOf(browser)) ?? {}
  const typedIn = [denver.email, denver.lastName, denver.addressLine1, denver.postalCode, '555-0142', '5550142']
  return [...typedIn, 'shopper@fellholm.example', '192.0.2.77', accessToken, refreshToken, usid, consumerId]
}

/** A request as text: address, headers and body. */
const written = async (request: Request): Promise<string> =>
  [request.url, ...[...request.headers].flat(), await request.clone().text()].map(decodeURIComponent).join('\n')

/** What hosts of others answer: content, photos, experiments, and the engine that recommends. */
const ofOthers = /\/caas\/|^\/(?:social|experiments|api\/engine)\//

/** What script of ours asks them by way of the store, as `src/product-ui` does for who has agreed. */
async function tellsOthers(browser: Browser): Promise<void> {
  const customerId = 'vuid_0123456789abcdef0123456789a'
  const headers = { 'cf-connecting-ip': '192.0.2.77' }
  const seen = { eventType: 'monetate:record:RecImpressions', recToken: ['a-token'] }
  const post = (path: string, body: object) => browser.send(path, body, 'POST', { 'x-api-key': 'a-key', ...headers })
  await post('/api/engine/v1/decide/fellholm', { customerId, channel: 'ECOMM', events: [seen] })
  await post('/experiments/v3/events', [{ action: 'viewed', identifiers: { vuid: customerId } }])
  const photos = toCallRequest('social.streams-media.list', { count: '3' })
  const page = toCallRequest('content.page.get', { mode: 'publish', siteId: 'fellholm-us', page: 'home' })
  for (const { path, query } of [photos, page]) await browser.ask(`${path}?${query}`, { headers })
}

/** Buys something as a customer of the seed, and gives every page that was shown on the way. */
async function buys(browser: Browser): Promise<Map<string, Response>> {
  const pages = new Map<string, Response>()
  const look = async (path: string) => void pages.set(path, await browser.ask(path, { headers: whence }))
  const whence = { 'cf-connecting-ip': '192.0.2.77' }
  await look('/en-us/account')
  await look('/en-us/account/profile')
  await look('/en-us')
  await add(browser)
  await look('/en-us/cart')
  await look('/en-us/checkout')
  await run(browser, 'checkout/ship', denver)
  const paymentInstrumentId = await typed(browser)
  await look('/en-us/checkout?step=billing')
  await run(browser, 'checkout/pay', { billing: 'same', paymentInstrumentId })
  await look('/en-us/checkout?step=summary')
  const { to = '' } = await run(browser, 'checkout/place', { recaptcha_response: 'passed' })
  await look(to)
  return pages
}

/** Where a page loads something from, posts to, or tells of a click by itself. */
const addressesIn = (html: string) =>
  [...html.matchAll(/ (?:src|srcset|action|formaction|ping|poster|data)="([^"]*)"|<link [^>]*href="([^"]*)"/g)]
    .flatMap(([, value = '', linked = '']) => [value, linked])
    .filter(value => /^(?:https?:)?\/\//.test(value))
    .map(value => new URL(value, 'http://localhost').origin)

describe('ASVS 14.2.3: what is known of a customer goes to nobody who need not know it', () => {
  it('no page of a purchase loads, posts or tells anything elsewhere than here and at the payment provider', async () => {
    const pages = await buys(await signedIn('shopper'))
    expect([...pages.keys()].at(-1)).toContain('/order-confirmation')
    for (const [path, page] of pages) {
      const origins = new Set(addressesIn(await page.text()))
      origins.delete('http://localhost')
      origins.delete('http://pay.localhost')
      expect([path, page.status, [...origins]]).toEqual([path, 200, []])
      const policy = page.headers.get('content-security-policy') ?? ''
      const others = policy.match(/https?:\/\/[^\s;]+/g) ?? []
      expect(others.filter(other => other !== 'http://pay.localhost')).toEqual([])
      expect(policy).toContain("default-src 'self'")
      expect(policy).toContain("connect-src 'self'")
      expect(page.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    }
  })

  it('hosts of others are asked without e-mail, address, network address, session or token', async () => {
    const browser = await signedIn('shopper')
    const asked = new Map<string, string>()
    dependency.behave(async (request, real) => {
      const { pathname } = new URL(request.url)
      if (ofOthers.test(pathname)) asked.set(pathname, await written(request))
      return real()
    })
    await buys(browser)
    await tellsOthers(browser)
    const families = ['caas', 'social', 'experiments', 'engine']
    expect(families.filter(family => ![...asked.keys()].some(path => path.includes(family)))).toEqual([])
    const secrets = await secretsOf(browser)
    for (const [path, text] of asked)
      expect([path, secrets.filter(secret => text.includes(secret))]).toEqual([path, []])
  })

  it('the payment provider is told what is paid and with what, and not by whom or where to', async () => {
    const browser = await signedIn('shopper')
    const asked: string[] = []
    provider.behave(async (request, real) => {
      if (new URL(request.url).pathname.startsWith('/v1/')) asked.push(await written(request))
      return real()
    })
    await buys(browser)
    expect(asked.some(text => text.includes('/v1/payments'))).toBe(true)
    const secrets = await secretsOf(browser)
    for (const text of asked) expect(secrets.filter(secret => text.includes(secret))).toEqual([])
  })
})

it('a picture of a platform that sends security headers of its own has all of ours that it lacks', async () => {
  dependency.behave(
    async () =>
      new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', {
        headers: { 'content-type': 'image/svg+xml', 'strict-transport-security': 'max-age=1' },
      }),
  )
  const { headers } = await openBrowser().ask('/media/v3/product/tent/4/lichen/front.svg')
  expect(headers.get('content-security-policy')).toContain("default-src 'self'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-frame-options')).toBe('DENY')
})
