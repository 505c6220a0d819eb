import type { Clock } from '#src/kit/clock.ts'

import { createMemoryTier } from './memory-tier.ts'
import { createPageStore, type PageStore } from './page-store.ts'
import type { WaitUntil } from './patience.ts'
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

type Render = () => Promise<FreshPage>

export type PageCache = ReturnType<typeof createPageCache>

/**
 * The page cache of one isolate: bytes in memory in front of KV; one render per key at a time; stale pages while a
 * new one is made or when none can be made (RFC 5861). Promises P3 to P9.
 */
export function createPageCache({ kv, clock, random, settings }: PageCacheTools, purges: Purges) {
  const memory = createMemoryTier(settings.memoryBytes)
  const store: PageStore = createPageStore(kv, settings.kvTimeoutMs, clock)
  const working = new Map<string, Promise<Served>>()
  const notBefore = new Map<string, number>()

  const isPurged = (page: StoredPage) => purges.since(page.tags) >= page.renderedAt
  const age = (page: StoredPage) => clock() - page.renderedAt
  const ttl = (page: StoredPage) => Math.round((page.freshFor - age(page)) / 1000)
  const isFresh = (page: StoredPage) => age(page) <= page.freshFor
  /** Nobody is shown a purged page, one past its stale time, or a 404 that is not fresh. */
  const mayBeShown = (page: StoredPage) =>
    !isPurged(page) && age(page) <= page.freshFor + settings.staleMs && (page.status === 200 || isFresh(page))

  const remembered = (key: string): StoredPage | undefined => {
    const page = memory.get(key)
    return page !== undefined && mayBeShown(page) ? page : undefined
  }

  const hit = (page: StoredPage, from: 'memory' | 'kv'): Served => ({ state: 'hit', from, page, ttl: ttl(page) })
  const stale = (page: StoredPage): Served => ({ state: 'stale', page, ttl: ttl(page) })

  async function keep(key: string, fresh: FreshPage, etag: string, waitUntil: WaitUntil) {
    const isMissing = fresh.status === 404
    const lifetime = isMissing ? Math.min(fresh.freshSeconds * 1000, notFoundMs / 1.1) : fresh.freshSeconds * 1000
    const page: StoredPage = {
      status: isMissing ? 404 : 200,
      body: fresh.body,
      etag,
      renderedAt: clock(),
      freshFor: lifetime * (0.9 + random() * 0.2),
      tags: fresh.tags,
    }
    memory.set(key, page)
    if (!isMissing) waitUntil(store.write(key, page, settings.staleMs))
  }

  async function renderAndKeep(key: string, render: Render, waitUntil: WaitUntil): Promise<Served> {
    const fresh = await render()
    const stored = fresh.storable && (fresh.status === 200 || fresh.status === 404)
    const etag = await store.etag(fresh.body)
    if (stored) await keep(key, fresh, etag, waitUntil)
    return { state: 'miss', page: fresh, etag, stored, shared: false }
  }

  /** What KV has, which another isolate may have made meanwhile; or what this one rendered while KV was asked. */
  async function loaded(key: string, waitUntil: WaitUntil): Promise<StoredPage | undefined> {
    const page = await store.read(key, waitUntil)
    const newer = remembered(key)
    if (newer !== undefined && newer.renderedAt > (page?.renderedAt ?? 0)) return newer
    if (page === undefined || !mayBeShown(page)) return undefined
    memory.set(key, page)
    return page
  }

  /** One render per key at a time; whoever comes meanwhile shares it. */
  function renderOnce(key: string, render: Render, waitUntil: WaitUntil): Promise<Served> {
    const running = working.get(key)
    if (running !== undefined) return running
    const started = renderAndKeep(key, render, waitUntil).finally(() => working.delete(key))
    working.set(key, started)
    // The one who started it may leave; those who wait for it must not.
    waitUntil(started.catch(() => undefined))
    return started
  }

  const backsOff = (key: string) => (notBefore.get(key) ?? 0) > clock()
  const backOff = (key: string) => {
    if (notBefore.size > 1_000) notBefore.clear()
    notBefore.set(key, clock() + backOffMs)
  }

  /** A new render beside an answer; when it fails or may not be stored, the old page stays and the next try waits. */
  function renew(key: string, render: Render, waitUntil: WaitUntil): Promise<Served | undefined> {
    return renderOnce(key, render, waitUntil).then(
      served => {
        if (served.state === 'miss' && !served.stored) backOff(key)
        return served
      },
      () => {
        backOff(key)
        return undefined
      },
    )
  }

  async function serveStale(key: string, page: StoredPage, render: Render, waitUntil: WaitUntil): Promise<Served> {
    if (backsOff(key)) return stale(page)
    const renewing = renew(key, render, waitUntil)
    if (age(page) <= page.freshFor + revalidateWithinMs) return stale(page)
    const served = await renewing
    return served?.state === 'miss' && served.stored ? served : stale(page)
  }

  /** Shares what another request is doing, but not for ever: then does it itself. */
  async function share(running: Promise<Served>, key: string, render: Render, waitUntil: WaitUntil): Promise<Served> {
    const shared = await Promise.race([running, elapsed(settings.patienceMs)])
    if (shared === undefined) return renderAndKeep(key, render, waitUntil)
    return shared.state === 'miss' ? { ...shared, shared: true } : shared
  }

  /** The page that somebody else is rendering, else a new render. */
  function renderOrShare(key: string, render: Render, waitUntil: WaitUntil): Promise<Served> {
    const running = working.get(key)
    return running === undefined ? renderOnce(key, render, waitUntil) : share(running, key, render, waitUntil)
  }

  /**
   * The page under `key`. `render` runs when there is none to show, and beside the answer when the one shown is stale.
   * Rejects only when nothing can be shown and `render` rejects.
   */
  async function serve(key: string, render: Render, waitUntil: WaitUntil): Promise<Served> {
    const checking = purges.check()
    if (checking !== undefined) await checking
    const page = remembered(key)
    if (page !== undefined) return isFresh(page) ? hit(page, 'memory') : serveStale(key, page, render, waitUntil)
    if (!working.has(key)) {
      const found = await loaded(key, waitUntil)
      if (found !== undefined) return isFresh(found) ? hit(found, 'kv') : serveStale(key, found, render, waitUntil)
    }
    return renderOrShare(key, render, waitUntil)
  }

  return { serve, memoryBytes: memory.bytes }
}

const elapsed = (ms: number) =>
  new Promise<undefined>(resolve => {
    setTimeout(() => resolve(undefined), ms)
  })
