import { beforeEach, describe, expect, it } from 'vitest'

import { createPageCache, type PageCacheSettings } from './page-cache.ts'
import { createPurges, purge } from './purges.ts'
import type { Served } from './served.ts'
import type { FreshPage } from './stored-page.ts'

const minute = 60_000
const settings: PageCacheSettings = {
  memoryBytes: 1_000_000,
  kvTimeoutMs: 20,
  staleMs: 24 * 60 * minute,
  degradedMs: 5_000,
  renderTimeoutMs: 200,
}

type Stored = { value: Uint8Array<ArrayBuffer>; metadata: unknown }

/** KV as a map, which a test may make slow, broken or full of junk. */
function fakeKv() {
  const entries = new Map<string, Stored>()
  const faults = { isBroken: false, delayMs: 0 }
  const reads: string[] = []
  const answer = async <Value>(value: () => Value): Promise<Value> => {
    if (faults.delayMs > 0) await new Promise(resolve => setTimeout(resolve, faults.delayMs))
    if (faults.isBroken) throw new Error('KV is away')
    return value()
  }
  const kv = {
    get: (key: string) =>
      answer(() => {
        const entry = entries.get(key)
        return entry === undefined ? null : new TextDecoder().decode(entry.value)
      }),
    getWithMetadata: (key: string) =>
      answer(() => {
        reads.push(key)
        const entry = entries.get(key)
        return { value: entry?.value.buffer ?? null, metadata: entry?.metadata ?? null }
      }),
    put: (key: string, value: string | Uint8Array<ArrayBuffer>, options?: { metadata?: unknown }) =>
      answer(() => {
        const bytes = typeof value === 'string' ? new TextEncoder().encode(value) : value.slice()
        entries.set(key, { value: bytes, metadata: options?.metadata })
      }),
    delete: (key: string) => answer(() => void entries.delete(key)),
  } as unknown as KVNamespace
  return { kv, entries, faults, reads }
}

const page = (text: string, changes: Partial<FreshPage> = {}): FreshPage => ({
  status: 200,
  body: new TextEncoder().encode(text),
  tags: ['*', 'catalog'],
  freshSeconds: 60,
  storable: true,
  ...changes,
})

let now = 0
let storage = fakeKv()
let work: Promise<unknown>[] = []
const waitUntil = (promise: Promise<unknown>) => void work.push(promise)
const settled = async () => {
  while (work.length > 0) await Promise.allSettled(work.splice(0))
}

const isolate = (random = 0.5, changes: Partial<PageCacheSettings> = {}) =>
  createPageCache(
    { kv: storage.kv, clock: () => now, random: () => random, settings: { ...settings, ...changes } },
    createPurges(storage.kv, () => now, 2_000, 20),
  )

const pagesIn = ({ entries }: typeof storage) => [...entries.keys()].filter(key => key.startsWith('page:'))

const textOf = (served: Served) => new TextDecoder().decode(served.page.body)

beforeEach(() => {
  now = 1_000_000
  storage = fakeKv()
  work = []
})

