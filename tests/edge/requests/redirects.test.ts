import { env, exports } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'

import { parse } from '#kv/redirects/parse.ts'
import { compile } from '#kv/redirects/revision.ts'
import { publish } from '#kv/redirects/storage/storage.ts'
import { storeAddressing } from '#src/redirects/addresses.ts'

const table = `from,to,status,query,country,device,active_until
/old,/c/mens-jackets,301,,,,
/moved,/c/mens-jackets,308,,,,
/sale,/c/sale,,,DE,,
/sale,/c/mens-jackets,301,,,,
/app,/c/packs,302,drop,,mobile,
/ends,/c/packs,301,,,,2099-01-01
/gone,,410,,,,
/basket,/cart,303,,,,
/blog/:slug/*,/search?q=:slug,307,drop,,,
/away/*,/:splat,,,,,
/healthcheck/*,/c/packs,,,,,
/cart/v1/*,/c/packs,,,,,
`

const rules = (env as { RULES: KVNamespace }).RULES

beforeAll(async () => {
  const parsed = parse(table, storeAddressing.locales)
  expect(parsed.problems).toEqual([])
  await publish(rules, compile(parsed.rules), { at: Date.now(), who: 'ada', count: parsed.rules.length, note: '' })
  await rules.put('/en-us/loose', '301 /en-us/c/packs')
  await rules.put('/en-us/c/mens-jackets', '/en-us/c/packs')
  await rules.put('/en-us/evil', '//evil.example')
})

const ask = (path: string, init: RequestInit = {}) =>
  exports.default.fetch(`http://localhost${path}`, { redirect: 'manual', ...init })

const told = async (path: string, init: RequestInit = {}) => {
  const answer = await ask(path, init)
  return `${answer.status} ${answer.headers.get('location')}`
}

describe('R068: for each path a redirect rule is looked up, ahead of pages and of the page cache', () => {
  it.each([
    ['/en-us/old', '301 /en-us/c/mens-jackets'],
    ['/de-de/OLD/?utm=1', '301 /de-de/c/mens-jackets?utm=1'],
    ['/old', '301 /c/mens-jackets'],
    ['/de-de/basket', '303 /de-de/warenkorb'],
    ['/en-us/blog/Hello%20there/2026/x?page=2', '307 /en-us/search?q=Hello%20there'],
  ])('%s → %s', async (path, answer) => {
    expect(await told(path)).toBe(answer)
  })

  it('the country decides where a rule asks for it', async () => {
    expect(await told('/en-us/sale', { headers: { 'cf-ipcountry': 'DE' } })).toBe('302 /en-us/c/sale')
    expect(await told('/en-us/sale', { headers: { 'cf-ipcountry': 'FR' } })).toBe('301 /en-us/c/mens-jackets')
  })

  it('the device decides where a rule asks for it: by client hint, else by user agent', async () => {
    const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 16) Mobile Safari' }
    expect(await told('/en-us/app', { headers: { 'sec-ch-ua-mobile': '?1' } })).toBe('302 /en-us/c/packs')
    expect(await told('/en-us/app', { headers: phone })).toBe('302 /en-us/c/packs')
    expect(await told('/en-us/app', { headers: { ...phone, 'sec-ch-ua-mobile': '?0' } })).toBe('404 null')
  })

  it('R069: siteId, cms, preview and enrollment_marketing_source survive a redirect that drops the query', async () => {
    const carried = 'siteId=fellholm-us&cms=1&preview=true&enrollment_marketing_source=mail'
    const answer = await told(`/en-us/app?x=1&${carried}`, { headers: { 'sec-ch-ua-mobile': '?1' } })
    expect(answer).toBe(`302 /en-us/c/packs?${carried}`)
  })

  it('D46: a post is redirected by 307 and 308 only', async () => {
    const headers = { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }
    const post = { method: 'POST', headers, body: 'a=b' }
    expect(await told('/en-us/moved', post)).toBe('308 /en-us/c/mens-jackets')
    expect(await told('/en-us/old', post)).not.toContain('/c/mens-jackets')
  })
})

describe('how long a redirect may be kept', () => {
  const kept = async (path: string) => (await ask(path)).headers.get('cache-control')

  it('D46: 301 and 308 for an hour, others not at all, and not by shared caches where the visitor decides', async () => {
    expect(await kept('/en-us/old')).toBe('public, max-age=3600')
    expect(await kept('/en-us/moved')).toBe('public, max-age=3600')
    expect(await kept('/en-us/ends')).toBe('public, max-age=3600')
    expect(await kept('/en-us/basket')).toBe('private, no-store')
    expect(await kept('/en-us/sale')).toBe('private, max-age=3600')
  })
})

it('D46: 410 answers the page for what is not there, in the locale of the path, and is never stored', async () => {
  const answer = await ask('/de-de/gone', { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0' } })
  expect(answer.status).toBe(410)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(await answer.text()).toContain('lang="de-DE"')
})

it('no rule leads to another host: a splat that begins with // is refused', async () => {
  const answer = await ask('/away//evil.example/x')
  expect(answer.headers.get('location')).not.toMatch(/^(?:https?:)?\/\//)
})

it('rules are never looked up for machines’ paths: health and commerce calls', async () => {
  expect((await ask('/healthcheck/status')).status).toBe(200)
  expect((await ask('/cart/v1/cart/current')).headers.get('location')).toBeNull()
})

describe('a single key written by hand', () => {
  it('counts where the store has no page', async () => {
    expect(await told('/en-us/loose?preview=true&x=1')).toBe('301 /en-us/c/packs?preview=true')
  })

  it('does not count where it has one, nor when its target is unsafe', async () => {
    expect(await told('/en-us/c/mens-jackets')).toBe('200 null')
    expect(await told('/en-us/evil')).toBe('404 null')
  })
})
