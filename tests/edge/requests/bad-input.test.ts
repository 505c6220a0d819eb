import { beforeEach, describe, expect, it } from 'vitest'

import { openBrowser } from '../browser.ts'
import { dependency } from '../dependency.ts'

beforeEach(() => dependency.reset())

const statusOf = async (path: string, options = {}) => (await openBrowser().ask(path, options)).status

describe('bad addresses', () => {
  it('R079: an invalid route answers 404 with the text "Page Not Found"', async () => {
    const answer = await openBrowser().ask('/en-us/no-such-page/at-all')
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('Page Not Found')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  it.each(['/en-us/photo.jpg', '/index.php', '/en-us/c/wp-login.php5', '/en-us/a/b.HTML'])(
    'R063: %s ends in a file extension and answers 404',
    async path => {
      expect(await statusOf(path)).toBe(404)
    },
  )

  it.each([
    ['//evil.example', 400],
    ['//evil.example/%2e%2e', 400],
    ['/en-us/%', 400],
    ['/en-us/%ff%fe', 400],
    ['/en-us/a%00b', 400],
    ['/en-us/a%0d%0aset-cookie:x', 400],
    ['/en-us/a%5cb', 400],
    ['/en-us/search?q=%zz', 400],
    ['/en-us/search?q=%0d%0aset-cookie%3Ax', 400],
    [`/en-us/c/${'a'.repeat(300)}`, 404],
    ['/media/v1/constructor/x', 404],
    [`/en-us/${'a'.repeat(1_100)}`, 414],
    [`/en-us/search?q=${'a'.repeat(2_100)}`, 414],
  ])('%s answers %i', async (path, status) => {
    const answer = await openBrowser().ask(path)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('location')).toBeNull()
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it('no redirect leaves the store, whatever the path says', async () => {
    for (const path of ['/@evil.example', '/;//evil.example', '/https://evil.example', '/%2f%2fevil.example']) {
      const answer = await openBrowser().ask(path)
      const location = answer.headers.get('location')
      if (location !== null) expect(new URL(location, 'http://localhost').origin).toBe('http://localhost')
    }
  })

  it.each(['http://pay.localhost/', 'http://chat.localhost/admin/'])(
    'what is searched for leads nowhere else, also %s',
    async text => {
      const answer = await openBrowser().ask(`/en-us/search?q=${text}`)
      expect([answer.status, answer.headers.get('cache-status')]).toEqual([200, expect.stringContaining('fellholm')])
    },
  )

  it('R116: a bot receives the status and no error page', async () => {
    const answer = await openBrowser().ask('/en-us/nowhere', { headers: { 'user-agent': 'Googlebot/2.1' } })
    expect([answer.status, await answer.text()]).toEqual([404, ''])
  })
})

describe('bad bodies', () => {
  it('a body over 64 KB answers 413', async () => {
    const answer = await openBrowser().send('/-/cart/add', { upc: '1'.repeat(70_000) })
    expect(answer.status).toBe(413)
  })

  it.each([
    ['not JSON', 'application/json', '{', 400],
    ['a list', 'application/json', '[]', 400],
    ['too deep', 'application/json', `${'{"a":'.repeat(30)}1${'}'.repeat(30)}`, 400],
    ['too long a list', 'application/json', JSON.stringify({ a: Array.from({ length: 300 }, () => 1) }), 400],
    ['another type', 'text/plain', 'upc=1', 400],
    ['a wrong field', 'application/json', '{"upc":"x"}', 422],
  ])('%s', async (_, type, body, status) => {
    const answer = await openBrowser().ask('/-/cart/add', {
      method: 'POST',
      headers: { origin: 'http://localhost', 'sec-fetch-site': 'same-origin', 'content-type': type },
      body,
    })
    expect(answer.status).toBe(status)
    expect(dependency.asked('/cart/v1')).toEqual([])
  })

  it('an unknown command answers 404, another method 405 or 404', async () => {
    expect((await openBrowser().send('/-/cart/steal', {})).status).toBe(404)
    expect((await openBrowser().send('/-/__proto__/toString', {})).status).toBe(404)
    expect(await statusOf('/en-us', { method: 'TRACK' }).catch(() => 405)).toBe(405)
  })
})

describe('requests from elsewhere', () => {
  it.each([
    [{ origin: 'https://evil.example' }],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{}],
  ])('a command from %o is refused', async headers => {
    const answer = await openBrowser().ask('/-/cart/add', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{"upc":"410011000027"}',
    })
    expect(answer.status).toBe(403)
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it('a write call through the proxy is refused as well', async () => {
    const answer = await openBrowser().ask('/cart/v1/cart', {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    })
    expect(answer.status).toBe(403)
  })

  it('ids from outside are harmless words or replaced', async () => {
    const kept = await openBrowser().ask('/get-user-geo-country', { headers: { 'x-correlation-id': 'abc-123_x' } })
    expect(kept.headers.get('x-correlation-id')).toBe('abc-123_x')
    for (const id of ['a b', '<script>', 'x'.repeat(65)]) {
      const replaced = await openBrowser().ask('/get-user-geo-country', { headers: { 'x-correlation-id': id } })
      expect(replaced.headers.get('x-correlation-id')).toMatch(/^[0-9a-f-]{36}$/)
    }
  })

  it('a form never goes back to another origin', async () => {
    for (const back of ['https://evil.example/x', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      const answer = await openBrowser().post('/-/cart/quantity?locale=en-us', { qty: 'x', back })
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en-us/not-done?back=%2Fen-us'])
    }
  })
})

describe('headers of every answer', () => {
  it.each(['/en-us', '/en-us/cart', '/en-us/nowhere', '/', '/get-user-geo-country'])('%s', async path => {
    const { headers } = await openBrowser().ask(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('strict-transport-security')).toContain('max-age=')
    expect(headers.get('content-security-policy')).toContain(`frame-ancestors 'none'`)
    expect(headers.get('server-timing')).toContain('total;dur=')
    expect(headers.get('x-correlation-id')).toMatch(/^[\w-]{1,64}$/)
  })

  it('another site that opened a page of somebody’s loses hold of its window; what all may see is opened without a new process', async () => {
    const policyOf = async (path: string) => (await openBrowser().ask(path)).headers.get('cross-origin-opener-policy')
    for (const path of ['/en-us/cart', '/en-us/sign-in', '/en-us/checkout', '/en-us/storeipads'])
      expect([path, await policyOf(path)]).toEqual([path, 'same-origin'])
    for (const path of ['/en-us', '/en-us/c/womens-jackets', '/en-us/about-us', '/en-us/nowhere'])
      expect([path, await policyOf(path)]).toEqual([path, null])
  })

  it('P10: Cache-Status is on every document', async () => {
    for (const path of ['/en-us', '/en-us/cart', '/en-us/nowhere'])
      expect((await openBrowser().ask(path)).headers.get('cache-status')).toMatch(/^fellholm; (?:hit|fwd=)/)
  })
})
