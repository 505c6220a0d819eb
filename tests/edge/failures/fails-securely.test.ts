import { beforeEach, describe, expect, it } from 'vitest'

import { denver } from '../../shoppers/addresses.ts'
import { openBrowser, type Browser } from '../browser.ts'
import { add, htmlOf, run, sessionOf, typed } from '../shoppers/commands.ts'
import { dependency, provider } from '../dependency.ts'
import { enter } from '../shoppers/sign-in.ts'

beforeEach(() => {
  dependency.reset()
  provider.reset()
})

/** How something that is depended on may be broken; some look like a success. */
const breakages: readonly (readonly [string, () => Response])[] = [
  [
    'does not answer',
    () => {
      throw new TypeError('connection lost')
    },
  ],
  ['answers 503', () => Response.json({}, { status: 503 })],
  ['answers 200 with HTML', () => new Response('<h1>ok</h1>', { headers: { 'content-type': 'text/html' } })],
  ['answers 200 with half an answer', () => new Response('{"consumerType":"REGISTERED",')],
  ['answers 200 with nothing', () => new Response('')],
  ['answers 200 with something else', () => Response.json({ consumerType: 'REGISTERED', accessToken: '' })],
]

/** From now on a part of the platform is broken; gives how often that was met. */
function breakAt(path: string, broken: () => Response): () => number {
  let met = 0
  dependency.behave(async (request, real) => {
    if (!new URL(request.url).pathname.startsWith(path)) return real()
    met += 1
    return broken()
  })
  return () => met
}

/** A guest with a card that has been taken, before the last button. */
async function comeToSummary() {
  const browser = openBrowser()
  await add(browser)
  await run(browser, 'checkout/ship', denver)
  await run(browser, 'checkout/pay', { billing: 'same', paymentInstrumentId: await typed(browser) })
  await htmlOf(browser, '/en-us/checkout?step=summary')
  return browser
}

const place = (browser: Browser) => run(browser, 'checkout/place', { recaptcha_response: 'passed' })

const isSignedIn = async (browser: Browser) => (await sessionOf(browser))?.consumerType === 'REGISTERED'

describe('ASVS 16.5.2, 16.5.3: what the store depends on is broken, and nothing that is closed opens', () => {
  it('whole, it lets in who may come in, and confirms what is paid', async () => {
    const browser = openBrowser()
    await enter(browser, 'shopper')
    expect(await isSignedIn(browser)).toBe(true)
    expect(await place(await comeToSummary())).toMatchObject({ to: expect.stringContaining('order-confirmation') })
  })

  it.each(breakages)('signing in lets nobody in while the sign-in service %s', async (_, broken) => {
    const met = breakAt('/consumers-v3/auth/signin', broken)
    const browser = openBrowser()
    expect(await (await enter(browser, 'shopper')).json()).toMatchObject({ ok: false })
    expect(met()).toBe(1)
    expect(await isSignedIn(browser)).toBe(false)
  })

  it.each(breakages)('nor while the exchange of the code for tokens %s', async (_, broken) => {
    const browser = openBrowser()
    await browser.ask('/en-us/sign-in')
    const met = breakAt('/token/', broken)
    expect(await (await enter(browser, 'shopper')).json()).toMatchObject({ ok: false })
    expect(met()).toBeGreaterThan(0)
    expect(await isSignedIn(browser)).toBe(false)
  })

  it.each(breakages)('a guest is shown no account while every call %s', async (_, broken) => {
    breakAt('/', broken)
    const answer = await openBrowser().ask('/en-us/account/profile')
    expect(answer.status).not.toBe(200)
    expect(await answer.text()).not.toContain('fellholm.example')
  })

  it.each(breakages)('no order is confirmed while the payment provider %s', async (_, broken) => {
    const browser = await comeToSummary()
    provider.reset()
    provider.behave(async () => broken())
    const { to = '' } = await place(browser)
    expect(provider.asked()).not.toEqual([])
    expect(to).not.toContain('order-confirmation')
    expect(await htmlOf(browser, '/en-us/order-confirmation')).not.toContain('data-order-number')
  })
})
