import type { Clock } from '#src/kit/clock.ts'

import { createMemoryTier } from './memory-tier.ts'
import { createPageStore, type PageStore } from './page-store.ts'
import type { Purges } from './purges.ts'

/** A rendered public page, as bytes, with what is needed to judge its age. */
export type StoredPage = {
  readonly status: 200 | 404
  readonly body: Uint8Array<ArrayBuffer>
  readonly etag: string
  readonly renderedAt: number
  /** Milliseconds it counts as fresh, jitter included. */
  readonly freshFor: number
  readonly tags: readonly string[]
}

/** What a renderer hands over. `storable` is false for degraded renders: they are shown once and forgotten. */
export type FreshPage = {
  readonly status: number
  readonly body: Uint8Array<ArrayBuffer>
  readonly tags: readonly string[]
  readonly freshSeconds: number
  readonly storable: boolean
  readonly headers?: Readonly<Record<string, string>>
}

export type Served =
  | { readonly state: 'hit'; readonly from: 'memory' | 'kv'; readonly page: StoredPage; readonly ttl: number }
  | { readonly state: 'stale'; readonly page: StoredPage; readonly ttl: number }
  | {
      readonly state: 'miss'
      readonly page: FreshPage
      readonly etag: string
      readonly stored: boolean
      readonly shared: boolean
    }

export type PageCacheSettings = {
  readonly memoryBytes: number
  readonly kvTimeoutMs: number
  readonly purgeCheckMs: number
  /** How long after its freshness a page may still be shown while a new one is made, or when none can be made. */
  readonly staleMs: number
  /** Longest a request waits for another request's render before it renders by itself. */
  readonly patienceMs: number
}

export type PageCacheTools = {
  readonly kv: KVNamespace
  readonly clock: Clock
  /** 0 ≤ x < 1. */
  readonly random: () => number
  readonly settings: PageCacheSettings
}

/** A 404 is kept this long at most (P4). */
const notFoundMs = 10_000
/** After a failed revalidation the old page is shown this long before the next try. */
const backOffMs = 5_000
/** Past this age a page is not shown while a new one is made, only when none can be made. */
const revalidateWithinMs = 600_000

export type PageCache = ReturnType<typeof createPageCache>

/**
 * The page cache of one isolate: bytes in memory in front of KV; one render per key at a time; stale pages while a
 * new one is made or when none can be made (RFC 5861). Promises P3 to P9.
 */
export function createPageCache({ kv, clock, random, settings }: PageCacheTools, purges: Purges) {
  const memory = createMemoryTier(settings.memoryBytes)
  const store: PageStore = createPageStore(kv, settings.kvTimeoutMs)
  const rendering = new Map<string, Promise<Served>>()
  const notBefore = new Map<string, number>()

  const isPurged = (page: StoredPage) => purges.since(page.tags) >= page.renderedAt
  const age = (page: StoredPage) => clock() - page.renderedAt
  const ttl = (page: StoredPage) => Math.round((page.freshFor - age(page)) / 1000)

  /** Memory's or KV's copy, if it may still be shown to somebody. */
  async function find(key: string): Promise<{ page: StoredPage; from: 'memory' | 'kv' } | undefined> {
    const remembered = memory.get(key)
    if (remembered !== undefined && !isPurged(remembered) && age(remembered) <= remembered.freshFor + settings.staleMs)
      return { page: remembered, from: 'memory' }
    const loaded = await store.read(key)
    if (loaded === undefined || isPurged(loaded) || age(loaded) > loaded.freshFor + settings.staleMs) return undefined
    memory.set(key, loaded)
    return { page: loaded, from: 'kv' }
  }

  async function keep(key: string, fresh: FreshPage, etag: string, waitUntil: (work: Promise<unknown>) => void) {
    const isMissing = fresh.status === 404
    const freshFor = (isMissing ? notFoundMs * 0.9 : fresh.freshSeconds * 1000) * (0.9 + random() * 0.2)
    const page: StoredPage = {
      status: isMissing ? 404 : 200,
      body: fresh.body,
      etag,
      renderedAt: clock(),
      freshFor,
      tags: fresh.tags,
    }
    memory.set(key, page)
    if (!isMissing) waitUntil(store.write(key, page, settings.staleMs))
  }

  async function renderAndKeep(
    key: string,
    render: () => Promise<FreshPage>,
    waitUntil: (work: Promise<unknown>) => void,
  ): Promise<Served> {
    const fresh = await render()
    const stored = fresh.storable && (fresh.status === 200 || fresh.status === 404)
    const etag = await store.etag(fresh.body)
    if (stored) await keep(key, fresh, etag, waitUntil)
    return { state: 'miss', page: fresh, etag, stored, shared: false }
  }

  /** One render per key; whoever comes meanwhile shares it. */
  function renderOnce(
    key: string,
    render: () => Promise<FreshPage>,
    waitUntil: (work: Promise<unknown>) => void,
  ): Promise<Served> {
    const running = rendering.get(key)
    if (running !== undefined) return running
    const started = renderAndKeep(key, render, waitUntil).finally(() => rendering.delete(key))
    rendering.set(key, started)
    waitUntil(started.catch(() => undefined))
    return started
  }

  function revalidate(key: string, render: () => Promise<FreshPage>, waitUntil: (work: Promise<unknown>) => void) {
    if (rendering.has(key) || (notBefore.get(key) ?? 0) > clock()) return
    const backOff = () => {
      notBefore.set(key, clock() + backOffMs)
      if (notBefore.size > 1000) notBefore.clear()
    }
    void renderOnce(key, render, waitUntil).then(served => {
      if (served.state === 'miss' && !served.stored) backOff()
    }, backOff)
  }

  /**
   * The page under `key`. `render` runs when there is none to show, and beside the answer when the one shown is stale.
   * Rejects only when nothing is stored and `render` rejects.
   */
  async function serve(
    key: string,
    render: () => Promise<FreshPage>,
    waitUntil: (work: Promise<unknown>) => void,
  ): Promise<Served> {
    const checking = purges.check()
    if (checking !== undefined) await checking
    const found = await find(key)
    if (found !== undefined && age(found.page) <= found.page.freshFor)
      return { state: 'hit', from: found.from, page: found.page, ttl: ttl(found.page) }
    if (found !== undefined && found.page.status === 200) {
      const { page } = found
      if (age(page) <= page.freshFor + revalidateWithinMs || (notBefore.get(key) ?? 0) > clock()) {
        revalidate(key, render, waitUntil)
        return { state: 'stale', page, ttl: ttl(page) }
      }
      const served = await renderOnce(key, render, waitUntil).catch(() => undefined)
      if (served?.state === 'miss' && served.stored) return served
      notBefore.set(key, clock() + backOffMs)
      return { state: 'stale', page, ttl: ttl(page) }
    }
    const sharing = rendering.get(key)
    if (sharing === undefined) return renderOnce(key, render, waitUntil)
    const shared = await Promise.race([sharing, elapsed(settings.patienceMs)])
    return shared === undefined
      ? renderAndKeep(key, render, waitUntil)
      : shared.state === 'miss'
        ? { ...shared, shared: true }
        : shared
  }

  return { serve, memoryBytes: memory.bytes, forget: memory.clear }
}

const elapsed = (ms: number) =>
  new Promise<undefined>(resolve => {
    setTimeout(() => resolve(undefined), ms)
  })
