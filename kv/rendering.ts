import { timeout } from '#src/kit/time/timeout.ts'

import type { PageTiers } from './page-tiers.ts'
import type { WaitUntil } from './wait-until.ts'
import { isDegraded, isElsewhere, isStorable, type Served } from './served.ts'
import type { FreshPage } from './stored-page.ts'

export type Render = () => Promise<FreshPage>

/**
 * Renders pages and stores those that may be stored, each key once at a time (P5). No request waits longer than
 * `sharedMs` for another's render.
 */
export function createRendering(tiers: PageTiers, sharedMs: number) {
  const working = new Map<string, Promise<Served>>()

  async function renderAndKeep(key: string, render: Render, waitUntil: WaitUntil): Promise<Served> {
    const fresh = await render()
    const stored = isStorable(fresh)
    const etag = await tiers.etag(fresh.body)
    if (stored) tiers.keep(key, fresh, etag, waitUntil)
    else if (isElsewhere(fresh)) tiers.forget(key, waitUntil)
    else if (isDegraded(fresh)) tiers.keepDegraded(key, fresh, etag)
    return { state: 'miss', page: fresh, etag, stored, shared: false }
  }

  /** Renders a key, or joins the render under way. */
  function once(key: string, render: Render, waitUntil: WaitUntil): Promise<Served> {
    const running = working.get(key)
    if (running !== undefined) return running
    const started = renderAndKeep(key, render, waitUntil).finally(() => working.delete(key))
    working.set(key, started)
    // The one who started it may leave; those who wait for it must not.
    waitUntil(started.catch(() => undefined))
    return started
  }

  /** Shares what another request is doing, but not for ever: then does it itself. */
  async function share(running: Promise<Served>, key: string, render: Render, waitUntil: WaitUntil): Promise<Served> {
    const shared = await timeout(sharedMs, running)
    if (shared === undefined) return renderAndKeep(key, render, waitUntil)
    return shared.state === 'miss' ? { ...shared, shared: true } : shared
  }

  /** The page another request is rendering, else a new render. */
  function orShare(key: string, render: Render, waitUntil: WaitUntil): Promise<Served> {
    const running = working.get(key)
    return running === undefined ? once(key, render, waitUntil) : share(running, key, render, waitUntil)
  }

  return { once, orShare, isUnderWay: (key: string): boolean => working.has(key) }
}