describe('P5: one render per key', () => {
  it('500 simultaneous requests on a cold key cause one render', async () => {
    const cache = isolate()
    let renders = 0
    const render = async () => {
      renders += 1
      await new Promise(resolve => setTimeout(resolve, 5))
      return page('listing')
    }
    const all = await Promise.all(Array.from({ length: 500 }, () => cache.serve('k', render, waitUntil)))
    expect(renders).toBe(1)
    expect(new Set(all.map(textOf))).toEqual(new Set(['listing']))
    expect(all.filter(served => served.state === 'miss' && served.shared)).toHaveLength(499)
  })

  it('a request does not wait for ever for another one that never ends', async () => {
    const cache = isolate(0.5, { renderTimeoutMs: 10 })
    void cache.serve(
      'k',
      () => new Promise<FreshPage>(() => undefined),
      () => undefined,
    )
    const served = await cache.serve('k', async () => page('mine'), waitUntil)
    expect(textOf(served)).toBe('mine')
  })

  it('lifetimes are jittered by ten per cent either way', async () => {
    const ttlOf = async (random: number) => {
      storage = fakeKv()
      const cache = isolate(random)
      await cache.serve('k', async () => page('x', { freshSeconds: 100 }), waitUntil)
      const again = await cache.serve('k', async () => page('y'), waitUntil)
      return again.state === 'hit' ? again.ttl : 0
    }
    expect([await ttlOf(0), await ttlOf(0.5), await ttlOf(0.999_999)]).toEqual([90, 100, 110])
  })

  it('a failed revalidation keeps the old page and backs off', async () => {
    const cache = isolate()
    await cache.serve('k', async () => page('old'), waitUntil)
    now += 2 * minute
    let tries = 0
    const failing = async (): Promise<FreshPage> => {
      tries += 1
      throw new Error('upstream is away')
    }
    for (let i = 0; i < 5; i++) {
      expect(textOf(await cache.serve('k', failing, waitUntil))).toBe('old')
      await settled()
    }
    expect(tries).toBe(1)
    now += 6_000
    await cache.serve('k', failing, waitUntil)
    await settled()
    expect(tries).toBe(2)
  })
})

describe('P6: stale pages', () => {
  it('stale-while-revalidate: the old page at once, the new one for the next', async () => {
    const cache = isolate()
    await cache.serve('k', async () => page('old'), waitUntil)
    now += 2 * minute
    const stale = await cache.serve('k', async () => page('new'), waitUntil)
    expect([stale.state, textOf(stale)]).toEqual(['stale', 'old'])
    await settled()
    expect(textOf(await cache.serve('k', async () => page('newer'), waitUntil))).toBe('new')
  })

  it('long past its freshness the page is made anew, and shown old only when that fails (stale-if-error)', async () => {
    const cache = isolate()
    await cache.serve('k', async () => page('old'), waitUntil)
    now += 60 * minute
    expect(textOf(await cache.serve('k', async () => page('new'), waitUntil))).toBe('new')
    now += 60 * minute
    const broken = async (): Promise<FreshPage> => Promise.reject(new Error('away'))
    expect(textOf(await cache.serve('k', broken, waitUntil))).toBe('new')
  })

  it('after 24 h nothing old is shown any more', async () => {
    const cache = isolate()
    await cache.serve('k', async () => page('old'), waitUntil)
    now += 25 * 60 * minute
    await expect(cache.serve('k', async () => Promise.reject(new Error('away')), waitUntil)).rejects.toThrow('away')
  })
})

describe('P6: a stale page is renewed once for all isolates', () => {
  /** Every isolate has the page in memory, and it is stale. */
  const isolatesWithStale = async (count: number) => {
    const isolates = Array.from({ length: count }, () => isolate())
    for (const cache of isolates) await cache.serve('k', async () => page('old'), waitUntil)
    await settled()
    now += 2 * minute
    return isolates
  }
  const counted = (text: string) => {
    const counter = { renders: 0 }
    const render = async () => {
      counter.renders += 1
      return page(text)
    }
    return { counter, render }
  }

  it('asked one after the other: the first renders, the others find it in KV', async () => {
    const isolates = await isolatesWithStale(10)
    const { counter, render } = counted('new')
    for (const cache of isolates) {
      expect(textOf(await cache.serve('k', render, waitUntil))).toBe('old')
      await settled()
      expect(textOf(await cache.serve('k', render, waitUntil))).toBe('new')
    }
    expect(counter.renders).toBe(1)
  })

  it('asked all at once, while KV takes its time: one renders, the others look again after a second', async () => {
    const isolates = await isolatesWithStale(20)
    storage.faults.delayMs = 5
    const { counter, render } = counted('new')
    const first = await Promise.all(isolates.map(cache => cache.serve('k', render, waitUntil)))
    expect(new Set(first.map(textOf))).toEqual(new Set(['old']))
    await settled()
    expect(counter.renders).toBe(1)
    now += 1_001
    await Promise.all(isolates.map(cache => cache.serve('k', render, waitUntil)))
    await settled()
    const last = await Promise.all(isolates.map(cache => cache.serve('k', render, waitUntil)))
    expect([counter.renders, new Set(last.map(textOf))]).toEqual([1, new Set(['new'])])
  })

  it('an isolate that claimed a renewal and is gone keeps nobody from it for longer than ten seconds', async () => {
    const [gone, next] = await isolatesWithStale(2)
    const { counter, render } = counted('new')
    void gone?.serve(
      'k',
      () => new Promise<FreshPage>(() => undefined),
      () => undefined,
    )
    await new Promise(resolve => setTimeout(resolve, 150))
    await next?.serve('k', render, waitUntil)
    await settled()
    expect(counter.renders).toBe(0)
    now += 10_000
    await next?.serve('k', render, waitUntil)
    await settled()
    expect(counter.renders).toBe(1)
  })

  it('a claim that is junk is none; KV away or slow lets an isolate renew by itself', async () => {
    for (const fault of [{ isBroken: true }, { delayMs: 100 }, {}]) {
      storage = fakeKv()
      const [cache] = await isolatesWithStale(1)
      for (const junk of ['{', '{"by":1}', 'null'])
        storage.entries.set('renewal:1:k', { value: new TextEncoder().encode(junk), metadata: null })
      Object.assign(storage.faults, fault)
      const { counter, render } = counted('new')
      await cache?.serve('k', render, waitUntil)
      await settled()
      expect(counter.renders).toBe(1)
    }
  })
})

