import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { fixtures } from '#demo/fixtures.ts'

import { openBrowser } from '../browser.ts'
import { dependency } from '../dependency.ts'

const publicPaths = [
  '/en-us',
  '/en-us/c/mens-jackets',
  '/en-us/p/womens-ridgeline-3l-shell-fh10011',
  '/en-us/search?q=boot',
  '/en-us/location-selector',
]

beforeEach(() => dependency.reset())

/** A page that no other test asks for. */
const photographed = '/en-gb/p/womens-ridgeline-3l-shell-fh10011'

/** Who is in no experiment; how those are who are shown in `experiments`. */
const unmeasured = { 'sec-gpc': '1' }

describe('public pages', () => {
  it.each(publicPaths)(
    '%s: the second request is a hit, and the bytes are the same for any two shoppers (P1, P10)',
    async path => {
      const ada = openBrowser()
      const bob = openBrowser()
      bob.cookies.set('__Host-visit', 'anything')
      bob.cookies.set('__Host-cart-count', '7')
      const first = await ada.ask(path, { headers: { 'cf-ipcountry': 'US', ...unmeasured } })
      const second = await bob.ask(path, {
        headers: {
          'cf-ipcountry': 'DE',
          'accept-language': 'de',
          'x-usid': 'bob',
          authorization: 'Bearer secret',
          ...unmeasured,
        },
      })
      expect(first.status).toBe(200)
      expect(second.headers.get('cache-status')).toContain('hit')
      expect(await second.text()).toBe(await first.text())
    },
  )

  it.each(publicPaths)('%s: no inline script, no nonce, no cookie (P4, P8)', async path => {
    const answer = await openBrowser().ask(path, { headers: unmeasured })
    const html = await answer.text()
    const scripts = html.match(/<script\b[^>]*>/g) ?? []
    expect(scripts.length).toBeGreaterThan(0)
    // What machines read is data, and nothing runs it.
    expect(scripts.filter(tag => !/ src="| type="application\/ld\+json"/.test(tag))).toEqual([])
    expect(html).not.toMatch(/\son[a-z]+=|javascript:|nonce=| style=/)
    expect(answer.headers.getSetCookie()).toEqual([])
    // The hash is that of the speculation rules, which run nothing.
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/)
    expect(answer.headers.get('content-security-policy')).not.toMatch(/unsafe-inline|unsafe-eval|nonce/)
  })

  it('a photograph that a page shows first is fetched ahead, and Link says so for early hints, rendered and stored', async () => {
    dependency.behave(async (_request, real) => {
      const answer = await real()
      return new Response((await answer.text()).replaceAll('.svg', '.jpg'), answer)
    })
    const shopper = openBrowser()
    const answers = [await shopper.ask(photographed), await shopper.ask(photographed)]
    const [, href = ''] =
      /<link rel="preload" href="([^"]+)" as="image"/.exec(await (answers[0] as Response).text()) ?? []
    expect(href).toMatch(/^\/media\/.*\.jpg$/)
    for (const { headers } of answers)
      expect(headers.get('link')).toBe(`<${href}>; rel=preload; as=image; fetchpriority=high`)
  })

  it.each(['/en-us', '/en-us/c/packs', '/en-us/p/womens-ridgeline-3l-shell-fh10011'])(
    '%s: a drawing, which browsers make a document of, is not fetched ahead of the page',
    async path => {
      const answer = await openBrowser().ask(path)
      expect(answer.headers.get('link')).toBeNull()
      const html = await answer.text()
      expect(html).not.toMatch(/rel="preload"[^>]*as="image"/)
      expect(html).not.toMatch(/fetchpriority="?high/i)
    },
  )

  it('ETag answers 304 without a body, and HEAD is served from GET (P4)', async () => {
    const shopper = openBrowser()
    const full = await shopper.ask('/en-us/c/tents')
    const etag = full.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/)
    const unchanged = await shopper.ask('/en-us/c/tents', { headers: { 'if-none-match': `"other", ${etag}` } })
    expect([unchanged.status, await unchanged.text()]).toEqual([304, ''])
    const head = await shopper.ask('/en-us/c/tents', { method: 'HEAD' })
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, ''])
    expect(head.headers.get('cache-status')).toContain('hit')
  })

  it('P3: what the page does not read is not in the key: tracking parameters share one entry', async () => {
    const shopper = openBrowser()
    await shopper.ask('/en-us/c/day-packs?utm_source=a')
    const again = await shopper.ask('/en-us/c/day-packs?fbclid=b&gclid=c')
    expect(again.headers.get('cache-status')).toContain('hit')
    expect(await again.text()).not.toMatch(/utm_source|fbclid/)
  })

  it('P3: the order of parameters does not matter; their values do', async () => {
    const shopper = openBrowser()
    await shopper.ask('/en-us/c/day-packs?color=green&sort=newest')
    const same = await shopper.ask('/en-us/c/day-packs?sort=newest&color=green')
    const other = await shopper.ask('/en-us/c/day-packs?color=blue&sort=newest')
    expect(same.headers.get('cache-status')).toContain('hit')
    expect(other.headers.get('cache-status')).toContain('miss')
  })

  it('P3: the host of a request reaches neither key nor page', async () => {
    const shopper = openBrowser()
    const html = await (
      await shopper.ask('/en-us/c/duffels', { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } })
    ).text()
    expect(html).not.toContain('evil.example')
    expect(html).toContain('rel="canonical" href="http://localhost/en-us/c/duffels"')
  })

  it('P5: 500 simultaneous requests on a cold key cause one upstream render', async () => {
    const shopper = openBrowser()
    await shopper.ask('/en-us/c/socks')
    dependency.reset()
    const all = await Promise.all(Array.from({ length: 500 }, () => shopper.ask('/en-us/c/gloves')))
    expect(all.every(answer => answer.status === 200)).toBe(true)
    expect(dependency.asked('/productSearch')).toHaveLength(1)
    await Promise.all(all.map(answer => answer.text()))
  })

  it('P6: when the platform is down, public pages still come from the cache', async () => {
    const shopper = openBrowser()
    await shopper.ask('/en-us/c/caps')
    dependency.behave(async () => Response.json({}, { status: 503 }))
    const answer = await shopper.ask('/en-us/c/caps')
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('<h1')
  })

  it('P1: an error is never stored: the page is there again with the platform', async () => {
    const shopper = openBrowser()
    dependency.behave(async (request, real) =>
      request.url.includes('productSearch') ? new Response('<html>', { status: 200 }) : real(),
    )
    const broken = await shopper.ask('/en-us/c/beanies')
    expect([broken.status, broken.headers.get('cache-control')]).toEqual([503, 'private, no-store'])
    dependency.reset()
    const mended = await shopper.ask('/en-us/c/beanies')
    expect(mended.status).toBe(200)
  })

  it('P4, P10: an address with nothing at it is asked of the platform once, and said so to everybody', async () => {
    const path = '/en-us/p/no-such-thing-zz99999'
    const first = await openBrowser().ask(path, { headers: unmeasured })
    const asked = dependency.asked('ZZ99999').length
    const second = await openBrowser().ask(path, { headers: unmeasured })
    expect([first.status, second.status, asked > 0]).toEqual([404, 404, true])
    expect(dependency.asked('ZZ99999')).toHaveLength(asked)
    expect(first.headers.get('cache-status')).toBe('fellholm; fwd=miss; fwd-status=404; stored')
    expect(second.headers.get('cache-status')).toMatch(/^fellholm; hit; ttl=\d+; detail=memory$/)
    expect(second.headers.get('cache-control')).toBe('private, no-store')
    expect(await second.text()).toBe(await first.text())
    const bot = await openBrowser().ask(path, { headers: { 'user-agent': 'Googlebot/2.1' } })
    expect([bot.status, await bot.text()]).toEqual([404, ''])
  })

  it.each(['/en-us/reviews/FH10011', '/en-us/find-in-store/FH10011'])(
    'P1: %s is unavailable, and not missing, while the platform cannot say',
    async path => {
      dependency.behave(async () => Response.json({}, { status: 500 }))
      expect((await openBrowser().ask(path)).status).toBe(503)
    },
  )

  it('P4: a degraded render (stock does not answer) is shown to others for five seconds, and KV never has it', async () => {
    const shopper = openBrowser()
    const path =
      (await shopper.ask(`/en-us/p/x-${fixtures.lowStock.productId.toLowerCase()}`)).headers.get('location') ?? ''
    dependency.behave(async (request, real) =>
      request.url.includes('/inventory') ? Response.json({}, { status: 500 }) : real(),
    )
    const degraded = await shopper.ask(path)
    expect([degraded.status, degraded.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(degraded.headers.get('cache-status')).not.toContain('stored')
    expect(await degraded.text()).toContain('Cinder Down Hoodie')
    const { length } = dependency.asked()
    expect((await shopper.ask(path)).headers.get('cache-status')).toMatch(/^fellholm; hit; ttl=[345]; detail=memory$/)
    expect(dependency.asked()).toHaveLength(length)
    const { keys } = await (env as { PAGES: KVNamespace }).PAGES.list({ prefix: 'page:' })
    expect(keys.filter(({ name }) => name.includes(path.slice('/en-us'.length)))).toEqual([])
  })

  it.each(['preview=true', 'cms=x', 'siteId=fellholm-ca'])('P1: ?%s bypasses the cache', async query => {
    const answer = await openBrowser().ask(`/en-us/c/tents?${query}`)
    expect(answer.headers.get('cache-status')).toContain('fwd=bypass')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  it('P2: what a public page asks the platform carries no token, no cookie and no session id (R282)', async () => {
    const shopper = openBrowser()
    shopper.cookies.set('__Host-visit', 'sealed')
    await shopper.ask('/en-us/c/bottles', { headers: { authorization: 'Bearer x', 'x-usid': 'somebody' } })
    const calls = dependency.asked()
    expect(calls.length).toBeGreaterThan(0)
    for (const { headers } of calls) {
      expect(headers.get('authorization')).toBeNull()
      expect(headers.get('cookie')).toBeNull()
      expect(headers.get('x-usid')).toBeNull()
    }
  })
})

describe('the calls behind a page', () => {
  it('R281, R284, R389, R151: locale, ids, key, channel and source go with every call', async () => {
    await openBrowser().ask('/fr-ca/c/tents')
    await openBrowser().ask('/fr-ca/search?q=tente')
    await openBrowser().ask(`/fr-ca/p/x-${fixtures.plentiful.productId.toLowerCase()}`)
    const asked = dependency.asked()
    expect(new Set(asked.map(({ path }) => path)).size).toBeGreaterThan(3)
    for (const { path, headers } of asked) {
      const id = expect.stringMatching(/^[\w-]{1,64}$/)
      expect([path, Object.fromEntries(headers)]).toEqual([
        path,
        expect.objectContaining({
          locale: 'fr_CA',
          'x-correlation-id': id,
          'x-transaction-id': id,
          'auth-access': 'a-key-for-tests-only',
          channel: 'ECOMM',
          source: 'ECOM15',
          'x-site-id': 'fellholm-ca',
          brand: 'FELLHOLM',
          region: 'CA',
          clientapp: 'web',
        }),
      ])
    }
  })
})
