import { createLeastRecentlyUsed } from '#src/kit/least-recently-used.ts'

import type { StoredPage } from './stored-page.ts'

/** What a page takes of the memory, in bytes: its body, its key, and its headers about. */
const weight = (key: string, page: StoredPage) => page.body.byteLength + key.length * 2 + 256

/** Pages as bytes in memory, least recently used out first, never more than `limit` bytes. */
export const createMemoryTier = (limit: number) => createLeastRecentlyUsed<StoredPage>(limit, weight)
