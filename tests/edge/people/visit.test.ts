import { beforeEach, describe, expect, it, vi } from 'vitest'

import { sealSession, unsealSession, type Session } from '#worker/storefront/visit/session.ts'
import { fixtures } from '#demo/fixtures.ts'

import { openBrowser, type Browser } from '../browser.ts'
import { dependency } from '../dependency.ts'
import { shopperWithCart } from '../shoppers/with-cart.ts'

const secret = 'a-secret-for-tests-only-of-forty-letters'

beforeEach(() => dependency.reset())

describe('the log (ASVS 16.2.1)', () => {
  it('says of a command whose session it is, in which role and from where, and holds neither id nor address', async () => {
    const lines = vi.spyOn(console, 'log')
    const shopper = await shopperWithCart()
    const headers = { 'cf-connecting-ip': '192.0.2.77' }
    await shopper.send('/-/cart/add?locale=en-us', { upc: fixtures.plentiful.upc }, 'POST', headers)
    const written = lines.mock.calls.flat().join('\n')
    const own = written.split('\n').filter(line => line.includes('"command":"cart/add"'))
    const { role, session, from } = JSON.parse(own.at(-1) ?? '{}') as Record<string, string>
    expect([role, session, from]).toEqual([
      'guest',
      expect.stringMatching(/^\w{12}$/),
      expect.stringMatching(/^\w{12}$/),
    ])
    const { usid = '' } = (await unsealSession(shopper.cookies.get('__Host-visit'), secret)) ?? {}
    for (const secretly of ['192.0.2.77', usid]) expect(written).not.toContain(secretly)
    lines.mockRestore()
  })
})

describe('the session cookie', () => {
  it('is made on demand, __Host-, HttpOnly, Secure, SameSite=Lax, and opaque', async () => {
    const shopper = openBrowser()
    const looked = await shopper.ask('/en-us/cart')
    expect(looked.headers.getSetCookie()).toEqual([])
    const added = await shopper.send('/-/cart/add?locale=en-us', { upc: fixtures.plentiful.upc })
    const cookie = added.headers.getSetCookie().find(line => line.startsWith('__Host-visit=')) ?? ''
    expect(cookie).toMatch(/; HttpOnly/i)
    expect(cookie).toMatch(/; Secure/i)
    expect(cookie).toMatch(/; SameSite=Lax/i)
    expect(cookie).toMatch(/; Path=\//i)
    expect(cookie).not.toMatch(/; Domain/i)
    expect(cookie).toMatch(/^__Host-visit=\d+\.Fe26\.2\*/)
  })

  it('POST /token/v2/auth/token: tokens are asked for once and never reach an answer', async () => {
    const shopper = await shopperWithCart()
    const answer = await shopper.ask('/cart/v1/cart/current')
    const text = await answer.text()
    expect(answer.status).toBe(200)
    expect(text).not.toMatch(/accessToken|refreshToken/)
    expect(dependency.asked('/token/v2/auth/token')).toHaveLength(1)
    const sent = dependency.asked('/cart/v1/cart/').at(-1)
    expect(sent?.headers.get('authorization')).toMatch(/^Bearer [\w-]{20,}$/)
    expect(sent?.headers.get('x-usid')).toBeTruthy()
    expect(text).not.toContain(sent?.headers.get('authorization')?.slice(7) ?? 'no token')
  })

  it('a cookie that was not sealed by us, or was tampered with, is no session', async () => {
    const shopper = await shopperWithCart()
    const sealed = shopper.cookies.get('__Host-visit') ?? ''
    for (const cookie of ['', 'x', `${sealed.slice(0, -3)}abc`, sealed.replace('Fe26.2', 'Fe26.1')]) {
      const thief = openBrowser()
      thief.cookies.set('__Host-visit', cookie)
      const answer = await thief.ask('/en-us/cart')
      expect(await answer.text()).not.toContain('Ridgeline')
    }
  })

  it('a session of one site is none in another', async () => {
    const shopper = await shopperWithCart()
    const german = await (await shopper.ask('/de-de/warenkorb')).text()
    expect(german).not.toContain('data-command="cart/quantity"')
  })

  it('a cart of somebody else answers as a missing one (BSK404)', async () => {
    const ada = await shopperWithCart()
    const cart = (await (await ada.ask('/cart/v1/cart/current')).json()) as { id: string }
    const bob = await shopperWithCart()
    const answer = await bob.ask(`/cart/v1/cart/${cart.id}`)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ errorDetails: [{ errorId: 'BSK404' }] })
  })
})

