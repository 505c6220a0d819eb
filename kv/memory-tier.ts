import type { StoredPage } from './stored-page.ts'

/** Pages as bytes in memory, least recently used out first, never more than `limit` bytes. */
export function createMemoryTier(limit: number) {
  const pages = new Map<string, StoredPage>()
  /** The one asked for last is the youngest already. */
  let youngest: string | undefined
  let size = 0
  const weight = (key: string, page: StoredPage) => page.body.byteLength + key.length * 2 + 256

  /** Whether there was one. */
  const drop = (key: string): boolean => {
    const page = pages.get(key)
    if (page === undefined) return false
    pages.delete(key)
    size -= weight(key, page)
    return true
  }

  return {
    get: (key: string): StoredPage | undefined => {
      const page = pages.get(key)
      if (page === undefined || key === youngest) return page
      pages.delete(key)
      pages.set(key, page)
      youngest = key
      return page
    },
    set: (key: string, page: StoredPage) => {
      drop(key)
      if (weight(key, page) > limit) return
      pages.set(key, page)
      youngest = key
      size += weight(key, page)
      for (const oldest of pages.keys()) {
        if (size <= limit) break
        drop(oldest)
      }
    },
    drop,
    bytes: () => size,
  }
}
