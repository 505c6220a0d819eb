import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { fixtures } from '#demo/fixtures.ts'

import { denver } from '../../shoppers/addresses.ts'
import { openBrowser, type Browser } from '../browser.ts'
import { add, run, typed } from '../shoppers/commands.ts'
import { dependency, provider } from '../dependency.ts'
import { shopperWithCart } from '../shoppers/with-cart.ts'

beforeEach(() => {
  dependency.reset()
  provider.reset()
})
afterEach(() => vi.restoreAllMocks())

type Line = Readonly<Record<string, unknown>>

/** What is logged from now on, line by line, and the whole of it as text. */
function log() {
  const spies = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')]
  const text = () => spies.flatMap(spy => spy.mock.calls.flat()).join('\n')
  const lines = () =>
    text()
      .split('\n')
      .filter(line => line.startsWith('{'))
      .map(line => JSON.parse(line) as Line)
  return { text, lines }
}

/** How a dependency may fail, and what the log says of it. */
const failures: readonly (readonly [string, () => Response, RegExp])[] = [
  ['whose certificate is not trusted', () => new Response(null, { status: 526 }), /no connection to the platform: 526/],
  ['with which TLS fails', () => new Response(null, { status: 525 }), /no connection to the platform: 525/],
  [
    'that breaks off',
    () => {
      throw new TypeError('connection lost')
    },
    /connection lost/,
  ],
  ['that answers 500', () => Response.json({}, { status: 500 }), /answered 500/],
  ['that answers HTML', () => new Response('<h1>ok</h1>'), /no JSON/],
  ['that leads elsewhere', () => new Response(null, { status: 302, headers: { location: '/x' } }), /redirected/],
]

const addOne = (browser: Browser) => run(browser, 'cart/add', { upc: fixtures.plentiful.upc })

/** The ways in which a page, a command and a call of script need the cart. */
const asking: readonly (readonly [string, string, (browser: Browser) => Promise<unknown>])[] = [
  ['a page', 'cart.cart.get', async browser => (await browser.ask('/en-us/cart')).text()],
  ['a command', 'cart.item.add', addOne],
  ['script', 'cart.cart.get', browser => browser.ask('/cart/v1/cart/current')],
]

describe('ASVS 16.3.4: what fails without anybody expecting it is logged', () => {
  const cases = failures.flatMap(([how, answer, said]) =>
    asking.map(([who, call, ask]) => [how, who, { answer, said, call, ask }] as const),
  )

  it.each(cases)('a platform %s, asked by %s: which call it was, and how it failed', async (_how, _who, given) => {
    const { answer, said, call, ask } = given
    const browser = await shopperWithCart()
    dependency.behave(async (request, real) => (/\/cart\/v1\/(?:cart|item)/.test(request.url) ? answer() : real()))
    const { lines } = log()
    await ask(browser)
    await vi.waitFor(() => expect(lines().map(({ platform }) => platform)).toContainEqual(expect.stringMatching(said)))
    const line = lines().find(({ platform }) => said.test(String(platform)))
    expect(line?.platform).toContain(`${call}: `)
    expect(line).toMatchObject({ at: expect.any(String), correlationId: expect.any(String) })
    expect(lines().filter(one => one.correlationId === line?.correlationId && 'path' in one)).toHaveLength(1)
  })

  it('an error of the store’s own, as where nothing can be sealed: with the id that the answer carries', async () => {
    const browser = openBrowser()
    const { lines } = log()
    vi.spyOn(crypto.subtle, 'encrypt').mockRejectedValue(new Error('no key to seal with'))
    const answer = await browser.send('/-/cart/add?locale=en-us', { upc: fixtures.plentiful.upc })
    expect(answer.status).toBe(500)
    expect(await answer.text()).not.toContain('no key')
    expect(lines()).toContainEqual(
      expect.objectContaining({
        level: 'error',
        error: expect.stringContaining('no key to seal with'),
        correlationId: answer.headers.get('x-correlation-id'),
      }),
    )
  })

  it.each([
    ['whose certificate is not trusted', () => new Response(null, { status: 526 }), 'answered 526'],
    ['that answers in another shape', () => Response.json({ state: 'yes' }), 'answered 200 in another shape'],
    [
      'that breaks off',
      () => {
        throw new TypeError('connection lost')
      },
      'connection lost',
    ],
  ])('a payment provider %s: what it was asked, and neither card nor customer', async (_, answer, said) => {
    const browser = openBrowser()
    await add(browser)
    await run(browser, 'checkout/ship', denver)
    const paymentInstrumentId = await typed(browser)
    await run(browser, 'checkout/pay', { billing: 'same', paymentInstrumentId })
    const { lines, text } = log()
    provider.behave(async () => answer())
    await run(browser, 'checkout/place', { recaptcha_response: 'passed' })
    const line = lines().find(one => one.provider === 'POST /v1/payments')
    expect(line).toMatchObject({ level: 'error', message: expect.stringContaining(said) })
    for (const secret of [paymentInstrumentId, denver.email, denver.addressLine1]) expect(text()).not.toContain(secret)
  })
})
