import type { Clock } from '#src/kit/time/clock.ts'

import { createMemoryTier } from './memory-tier.ts'
import { createPageStore } from './page-store.ts'
import type { WaitUntil } from './wait-until.ts'
import type { Purges } from './purges.ts'
import type { FreshPage, StoredPage } from './stored-page.ts'

export type TierSettings = {
  readonly memoryBytes: number
  readonly kvTimeoutMs: number
  /** How long after its freshness a page may still be shown while a new one is made, or when none can be made. */
  readonly staleMs: number
  /** A page that lacks an optional part is shown again this long, so that not every visitor waits for what is missing. */
  readonly degradedMs: number
}

export type TierTools<Settings extends TierSettings = TierSettings> = {
  readonly kv: KVNamespace
  readonly clock: Clock
  /** 0 ≤ x < 1. */
  readonly random: () => number
  readonly settings: Settings
}

/** A 404 is kept this long at most (P4). */
const notFoundMs = 10_000
/** The part of the memory that 404s may fill, so that thousands of unknown addresses push no page out (P4). */
const notFoundShare = 1 / 64
/** Lifetimes are up to a tenth shorter or longer, so that pages made together do not end together (P5). */
const jitter = 0.1

export type PageTiers = ReturnType<typeof createPageTiers>

/** Where pages are kept, the isolate's memory in front of KV, and which of them may still be shown (P3, P4, P7, P9). */
export function createPageTiers({ kv, clock, random, settings }: TierTools, purges: Purges) {
  const missing = createMemoryTier(settings.memoryBytes * notFoundShare)
  const memory = createMemoryTier(settings.memoryBytes * (1 - notFoundShare))
  const store = createPageStore(kv, settings.kvTimeoutMs, clock)

  const isPurged = (page: StoredPage) => purges.isPurgedSince(page.tags, page.renderedAt)
  /** Milliseconds since it ceased to be fresh; negative while it is. */
  const overdue = (page: StoredPage) => clock() - page.renderedAt - page.freshFor
  const isFresh = (page: StoredPage) => overdue(page) <= 0
  /** Purged pages and those past their stale time are never shown. */
  const isServable = (page: StoredPage) =>
    !isPurged(page) && overdue(page) <= (page.isDegraded === true ? 0 : settings.staleMs)
  /** A missing page may exist once anything has been published since. */
  const isStillMissing = (page: StoredPage) => isFresh(page) && !purges.hasPurgedSince(page.renderedAt)

  const fromMemory = (key: string): StoredPage | undefined => {
    const absent = missing.get(key)
    if (absent !== undefined && isStillMissing(absent)) return absent
    const page = memory.get(key)
    return page !== undefined && isServable(page) ? page : undefined
  }

  /** A page that is no longer at its address. Only one that was in memory can be in KV and still count. */
  const forget = (key: string, waitUntil: WaitUntil): void => {
    if (memory.drop(key)) waitUntil(store.remove(key))
  }

  return {
    overdue,
    isFresh,
    etag: store.etag,
    memoryBytes: () => memory.size() + missing.size(),
    forget,
    /** The page in this isolate's memory. */
    fromMemory,

    /** The page in KV, possibly another isolate's, or the one this isolate rendered in the meantime. */
    async fromKv(key: string): Promise<StoredPage | undefined> {
      const page = await store.read(key)
      const newer = fromMemory(key)
      if (newer !== undefined && newer.renderedAt > (page?.renderedAt ?? 0)) return newer
      if (page === undefined || !isServable(page)) return undefined
      memory.set(key, page)
      return page
    },

    /** Keeps a page that lacks something for seconds, in memory alone and never in the place of one that may be shown. */
    keepDegraded(key: string, { body, tags, style, link }: FreshPage, etag: string): void {
      if (fromMemory(key) !== undefined) return
      memory.set(key, {
        status: 200,
        body,
        etag,
        tags,
        style,
        link,
        renderedAt: clock(),
        freshFor: settings.degradedMs,
        isDegraded: true,
      })
    },

    keep(key: string, fresh: FreshPage, etag: string, waitUntil: WaitUntil): void {
      const isMissing = fresh.status === 404
      const lifetime = fresh.freshSeconds * 1000
      const page: StoredPage = {
        status: isMissing ? 404 : 200,
        body: fresh.body,
        etag,
        renderedAt: clock(),
        freshFor:
          (isMissing ? Math.min(lifetime, notFoundMs / (1 + jitter)) : lifetime) * (1 - jitter + random() * 2 * jitter),
        tags: fresh.tags,
        style: fresh.style,
        link: fresh.link,
      }
      if (isMissing) {
        missing.set(key, page)
        return forget(key, waitUntil)
      }
      missing.drop(key)
      memory.set(key, page)
      waitUntil(store.write(key, page, settings.staleMs))
    },
  }
}
