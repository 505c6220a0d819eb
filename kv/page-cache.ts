import { timeout } from '#src/kit/time/timeout.ts'

import { createBackOff } from './back-off.ts'
import { createPageTiers, type TierSettings, type TierTools } from './page-tiers.ts'
import type { WaitUntil } from './wait-until.ts'
import type { Purges } from './purges.ts'
import { createRendering, type Render } from './rendering.ts'
import { createRenewals } from './renewals.ts'
import { replaces, type Hit, type Kept, type Served } from './served.ts'
import type { StoredPage } from './stored-page.ts'

export type PageCacheSettings = TierSettings & {
  /** Longest a request waits for another request's render before it renders by itself. */
  readonly renderTimeoutMs: number
}

/** After a failed revalidation the old page is shown this long before the next try. */
const backOffMs = 5_000
/** While another isolate renews a page, KV is asked for it again after this long. */
const lookAgainMs = 1_000
/** Past this age a page is not shown while a new one is made, only when none can be made. */
const revalidateWithinMs = 600_000

export type PageCache = ReturnType<typeof createPageCache>

/**
 * The page cache of one isolate: bytes in memory in front of KV; one render per key at a time; stale pages while a
 * new one is made, by one isolate for all, or when none can be made (RFC 5861). Promises P3 to P9.
 */
export function createPageCache({ kv, clock, random, settings }: TierTools<PageCacheSettings>, purges: Purges) {
  const tiers = createPageTiers({ kv, clock, random, settings }, purges)
  const renewals = createRenewals({ kv, clock, timeoutMs: settings.kvTimeoutMs })
  const rendering = createRendering(tiers, settings.renderTimeoutMs)
  const renewing = new Map<string, Promise<Served | undefined>>()
  const backOff = createBackOff(clock)

  /** Seconds it stays fresh; negative once it is stale. */
  const ttl = (page: StoredPage) => Math.round(-tiers.overdue(page) / 1000)
  const hit = ({ page, from }: Kept): Hit => ({ state: 'hit', from, page, ttl: ttl(page) })
  const stale = (page: StoredPage): Served => ({ state: 'stale', page, ttl: ttl(page) })

  /** The page another isolate has rendered meanwhile, or a new render, unless another isolate is rendering it. */
  async function renewal(key: string, { page, from }: Kept, render: Render, waitUntil: WaitUntil) {
    const newer = from === 'memory' ? await inKv(key) : undefined
    if (newer !== undefined && tiers.isFresh(newer.page)) return hit(newer)
    if (mayWait(page) && !(await renewals.claim(key))) {
      backOff.begin(key, lookAgainMs)
      return undefined
    }
    const served = await rendering.once(key, render, waitUntil)
    if (!replaces(served)) backOff.begin(key, backOffMs)
    return served
  }

  /** Renews beside an answer; when that fails or may not be stored, the old page stays and the next try waits. */
  function renew(key: string, kept: Kept, render: Render, waitUntil: WaitUntil): Promise<Served | undefined> {
    const running = renewing.get(key)
    if (running !== undefined) return running
    const started = renewal(key, kept, render, waitUntil)
      .catch(() => void backOff.begin(key, backOffMs))
      .finally(() => renewing.delete(key))
    renewing.set(key, started)
    waitUntil(started)
    return started
  }

  const mayWait = (page: StoredPage) => tiers.overdue(page) <= revalidateWithinMs

  async function serveStale(key: string, kept: Kept, render: Render, waitUntil: WaitUntil): Promise<Served> {
    const { page } = kept
    if (backOff.holds(key)) return stale(page)
    const renewed = renew(key, kept, render, waitUntil)
    if (mayWait(page)) return stale(page)
    const served = await timeout(settings.renderTimeoutMs, renewed)
    return replaces(served) ? served : stale(page)
  }

  const inMemory = (key: string): Kept | undefined => {
    const page = tiers.fromMemory(key)
    return page === undefined ? undefined : { page, from: 'memory' }
  }
  const inKv = async (key: string): Promise<Kept | undefined> => {
    const page = await tiers.fromKv(key)
    return page === undefined ? undefined : { page, from: 'kv' }
  }

  /**
   * The page under `key`: from memory, else from KV, unless it is being rendered already. `render` runs when there is
   * none to show, and in the background when the one shown is stale. Rejects only when nothing can be shown and
   * `render` rejects.
   */
  async function serve(key: string, render: Render, waitUntil: WaitUntil): Promise<Served> {
    const checking = purges.check()
    if (checking !== undefined) await checking
    const kept = inMemory(key) ?? (rendering.isUnderWay(key) ? undefined : await inKv(key)) ?? inMemory(key)
    if (kept === undefined) return rendering.orShare(key, render, waitUntil)
    return tiers.isFresh(kept.page) ? hit(kept) : serveStale(key, kept, render, waitUntil)
  }

  return {
    serve,
    memoryBytes: tiers.memoryBytes,
    purgesChanged: purges.lookAgain,
    /** Whether what has these tags was purged at a moment (ms since 1970) or after it, as far as this isolate knows. */
    isPurgedSince: purges.isPurgedSince,
  }
}
