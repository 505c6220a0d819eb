import { beforeEach, describe, expect, it } from 'vitest'

import { seededPin, valueCards } from '#demo/fixtures.ts'

import { denver } from '../../shoppers/addresses.ts'
import { openBrowser, type Browser } from '../browser.ts'
import { dependency } from '../dependency.ts'
import { bottle, plentiful } from '../shoppers/buyer.ts'
import { add, cartOf, changeSession, htmlOf, run, sessionOf, submit } from '../shoppers/commands.ts'
import { signedIn } from '../shoppers/sign-in.ts'

beforeEach(() => dependency.reset())

const gone = 'a-basket-that-is-not-there-0123456789'

const customerIsGone = () =>
  dependency.behave(async (request, real) =>
    /\/(?:cart|wishlists|consumers)/.test(request.url)
      ? Response.json({ errorDetails: [{ errorId: 'AUT498', message: '' }] }, { status: 498 })
      : real(),
  )

/** Where a page leads by itself, without script, and after how many seconds. */
function ledOn(html: string): { readonly seconds: string; readonly to: string } {
  const [, seconds = '', to = ''] = /<meta http-equiv="refresh" content="(\d+);url=([^"]+)"/.exec(html) ?? []
  return { seconds, to: to.replaceAll('&amp;', '&') }
}

async function followed(browser: Browser, html: string): Promise<string> {
  const answer = await browser.ask(ledOn(html).to)
  expect(answer.status).toBe(302)
  return answer.headers.get('location') ?? ''
}

const linesOf = async (browser: Browser) => (await cartOf(browser)).items.map(({ upc, qty }) => [upc, qty])

describe('a session whose customer is gone (AUT498)', () => {
  it.each(['/cart', '/checkout', '/favorites', '/account', '/account/order-history', '/account/address'])(
    'R167: %s says so, and begins again as a guest 4 seconds later',
    async path => {
      const browser = await signedIn('history')
      await add(browser, bottle)
      customerIsGone()
      const html = await htmlOf(browser, `/en-us${path}`)
      expect(html).toContain('Your session has ended')
      expect(ledOn(html).seconds).toBe('4')
      dependency.reset()
      expect(await followed(browser, html)).toBe(`/en-us${path}`)
      expect(['__Host-visit', '__Host-cart-count', 'shopper'].filter(name => browser.cookies.has(name))).toEqual([])
      expect((await htmlOf(browser, '/en-us/cart')).includes('Your cart is empty')).toBe(true)
    },
  )

  it('R167: a link that somebody else made ends no session', async () => {
    const [mine, other] = [await signedIn('history'), await signedIn('member')]
    customerIsGone()
    const { to } = ledOn(await htmlOf(other, '/en-us/cart'))
    dependency.reset()
    await mine.ask(to)
    await mine.ask('/-/recover?locale=en-us&back=/en-us/cart&ticket=made-up')
    expect((await sessionOf(mine))?.consumerType).toBe('REGISTERED')
  })

  it('R167: leads back to pages of the store alone', async () => {
    const browser = await signedIn('history')
    customerIsGone()
    const { to } = ledOn(await htmlOf(browser, '/en-us/cart'))
    dependency.reset()
    const elsewhere = new URL(to, 'http://localhost')
    elsewhere.searchParams.set('back', '//evil.example/')
    const answer = await browser.ask(elsewhere.pathname + elsewhere.search)
    expect(answer.headers.get('location')).toBe('/en-us')
  })

  it('R167: what is lost again at once is not mended in a circle', async () => {
    const browser = await signedIn('history')
    customerIsGone()
    await followed(browser, await htmlOf(browser, '/en-us/cart'))
    await browser.ask('/en-us/cart')
    dependency.reset()
    await add(browser, bottle)
    customerIsGone()
    const again = await htmlOf(browser, '/en-us/cart')
    expect([ledOn(again).to, again.includes('One moment, please')]).toEqual(['', true])
  })
})

describe('a cart that the platform has lost (BSK404)', () => {
  it.each(['/cart', '/checkout'])('R166: %s makes it anew with what was in it, and says so', async path => {
    const browser = openBrowser()
    await add(browser, plentiful, 2)
    await add(browser, bottle)
    await changeSession(browser, { basketId: gone })
    const html = await htmlOf(browser, `/en-us${path}`)
    expect(ledOn(html).seconds).toBe('0')
    expect(await followed(browser, html)).toBe(`/en-us${path}`)
    const whole = await htmlOf(browser, `/en-us${path}`)
    expect(whole).toContain('We have put your things into a new one.')
    expect(await linesOf(browser)).toEqual([
      [plentiful, 2],
      [bottle, 1],
    ])
    expect(browser.cookies.get('__Host-cart-count')).toBe('3')
    expect(await htmlOf(browser, `/en-us${path}`)).not.toContain('We have put your things')
  })

  it.each([
    ['checkout/ship', { ...denver }, /step=billing/],
    ['checkout/gift-card', { number: valueCards.small[1] ?? '', pin: seededPin }, /checkout|not-done/],
  ])('R166, R400: %s is done once more in a cart with what was in it', async (name, fields, to) => {
    const browser = openBrowser()
    await add(browser, bottle)
    await changeSession(browser, { basketId: gone })
    expect(await submit(browser, name, fields)).toMatch(to)
    expect(await linesOf(browser)).toEqual([[bottle, 1]])
    expect(await htmlOf(browser, '/en-us/cart')).toContain('We have put your things into a new one.')
  })

  it('R166: a browser that hears of it reads it made anew (cart/look)', async () => {
    const browser = openBrowser()
    await add(browser, bottle)
    await changeSession(browser, { basketId: gone })
    const answer = await run(browser, 'cart/look', {})
    expect(answer).toMatchObject({ ok: true, value: { totalItems: 1 }, notice: { key: 'cart.recreated' } })
    expect(await linesOf(browser)).toEqual([[bottle, 1]])
  })

  it('R166: a platform that fails while it is made anew loses nothing', async () => {
    const browser = openBrowser()
    await add(browser, plentiful, 2)
    await changeSession(browser, { basketId: gone })
    dependency.behave(async (request, real) =>
      /\/cart\/[^/]+\/item|\/item/.test(new URL(request.url).pathname) && request.method === 'POST'
        ? new Response('', { status: 503 })
        : real(),
    )
    await followed(browser, await htmlOf(browser, '/en-us/cart'))
    dependency.reset()
    browser.cookies.delete('__Host-recovered')
    await followed(browser, await htmlOf(browser, '/en-us/cart'))
    expect(await linesOf(browser)).toEqual([[plentiful, 2]])
  })
})
