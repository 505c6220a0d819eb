import { beforeEach, describe, expect, it } from 'vitest'

import { createKeptPages } from './kept-pages.ts'

const origin = 'https://store.example'
const everybody = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, max-age=0' }

const page = (title: string, build = 'b1') =>
  `<!doctype html><html data-build="${build}"><title>${title} · Fellholm</title><ul data-seen-pages=""><li>none</li></ul></html>`

/** Caches as a browser has them, in the order in which things were put in. */
function memoryCaches() {
  const all = new Map<string, Map<string, Response>>()
  const open = (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>()
    all.set(name, entries)
    return {
      match: async (url: string) => entries.get(url)?.clone(),
      put: async (url: string, answer: Response) => void entries.set(url, answer),
      delete: async (of: string | { readonly url: string }) => entries.delete(typeof of === 'string' ? of : of.url),
      keys: async () => [...entries.keys()].map(url => ({ url })),
    }
  }
  return {
    open: async (name: string) => open(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  } as unknown as CacheStorage
}

/** Path → what the store answers; all else is a page named by its path. */
let answers: Readonly<Record<string, () => Response>> = {}

const browser = (build = 'b1', caches = memoryCaches()) =>
  createKeptPages({
    build,
    origin,
    caches,
    fetch: async address => {
      const path = address.slice(origin.length)
      return answers[path]?.() ?? new Response(page(path, build), { headers: everybody })
    },
  })

const see = (kept: ReturnType<typeof browser>, path: string) => kept.keep(origin + path, [])
const isKept = async (kept: ReturnType<typeof browser>, path: string) => (await kept.page(origin + path)) !== undefined

beforeEach(() => {
  answers = {}
})

describe('what is kept', () => {
  it('30 pages, those seen last; one that is seen again counts as new', async () => {
    const kept = browser()
    for (let number = 1; number <= 30; number++) await see(kept, `/en-us/p/x-fh${number}`)
    await see(kept, '/en-us/p/x-fh1')
    await see(kept, '/en-us/p/x-fh31')
    expect(await isKept(kept, '/en-us/p/x-fh1')).toBe(true)
    expect(await isKept(kept, '/en-us/p/x-fh2')).toBe(false)
    expect(await isKept(kept, '/en-us/p/x-fh3')).toBe(true)
  })

  it.each([
    ['somebody’s own page', '/en-us/account'],
    ['the cart, in the words of its language', '/de-de/warenkorb'],
    ['what was searched for', '/en-us/search?q=parka'],
    ['where somebody is', '/en-us/store-locator?near=80202'],
    ['a page for editors', '/en-us/preview'],
    ['what is no page', '/-/cart/add'],
  ])('never %s, whatever it is answered with', async (_, path) => {
    const kept = browser()
    await see(kept, path)
    expect(await isKept(kept, path)).toBe(false)
  })

  it.each([
    [
      'that says no-store',
      new Response(page('a'), { headers: { ...everybody, 'cache-control': 'private, no-store' } }),
    ],
    ['that failed', new Response(page('a'), { status: 500, headers: everybody })],
    ['of another build', new Response(page('a', 'b0'), { headers: everybody })],
    ['that is no document', new Response('{}', { headers: { ...everybody, 'content-type': 'application/json' } })],
  ])('never an answer %s', async (_, answer) => {
    answers = { '/en-us/c/tents': () => answer.clone() }
    const kept = browser()
    await see(kept, '/en-us/c/tents')
    expect(await isKept(kept, '/en-us/c/tents')).toBe(false)
  })

  it('a listing by its filters in any order, without what the route does not read', async () => {
    const kept = browser()
    await see(kept, '/en-us/c/tents?utm_source=letter&size=M&color=red')
    expect(await isKept(kept, '/en-us/c/tents?color=red&size=M')).toBe(true)
    expect(await isKept(kept, '/en-us/c/tents')).toBe(false)
  })

  it('built files of the store alone', async () => {
    const kept = browser()
    const files = [`${origin}/assets/main.js`, 'https://elsewhere.example/assets/x.js', `${origin}/-/visitor/geo`]
    await kept.keep(`${origin}/en-us`, files)
    const found = await Promise.all(files.map(file => kept.file(file)))
    expect(found.map(file => file !== undefined)).toEqual([true, false, false])
  })
})

describe('what stands in for a page that cannot be had', () => {
  it('lists what was seen in the same locale, the latest first, with the titles as they are in HTML', async () => {
    answers = { '/en-us/c/tents': () => new Response(page('Tents &amp; &lt;tarps&gt;'), { headers: everybody }) }
    const kept = browser()
    for (const path of ['/fr-fr/c/tents', '/en-us/c/tents', '/en-us/p/x-fh1?color=a&color=b']) await see(kept, path)
    const html = (await (await kept.offlinePage(`${origin}/en-us/cart`))?.text()) ?? ''
    expect(html).toContain(
      '<ul data-seen-pages=""><li><a href="/en-us/p/x-fh1?color=a&amp;color=b">/en-us/p/x-fh1?color=a&color=b</a></li><li><a href="/en-us/c/tents">Tents &amp; &lt;tarps&gt;</a></li></ul>',
    )
  })

  it('with nothing seen is as it came, and there is none where no page of the locale was open', async () => {
    const kept = browser()
    await see(kept, '/en-us/cart')
    expect(await (await kept.offlinePage(`${origin}/en-us/cart`))?.text()).toContain('<li>none</li>')
    expect(await kept.offlinePage(`${origin}/de-de/warenkorb`)).toBeUndefined()
  })
})

it('what is forgotten is gone: all pages at once, and with a build all that others kept', async () => {
  const caches = memoryCaches()
  const old = browser('b1', caches)
  await see(old, '/en-us/c/tents')
  const next = browser('b2', caches)
  await see(next, '/en-us/c/tents')
  await next.forgetOtherBuilds()
  expect([await isKept(old, '/en-us/c/tents'), await isKept(next, '/en-us/c/tents')]).toEqual([false, true])
  await next.forget()
  expect(await isKept(next, '/en-us/c/tents')).toBe(false)
})