describe('P6: a page that is no longer at its address', () => {
  const nowhere = async () => page('', { status: 404 })
  const elsewhere = async () => page('', { status: 301, storable: false, headers: { location: '/new' } })
  const away = async (): Promise<FreshPage> => Promise.reject(new Error('away'))

  it.each([
    ['404', nowhere, 404],
    ['301', elsewhere, 301],
  ])('%s: shown old once more at the most while that is found out, and no other isolate finds it', async (...row) => {
    const [, render, status] = row
    const cache = isolate()
    await cache.serve('k', async () => page('old'), waitUntil)
    await settled()
    now += 2 * minute
    expect(textOf(await cache.serve('k', render, waitUntil))).toBe('old')
    await settled()
    expect((await cache.serve('k', render, waitUntil)).page.status).toBe(status)
    expect(pagesIn(storage)).toEqual([])
    await expect(isolate().serve('k', away, waitUntil)).rejects.toThrow('away')
  })

  it.each([
    ['404', nowhere, 404],
    ['301', elsewhere, 301],
  ])('%s: long past its freshness nobody is shown it', async (...row) => {
    const [, render, status] = row
    await isolate().serve('k', async () => page('old'), waitUntil)
    await settled()
    now += 60 * minute
    expect((await isolate().serve('k', render, waitUntil)).page.status).toBe(status)
    await settled()
    expect([...storage.entries.keys()]).toEqual([])
  })

  it('KV that cannot remove it: an answer all the same', async () => {
    const cache = isolate()
    await cache.serve('k', async () => page('old'), waitUntil)
    await settled()
    now += 60 * minute
    storage.faults.isBroken = true
    expect((await cache.serve('k', nowhere, waitUntil)).page.status).toBe(404)
    await settled()
  })
})

