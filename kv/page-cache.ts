import { createPageTiers, type TierSettings, type TierTools } from './page-tiers.ts'
import type { WaitUntil } from './patience.ts'
import type { Purges } from './purges.ts'
import { isElsewhere, isStorable, replaces, type Found, type Kept, type Served } from './served.ts'
import type { FreshPage, StoredPage } from './stored-page.ts'

export type PageCacheSettings = TierSettings & {
  /** Longest a request waits for another request's render before it renders by itself. */
  readonly patienceMs: number
}

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
export function createPageCache({ kv, clock, random, settings }: TierTools<PageCacheSettings>, purges: Purges) {
  const tiers = createPageTiers({ kv, clock, random, settings }, purges)
  const working = new Map<string, Promise<Served>>()
  const notBefore = new Map<string, number>()

  /** Seconds it stays fresh; negative once it is stale. */
  const ttl = (page: StoredPage) => Math.round(-tiers.overdue(page) / 1000)
  const hit = ({ page, from }: Kept) => ({ state: 'hit', from, page, ttl: ttl(page) }) as const
  const stale = (page: StoredPage): Served => ({ state: 'stale', page, ttl: ttl(page) })

  async function renderAndKeep(key: string, render: Render, waitUntil: WaitUntil): Promise<Served> {
    const fresh = await render()
    const stored = isStorable(fresh)
    const etag = await tiers.etag(fresh.body)
    if (stored) tiers.keep(key, fresh, etag, waitUntil)
    else if (isElsewhere(fresh)) tiers.forget(key, waitUntil)
    return { state: 'miss', page: fresh, etag, stored, shared: false }
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
        if (!replaces(served)) backOff(key)
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
    if (tiers.overdue(page) <= revalidateWithinMs) return stale(page)
    const served = await renewing
    return replaces(served) ? served : stale(page)
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

  const inMemory = (key: string): Kept | undefined => {
    const page = tiers.remembered(key)
    return page === undefined ? undefined : { page, from: 'memory' }
  }
  const inKv = async (key: string, waitUntil: WaitUntil): Promise<Kept | undefined> => {
    const page = await tiers.loaded(key, waitUntil)
    return page === undefined ? undefined : { page, from: 'kv' }
  }

  /** Looks in memory, then in KV unless somebody is rendering the page already. Never rejects. */
  async function find(key: string, waitUntil: WaitUntil): Promise<Found> {
    const checking = purges.check()
    if (checking !== undefined) await checking
    const kept = inMemory(key)
    return { key, kept: kept ?? (working.has(key) ? undefined : await inKv(key, waitUntil)) }
  }

  /** What was found, when it is fresh: an answer that nothing need be rendered for. */
  const fresh = ({ kept }: Found): Extract<Served, { state: 'hit' }> | undefined =>
    kept !== undefined && tiers.isFresh(kept.page) ? hit(kept) : undefined

  /**
   * The page under `key`. `render` runs when there is none to show, and beside the answer when the one shown is stale.
   * What was found before is not looked for again. Rejects only when nothing can be shown and `render` rejects.
   */
  async function serve(key: string, render: Render, waitUntil: WaitUntil, before?: Found): Promise<Served> {
    const found = before?.key === key ? before : await find(key, waitUntil)
    const kept = found.kept ?? inMemory(key)
    if (kept === undefined) return renderOrShare(key, render, waitUntil)
    return tiers.isFresh(kept.page) ? hit(kept) : serveStale(key, kept.page, render, waitUntil)
  }

  return { find, fresh, serve, memoryBytes: tiers.memoryBytes }
}

const elapsed = (ms: number) =>
  new Promise<undefined>(resolve => {
    setTimeout(() => resolve(undefined), ms)
  })
