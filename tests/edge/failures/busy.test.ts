import { afterEach, describe, expect, it } from 'vitest'

import { localPath } from '#routes/href.ts'
import { localeNames } from '#src/language/locales.ts'

import { fixtures } from '#demo/fixtures.ts'

import { openBrowser } from '../browser.ts'
import { dependency } from '../dependency.ts'

/** From now on the platform has more to do than it can, as its entrance says it. */
const busy = (seconds = 7) =>
  dependency.behave(async request => {
    await request.text()
    return Response.json(
      { errorDetails: [{ errorId: 'API503', message: 'busy' }] },
      { status: 503, headers: { 'retry-after': `${seconds}` } },
    )
  })

afterEach(() => dependency.reset())

describe('a platform with more to do than it can', () => {
  it('a cold public page: 503 with Retry-After and Refresh, in the words of every language, and it comes by itself', async () => {
    busy()
    const titles = new Set<string>()
    for (const locale of localeNames) {
      const answer = await openBrowser().ask(`${localPath(locale, '/search')}?q=busy`)
      const text = await answer.text()
      expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('refresh')]).toEqual([503, '7', '7'])
      expect(text).toContain('http-equiv="refresh" content="7"')
      titles.add(/<h1[^>]*>([^<]+)/.exec(text)?.[1] ?? '')
    }
    expect(titles.size).toBe(5)
    dependency.reset()
    expect((await openBrowser().ask('/en-us/search?q=busy')).status).toBe(200)
  })

  it('a page of a visit waits at its own address, and the visit keeps its basket', async () => {
    const shopper = openBrowser()
    const page = await (await shopper.ask('/en-us/p/womens-ridgeline-3l-shell-fh10011')).text()
    const upc = /name="upc"[^>]*value="(\d+)"/.exec(page)?.[1] ?? /value="(\d+)"[^>]*name="upc"/.exec(page)?.[1] ?? ''
    await shopper.ask('/-/cart/add?locale=en-us', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://localhost', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ upc, qty: 1 }),
    })
    busy(3)
    const waiting = await (await shopper.ask('/en-us/cart')).text()
    expect(waiting).toContain('http-equiv="refresh" content="3"')
    expect(waiting).toContain('</html>')
    dependency.reset()
    const cart = await (await shopper.ask('/en-us/cart')).text()
    expect(cart).not.toContain('http-equiv="refresh"')
    expect(cart).toContain('Ridgeline')
  })

  it('a command is refused with NOT_SENT, 503 and Retry-After: it was certainly not done', async () => {
    const shopper = openBrowser()
    await shopper.ask('/en-us/cart')
    const add = () =>
      shopper.ask('/-/cart/add?locale=en-us', {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'http://localhost', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify({ upc: fixtures.lowStock.upc, qty: 1 }),
      })
    busy(4)
    const answer = await add()
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '4'])
    expect(await answer.json()).toMatchObject({ ok: false, code: 'NOT_SENT' })
  })

  it('a call through the proxy: 503 API503 with Retry-After, which script does not repeat', async () => {
    busy(9)
    const answer = await openBrowser().ask('/products/v2/catalog?locale=en_US', {
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('x-retry-spent')]).toEqual([
      503,
      '9',
      '1',
    ])
    expect(await answer.json()).toMatchObject({ errorDetails: [{ errorId: 'API503' }] })
  })
})