describe('P4: what is stored', () => {
  it('a degraded render is shown for five seconds, and KV never has it', async () => {
    const cache = isolate()
    await cache.serve('k', async () => page('half', { storable: false }), waitUntil)
    await settled()
    expect(storage.entries.size).toBe(0)
    now += 5_000
    expect(textOf(await cache.serve('k', async () => page('whole'), waitUntil))).toBe('half')
    now += 1
    expect(textOf(await cache.serve('k', async () => page('whole'), waitUntil))).toBe('whole')
  })

  it('a degraded render that nothing can follow is shown no more (not for hours, as a whole one is)', async () => {
    const cache = isolate()
    await cache.serve('k', async () => page('half', { storable: false }), waitUntil)
    now += 5_001
    await expect(cache.serve('k', async () => Promise.reject(new Error('away')), waitUntil)).rejects.toThrow('away')
  })

  it('a degraded render takes the place of no whole page, however old', async () => {
    const cache = isolate()
    await cache.serve('k', async () => page('whole'), waitUntil)
    await settled()
    now += 60 * minute
    expect(textOf(await cache.serve('k', async () => page('half', { storable: false }), waitUntil))).toBe('whole')
    expect(textOf(await cache.serve('k', async () => page('half', { storable: false }), waitUntil))).toBe('whole')
  })

  it('redirects and errors are never stored', async () => {
    const cache = isolate()
    for (const status of [301, 302, 500, 503]) {
      await cache.serve(`k${status}`, async () => page('', { status, storable: true }), waitUntil)
      const again = await cache.serve(`k${status}`, async () => page('again', { status }), waitUntil)
      expect(again.state).toBe('miss')
    }
  })

  it('Link comes back from KV with the page; a page whose Link is too long for it is kept without', async () => {
    const inOneWidth = (letters: number) => `</${'a'.repeat(letters)}.jpg>; rel=preload; as=image; fetchpriority=high`
    const inWidths = (letters: number) => {
      const src = `/${'a'.repeat(letters)}.jpg`
      return `<${src}>; rel=preload; as=image; imagesrcset="${src} 360w"; imagesizes="46vw"; fetchpriority=high`
    }
    for (const [link, expected] of [
      [inWidths(200), inWidths(200)],
      [inWidths(290), inWidths(290)],
      [inWidths(500), undefined],
      [inOneWidth(290), inOneWidth(290)],
      // It would have room, and is longer than any that is read.
      [inOneWidth(400), undefined],
    ] as const) {
      await isolate().serve(link, async () => page('listing', { link }), waitUntil)
      await settled()
      const { state, page: kept } = await isolate().serve(link, async () => page('another'), waitUntil)
      expect([state, new TextDecoder().decode(kept.body), kept.link]).toEqual(['hit', 'listing', expected])
    }
    for (const { metadata } of storage.entries.values())
      expect(JSON.stringify(metadata).length).toBeLessThanOrEqual(1_024)
  })

  it('a 404 is kept ten seconds at most, and not in KV', async () => {
    const cache = isolate(0.999_999)
    await cache.serve('k', async () => page('gone', { status: 404, freshSeconds: 300 }), waitUntil)
    await settled()
    expect([...storage.entries.keys()]).toEqual([])
    now += 9_000
    expect((await cache.serve('k', async () => page('x'), waitUntil)).state).toBe('hit')
    now += 1_001
    expect(textOf(await cache.serve('k', async () => page('there now'), waitUntil))).toBe('there now')
  })

  it('a 404 goes with whatever is published meanwhile', async () => {
    const cache = isolate()
    await cache.serve('k', async () => page('', { status: 404, tags: [] }), waitUntil)
    now += 2_500
    expect((await cache.serve('k', async () => page('x'), waitUntil)).state).toBe('hit')
    await purge(storage.kv, { catalog: now }, now)
    now += 2_500
    expect(textOf(await cache.serve('k', async () => page('there now'), waitUntil))).toBe('there now')
    expect(textOf(await cache.serve('k', async () => page('x'), waitUntil))).toBe('there now')
  })

  it('thousands of addresses that are missing push no page out of the memory', async () => {
    const cache = isolate(0.5, { memoryBytes: 100_000 })
    await cache.serve('k', async () => page('kept'), waitUntil)
    await settled()
    for (let i = 0; i < 5_000; i++)
      await cache.serve(`m${i}`, async () => page('', { status: 404, tags: [] }), waitUntil)
    const { length } = storage.reads
    expect(textOf(await cache.serve('k', async () => page('x'), waitUntil))).toBe('kept')
    expect(storage.reads).toHaveLength(length)
    expect(cache.memoryBytes()).toBeLessThanOrEqual(100_000)
  })

  it('memory never holds more than its bytes; the least recently used page leaves first', async () => {
    const cache = isolate(0.5, { memoryBytes: 10_000 })
    for (let i = 0; i < 100; i++) await cache.serve(`k${i}`, async () => page('x'.repeat(1_000)), waitUntil)
    expect(cache.memoryBytes()).toBeLessThanOrEqual(10_000)
    expect(cache.memoryBytes()).toBeGreaterThan(5_000)
  })
})

