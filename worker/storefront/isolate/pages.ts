import { createPageCache, type PageCache } from '#kv/page-cache.ts'
import { createPurges } from '#kv/purges.ts'

import type { Settings } from '../bindings.ts'

/** The isolate's page cache: holds nothing but finished public pages. */
export function createPages(settings: Settings): PageCache {
  const purges = createPurges(settings.PAGES, Date.now, settings.PURGE_CHECK_MS, settings.KV_TIMEOUT_MS)
  return createPageCache(
    {
      kv: settings.PAGES,
      clock: Date.now,
      random: Math.random,
      settings: {
        memoryBytes: settings.PAGE_MEMORY_BYTES,
        kvTimeoutMs: settings.KV_TIMEOUT_MS,
        staleMs: settings.STALE_SECONDS * 1000,
        degradedMs: settings.DEGRADED_PAGE_MS,
        renderTimeoutMs: settings.PUBLIC_PAGE_TIMEOUT_MS,
      },
    },
    purges,
  )
}
