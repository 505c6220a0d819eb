import { beforeEach, describe, expect, it } from 'vitest'

import { fixtures } from '#demo/fixtures.ts'

import { openBrowser } from '../browser.ts'
import { dependency } from '../dependency.ts'
import { shopperWithCart } from '../shoppers/with-cart.ts'

beforeEach(() => dependency.reset())

const details = `/products/v2/products/${fixtures.plentiful.productId}/details?locale=de_DE`

describe('the commerce proxy', () => {
  it('GET /products/v2/products/{productId}/details: R280, R283: same-origin, in the locale of the query', async () => {
    const answer = await openBrowser().ask(details)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ id: fixtures.plentiful.productId, price: { currency: 'EUR' } })
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
  })

  it.each([408, 409, 425, 429, 500, 502, 503, 504])(
    'R291: a GET is retried once on %i, and the answer says so',
    async status => {
      let asked = 0
      dependency.behave(async (_request, real) => {
        asked += 1
        return asked === 1 ? Response.json({}, { status }) : real()
      })
      const answer = await openBrowser().ask(details)
      expect([answer.status, asked, answer.headers.get('x-retry-spent')]).toEqual([200, 2, '1'])
    },
  )

  it('R291: and only once', async () => {
    let asked = 0
    dependency.behave(async () => {
      asked += 1
      return Response.json({ errorDetails: [{ errorId: 'GEN500' }] }, { status: 503 })
    })
    const answer = await openBrowser().ask(details)
    expect([answer.status, asked]).toEqual([503, 2])
  })

  it('R392: a write is never retried', async () => {
    const shopper = await shopperWithCart()
    let asked = 0
    dependency.behave(async (request, real) => {
      if (!request.url.includes('/cart/v1/item')) return real()
      asked += 1
      return Response.json({}, { status: 503 })
    })
    await shopper.send('/-/cart/add?locale=en-us', { upc: fixtures.plentiful.upc })
    expect(asked).toBe(1)
  })

  it('only what the calls table lists is let through, with only what it lists', async () => {
    for (const path of ['/cart/v1/secret', '/consumers-v3/consumer', '/admin/x', '/token/v2/auth/token']) {
      const answer = await openBrowser().send(path, {})
      expect([path, answer.status >= 400]).toEqual([path, true])
    }
    expect(dependency.asked('/token')).toEqual([])
    await openBrowser().ask(`${details}&debug=1`, {
      headers: { cookie: 'a=b', connection: 'keep-alive', te: 'trailers' },
    })
    const [call] = dependency.asked('/details')
    expect(call?.headers.get('cookie')).toBeNull()
    expect(call?.headers.get('te')).toBeNull()
  })

  it.each([
    ['PUT', '/cart/v1/cart', 'POST'],
    ['GET', '/cart/v1/item', 'POST, DELETE'],
    ['DELETE', '/consumers-v3/consumer', 'GET, PUT, POST'],
    ['POST', '/products/v2/products/FH11011/details', 'GET'],
  ])(
    'API405: %s %s is refused in the form of the catalogue, with the methods there are',
    async (method, path, allow) => {
      const answer = await openBrowser().ask(path, { method })
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow])
      expect(await answer.json()).toMatchObject({ errorDetails: [{ errorId: 'API405' }] })
    },
  )

  it.each(['/cart/v1/nothing', '/consumers-v3/auth/nowhere', '/products/v2/nothing', '/preview/caas/v1/none'])(
    'API404: %s is refused in the form of the catalogue',
    async path => {
      const answer = await openBrowser().ask(path)
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ errorDetails: [{ errorId: 'API404' }] })
    },
  )

  it.each([
    ['the store', '/cart/v1/nothing', 'fellholm-store', 'There is no such call, or nothing at this address.'],
    ['the platform', '/products/v2/products/FH00000/details', 'fellholm-commerce', 'This item is no longer available.'],
  ])('R145: a refusal of %s has appId, correlationId and a sentence to show', async (_, path, appId, message) => {
    const answer = await openBrowser().ask(`${path}?locale=en_US`)
    expect(await answer.json()).toMatchObject({
      errorDetails: [{ message }],
      appId,
      correlationId: expect.stringMatching(/^[\w-]{8,}$/),
    })
  })

  it('R145: where a password was typed AUT401 speaks of that, elsewhere of the session', async () => {
    const signIn = { username: 'shopper@fellholm.example', password: 'not-the-one', codeChallenge: 'x'.repeat(43) }
    const answer = await openBrowser().send('/consumers-v3/auth/signin?locale=en_US', signIn)
    expect(await answer.json()).toMatchObject({
      errorDetails: [{ errorId: 'AUT401', message: 'The email or password is not correct.' }],
    })
  })

  it('POST /token/v3/login/social: the code of an identity is taken by the form alone, which checks its `state`', async () => {
    const browser = openBrowser()
    const answer = await browser.send('/token/v3/login/social?locale=en_US', {
      idp: 'google',
      authorizationCode: 'x'.repeat(43),
    })
    expect(answer.status).toBe(404)
    expect(dependency.asked('/login/social')).toEqual([])
    expect(browser.cookies.has('__Host-visit')).toBe(false)
  })

  it('POST /products/v1/products/{productId}/availability: a body of another shape is named and not sent on', async () => {
    const path = `/products/v1/products/${fixtures.plentiful.productId}/availability`
    const answer = await openBrowser().send(path, { upcs: ['x'] })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      errorDetails: [{ errorId: 'API400', message: expect.stringContaining('upcs') }],
    })
    expect(dependency.asked('/availability')).toEqual([])
  })

  it('R143: identifiers in paths are escaped, never interpreted', async () => {
    await openBrowser().ask('/products/v2/products/..%2f..%2fadmin/details')
    for (const { path } of dependency.asked()) expect(path).toMatch(/^\/products\/v2\/products\/[^/]+\/details$/)
  })

  it.each([
    ['HTML with 200', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['broken JSON', () => new Response('{"a":')],
    ['an empty 200', () => new Response('')],
    ['a body without end', () => new Response(new Uint8Array(4_000_000))],
    [
      'a redirect to an internal address',
      () => new Response(null, { status: 302, headers: { location: 'http://169.254.169.254/' } }),
    ],
  ])('%s from the platform is a clear 502', async (_, broken) => {
    dependency.behave(async () => broken())
    const answer = await openBrowser().ask(details)
    expect(answer.status).toBe(502)
    expect(await answer.json()).toMatchObject({ errorDetails: [{ errorId: 'GEN500' }] })
  })
})