describe('P7: purges', () => {
  it('a purge by tag shows within five seconds, also where the page is in memory', async () => {
    const cache = isolate()
    await cache.serve('k', async () => page('old'), waitUntil)
    await settled()
    now += 1_000
    await purge(storage.kv, { catalog: now }, now)
    now += 2_500
    expect(textOf(await cache.serve('k', async () => page('new'), waitUntil))).toBe('new')
  })

  it('a purge of another tag leaves the page', async () => {
    const cache = isolate()
    await cache.serve('k', async () => page('old'), waitUntil)
    await purge(storage.kv, { 'content:home': now + 1 }, now + 1)
    now += 2_500
    expect(textOf(await cache.serve('k', async () => page('new'), waitUntil))).toBe('old')
  })
})

describe('P9: KV in trouble is a miss, never an error', () => {
  it('another isolate finds the page in KV', async () => {
    await isolate().serve('k', async () => page('shared'), waitUntil)
    await settled()
    const served = await isolate().serve('k', async () => page('own'), waitUntil)
    expect([served.state, served.state === 'hit' && served.from, textOf(served)]).toEqual(['hit', 'kv', 'shared'])
  })

  it('KV down', async () => {
    storage.faults.isBroken = true
    expect(textOf(await isolate().serve('k', async () => page('own'), waitUntil))).toBe('own')
    await settled()
  })

  it('KV slower than its time', async () => {
    await isolate().serve('k', async () => page('shared'), waitUntil)
    await settled()
    storage.faults.delayMs = 100
    expect(textOf(await isolate().serve('k', async () => page('own'), waitUntil))).toBe('own')
  })

  it('KV full of junk: bytes changed, metadata of another shape, nothing at all', async () => {
    await isolate().serve('k', async () => page('shared'), waitUntil)
    await settled()
    const [key = '', entry] = [...storage.entries][0] ?? []
    const junk: Stored[] = [
      { value: new TextEncoder().encode('tampered'), metadata: entry?.metadata },
      { value: entry?.value ?? new Uint8Array(), metadata: { v: 1 } },
      { value: entry?.value ?? new Uint8Array(), metadata: null },
      { value: entry?.value ?? new Uint8Array(), metadata: { ...(entry?.metadata as object), etag: '"a"\r\nx: y' } },
      { value: entry?.value ?? new Uint8Array(), metadata: { ...(entry?.metadata as object), renderedAt: 9e15 } },
    ]
    for (const one of junk) {
      storage.entries.set(key, one)
      expect(textOf(await isolate().serve('k', async () => page('own', { storable: false }), waitUntil))).toBe('own')
    }
  })

  it('a ledger of purges that is junk purges nothing, and the next purge writes it anew', async () => {
    const put = (text: string) =>
      storage.entries.set('purges:1', { value: new TextEncoder().encode(text), metadata: null })
    await isolate().serve('k', async () => page('shared'), waitUntil)
    await settled()
    for (const junk of ['{', '[]', '{"*":"soon"}', '{"*":-1}', '{"*":9e15}', 'null']) {
      put(junk)
      expect(textOf(await isolate().serve('k', async () => page('own', { storable: false }), waitUntil))).toBe('shared')
      await purge(storage.kv, { elsewhere: now }, now)
      expect(new TextDecoder().decode(storage.entries.get('purges:1')?.value)).toBe(`{"elsewhere":${now}}`)
    }
  })

  it('keys are digests and carry a schema version', async () => {
    await isolate().serve('k'.repeat(3_000), async () => page('x'), waitUntil)
    await settled()
    expect([...storage.entries.keys()][0]).toMatch(/^page:\d+:[0-9a-f]{64}$/)
  })
})