describe('a page begins before the session is opened', () => {
  /** How often the cookie had been opened when the first bytes came, and when the last did. */
  async function openings(shopper: Browser, cookie: string) {
    shopper.cookies.set('__Host-visit', cookie)
    const opened = vi.spyOn(crypto.subtle, 'decrypt')
    const reader = (await shopper.ask('/en-us/cart')).body?.getReader()
    await reader?.read()
    const first = opened.mock.calls.length
    while ((await reader?.read())?.done === false);
    const last = opened.mock.calls.length
    opened.mockRestore()
    return { first, last }
  }

  const kept = async (shopper: Browser): Promise<Session> => {
    const session = await unsealSession(shopper.cookies.get('__Host-visit'), secret)
    if (session === undefined) throw new Error('no session')
    return session
  }

  it('when its cookie says that nothing has to change', async () => {
    const shopper = await shopperWithCart()
    expect(await openings(shopper, await sealSession(await kept(shopper), secret))).toEqual({ first: 0, last: 1 })
  })

  it.each<[string, Partial<Session>]>([
    ['a token is about to end', { accessEndsAt: Date.now() + 29_000 }],
    ['the time in a shop is over (R185)', { endsAt: Date.now() - 1 }],
    [
      'a finished order has to be forgotten (R180)',
      { order: { orderNumber: 'FH1', st: 'x', placing: 'final', since: Date.now() } },
    ],
  ])('and not before when %s', async (_why, change) => {
    const shopper = await shopperWithCart()
    const { first } = await openings(shopper, await sealSession({ ...(await kept(shopper)), ...change }, secret))
    expect(first).toBe(1)
  })

  it('and a cookie without that number, or with another one, is opened all the same: the cart stays', async () => {
    const shopper = await shopperWithCart()
    const [, sealed = ''] = /^\d+\.(.*)$/.exec(shopper.cookies.get('__Host-visit') ?? '') ?? []
    for (const number of ['0', '-1', 'x', '999999999999999', '9'.repeat(99)]) {
      shopper.cookies.set('__Host-visit', `${number}.${sealed}`)
      expect(await (await shopper.ask('/en-us/cart')).text()).toContain('Ridgeline')
    }
  })
})

describe('a token that has ended', () => {
  it('is renewed before a personal page is streamed, and the cookie with it: the cart stays (O4)', async () => {
    const shopper = await shopperWithCart()
    const session = await unsealSession(shopper.cookies.get('__Host-visit'), secret)
    if (session === undefined) throw new Error('no session')
    shopper.cookies.set('__Host-visit', await sealSession({ ...session, accessEndsAt: Date.now() - 1_000 }, secret))
    const answer = await shopper.ask('/en-us/cart')
    expect(await answer.text()).toContain('Ridgeline')
    const renewed = await unsealSession(shopper.cookies.get('__Host-visit'), secret)
    expect(renewed?.refreshToken).not.toBe(session.refreshToken)
    expect(renewed?.basketId).toBe(session.basketId)
    expect(renewed?.accessEndsAt).toBeGreaterThan(Date.now())
    expect(await (await shopper.ask('/en-us/cart')).text()).toContain('Ridgeline')
  })
})

