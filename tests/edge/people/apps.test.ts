import { createHash } from 'node:crypto'

import { beforeEach, describe, expect, it } from 'vitest'

import { fixtures, seededPassword as password } from '#demo/fixtures.ts'
import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import type { Tokens } from '#src/commerce/calls/session-shapes.ts'

import { openBrowser } from '../browser.ts'
import { dependency } from '../dependency.ts'
import { cartOf, sessionOf } from '../shoppers/commands.ts'
import { signedIn } from '../shoppers/sign-in.ts'

beforeEach(() => dependency.reset())

const key = 'an-app-key-for-tests-only-of-forty-letters'

type Asking = { readonly method?: string; readonly body?: object; readonly tokens?: Tokens; readonly key?: string }

/** An app: no cookies, no origin, a key of its own and whatever token it holds. */
function openApp(browser = openBrowser()) {
  return async <Answer>(path: string, { method = 'POST', body, tokens, key: shown = key }: Asking = {}) => {
    const answer = await browser.ask(`${path}${path.includes('?') ? '&' : '?'}locale=en_US`, {
      method,
      headers: {
        'auth-access': shown,
        ...(body && { 'content-type': 'application/json' }),
        ...(tokens && { authorization: `Bearer ${tokens.accessToken}`, 'x-usid': tokens.usid }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const json = await answer.json<Answer & { errorDetails?: { errorId: string }[] }>()
    return { status: answer.status, json, code: json.errorDetails?.[0]?.errorId, headers: answer.headers }
  }
}

const codeVerifier = 'a-verifier-that-only-this-app-knows-of-at-all-0123456789'
const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')

describe('one of the store’s own apps, which has a key', () => {
  it('POST /token/v2/auth/token: begins as a guest, fills a cart, signs in by the specified calls and keeps the cart', async () => {
    const app = openApp()
    const { json: tokens } = await app<Tokens>('/token/v2/auth/token', { body: { grantType: 'guest' } })
    const { json: cart } = await app<Cart>('/cart/v1/cart', { tokens })
    const added = await app<Cart>('/cart/v1/item', {
      tokens,
      body: { basketId: cart.id, upc: fixtures.plentiful.upc, qty: 2 },
    })
    expect([added.status, added.json.totalItems]).toEqual([200, 2])
    const signIn = { username: 'shopper@fellholm.example', password, codeChallenge }
    const { json: code } = await app<{ authorizationCode: string }>('/consumers-v3/auth/signin', {
      tokens,
      body: signIn,
    })
    const { json: own } = await app<Tokens>('/token/v2/auth/token', {
      tokens,
      body: { grantType: 'authorizationCode', ...code, codeVerifier, guestObjects: { basketId: cart.id } },
    })
    expect(own.consumerType).toBe('REGISTERED')
    const kept = await app<Cart>(`/cart/v1/cart/${own.basketId}`, { method: 'GET', tokens: own })
    expect(kept.json.items.map(({ upc }) => upc)).toContain(fixtures.plentiful.upc)
    const profile = await app<{ consumerDetails: { email: string } }>('/consumers-v3/consumer', {
      method: 'GET',
      tokens: own,
    })
    expect(profile.json.consumerDetails.email).toBe('shopper@fellholm.example')
  })

  it('R389, R281: its calls say the channel MAPP and the id of its own session, and set no cookie', async () => {
    const app = openApp()
    const { json: tokens } = await app<Tokens>('/token/v2/auth/token', { body: { grantType: 'guest' } })
    const { headers } = await app('/cart/v1/cart', { tokens })
    const [asked] = dependency.asked('/cart/v1/cart')
    expect([asked?.headers.get('channel'), asked?.headers.get('x-usid')]).toEqual(['MAPP', tokens.usid])
    expect(headers.getSetCookie()).toEqual([])
  })

  it('a session in a cookie is not its own: without a token it is nobody', async () => {
    const app = openApp(await signedIn('shopper'))
    expect(await app('/consumers-v3/consumer', { method: 'GET' })).toMatchObject({ status: 401, code: 'AUT401' })
  })

  it('API400, API415: what has another shape is refused before it is sent on', async () => {
    const app = openApp()
    expect((await app('/token/v2/auth/token', { body: { grantType: 'other' } })).code).toBe('API400')
    expect((await app('/token/v2/auth/token')).code).toBe('API415')
    expect(dependency.asked()).toEqual([])
  })
})

it.each(['', 'another-key-of-at-least-thirty-two-letters'])(
  'API404: without a key of the store’s (%j) nobody is given a token',
  async shown => {
    const answer = await openApp()('/token/v2/auth/token', { body: { grantType: 'guest' }, key: shown })
    expect(answer).toMatchObject({ status: 404, code: 'API404' })
    expect(dependency.asked('/token/')).toEqual([])
  },
)

describe('a cart that a browser opens by the specified call', () => {
  it.each([
    ['POST /cart/v1/cart', '/cart/v1/cart?locale=en_US', 0],
    ['POST /cart/v1/cartWithItem', `/cart/v1/cartWithItem?locale=en_US&upc=${fixtures.plentiful.upc}`, 1],
  ])('%s: is the visit’s from then on, and goes with it into the account', async (_, path, pieces) => {
    const browser = openBrowser()
    const opened = await (await browser.send(path, null)).json<Cart>()
    expect(opened.totalItems).toBe(pieces)
    expect((await cartOf(browser)).id).toBe(opened.id)
    const body = { basketId: 'current', upc: fixtures.plentiful.upc, qty: 2 }
    await browser.send('/cart/v1/item?locale=en_US', body)
    expect((await sessionOf(browser))?.lines?.map(([upc, qty]) => [upc, qty])).toEqual([
      [fixtures.plentiful.upc, pieces + 2],
    ])
    const entered = await browser.send('/-/sign-in/enter?locale=en-us', {
      username: 'prosumer@fellholm.example',
      password,
    })
    expect(entered.status).toBe(200)
    const found = (await cartOf(browser)).items.find(({ upc }) => upc === fixtures.plentiful.upc)
    expect(found?.qty).toBeGreaterThanOrEqual(pieces + 2)
  })
})