describe('personal pages are never stored', () => {
  it.each(['/en-us/cart', '/en-us/checkout'])(
    '%s: private, no-store, in order and without inline script',
    async path => {
      const shopper = await shopperWithCart()
      const answer = await shopper.ask(path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      expect(answer.headers.get('cache-status')).toContain('fwd=bypass')
      expect(answer.headers.get('etag')).toBeNull()
      expect(answer.headers.get('content-security-policy')).not.toMatch(/unsafe-inline|unsafe-eval/)
      const html = await answer.text()
      expect((html.match(/<script\b[^>]*>/g) ?? []).filter(tag => !/ src="/.test(tag))).toEqual([])
      expect(html.indexOf('data-skeleton')).toBeLessThan(html.indexOf('Ridgeline'))
    },
  )

  it.each(['/en-us/cart', '/en-us/checkout', '/en-us/favorites', '/en-us/gift-card'])(
    '%s has one heading of the first level, which comes with the page and not with the skeleton',
    async path => {
      const shopper = await shopperWithCart()
      const html = await (await shopper.ask(path)).text()
      expect(html).toContain('data-skeleton')
      expect(html.match(/<h1/g)).toHaveLength(1)
    },
  )

  it('a soft navigation gets the finished document, without a skeleton', async () => {
    const shopper = await shopperWithCart()
    const answer = await shopper.ask('/en-us/cart', { headers: { 'x-soft-navigation': '1' } })
    const html = await answer.text()
    expect(html).toContain('Ridgeline')
    expect(html).not.toContain('data-skeleton')
  })
})

describe('a personal page while the platform is slow', () => {
  it('the frame and a skeleton are sent at once, the page when its data is there', async () => {
    const shopper = await shopperWithCart()
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    dependency.behave(async (_request, real) => {
      await held
      return real()
    })
    const answer = await shopper.ask('/en-us/cart')
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    let first = ''
    while (!first.includes('data-skeleton')) first += (await reader?.read())?.value ?? ''
    expect(first).toContain('<header')
    expect(first).not.toContain('Ridgeline')
    release()
    let rest = ''
    for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) rest += part.value
    expect(rest).toContain('Ridgeline')
    expect(rest).toContain('</html>')
  })
})

describe('guards (routes/guards.ts)', () => {
  it('R033: /checkout sends a visitor without items to /cart', async () => {
    const answer = await openBrowser().ask('/en-us/checkout')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/en-us/cart'])
  })

  it('R034: /checkout hides header and footer', async () => {
    const shopper = await shopperWithCart()
    const html = await (await shopper.ask('/en-us/checkout')).text()
    expect(html).not.toContain('popover=auto')
    expect(html).not.toContain('<footer')
  })

  it('R035, R036: /order-confirmation without a finalized order goes to /, whatever storeContext says', async () => {
    for (const path of ['/en-us/order-confirmation', '/en-us/order-confirmation?storeContext=x']) {
      const answer = await openBrowser().ask(path)
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/en-us'])
    }
  })
})

describe('the cart with and without script', () => {
  it('POST /cart/v1/item: a plain form answers 303 to the cart, where the thing lies', async () => {
    const shopper = openBrowser()
    const added = await shopper.post('/-/cart/add?locale=en-us', { upc: fixtures.plentiful.upc, qty: '2' })
    expect([added.status, added.headers.get('location')]).toEqual([303, '/en-us/cart'])
    expect(shopper.cookies.get('__Host-cart-count')).toBe('2')
    const html = await (await shopper.ask('/en-us/cart')).text()
    expect(html).toContain('Ridgeline')
  })

  it('INV408: a plain form that asks for too much is told so on the cart, with the maximum', async () => {
    const shopper = openBrowser()
    const refused = await shopper.post('/-/cart/add?locale=en-us', {
      upc: fixtures.twoAtMost.upc,
      qty: '5',
      back: '/en-us/cart',
    })
    expect([refused.status, refused.headers.get('location')]).toEqual([303, '/en-us/cart'])
    await shopper.post('/-/cart/add?locale=en-us', { upc: fixtures.plentiful.upc })
    await shopper.post('/-/cart/add?locale=en-us', { upc: fixtures.twoAtMost.upc, qty: '5', back: '/en-us/cart' })
    const html = await (await shopper.ask('/en-us/cart')).text()
    expect(html).toContain('You can buy at most 2 of this item.')
    const again = await (await shopper.ask('/en-us/cart')).text()
    expect(again).not.toContain('You can buy at most')
  })

  it('PUT and DELETE of a line: quantity and removal', async () => {
    const shopper = await shopperWithCart()
    const cart = (await (await shopper.ask('/cart/v1/cart/current')).json()) as { items: { id: string }[] }
    const itemId = cart.items[0]?.id ?? ''
    const more = await shopper.send('/-/cart/quantity?locale=en-us', { itemId, qty: 3 })
    expect(await more.json()).toMatchObject({ ok: true, value: { totalItems: 3 } })
    const gone = await shopper.send('/-/cart/remove?locale=en-us', { itemId })
    expect(await gone.json()).toMatchObject({ ok: true, value: { totalItems: 0, items: [] } })
    expect(shopper.cookies.get('__Host-cart-count')).toBe('0')
  })

  it('when commerce is down the cart offers a retry and nothing is lost', async () => {
    const shopper = await shopperWithCart()
    dependency.behave(async request => {
      if (request.url.includes('/cart/')) throw new Error('connection reset')
      return Response.json({}, { status: 503 })
    })
    const down = await shopper.ask('/en-us/cart')
    expect(down.status).toBe(200)
    const html = await down.text()
    expect(html).toContain('Try again')
    expect(html).not.toContain('Your cart is empty')
    dependency.reset()
    expect(await (await shopper.ask('/en-us/cart')).text()).toContain('Ridgeline')
  })
})
