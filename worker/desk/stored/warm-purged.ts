import { purgedBy } from '#kv/purges.ts'
import { sleep } from '#src/kit/time/timeout.ts'

import { findPages, type FoundPage } from './find-pages.ts'
import { warmPages, type PurgeTools } from './purge-pages.ts'
import type { Tools } from '../context.ts'

/** So many stored pages are looked at. */
const mostLookedAt = 5_000
/** So many purged pages are made anew at once. */
const mostWarmed = 50
/** Every isolate of the store knows of a purge after so long, in milliseconds (PURGE_CHECK_MS), and a little more. */
const knownAfterMs = 2_500

/** Stored pages that go with a purge of these tags. */
export async function pagesWith(
  { pages: kv, clock }: Pick<Tools, 'pages' | 'clock'>,
  tags: readonly string[],
): Promise<readonly FoundPage[]> {
  const { pages } = await findPages(kv, clock(), '', mostLookedAt)
  return pages.filter(page => purgedBy(page.tags).some(tag => tags.includes(tag)))
}

/** Makes pages anew once every part of the store knows that they were purged; says how many answered. */
export async function warmAgain(tools: PurgeTools, pages: readonly FoundPage[]): Promise<number> {
  const addresses = [...new Set(pages.map(({ address }) => address))].filter(address => address.startsWith('/'))
  if (addresses.length === 0) return 0
  await sleep(knownAfterMs)
  return warmPages(tools, addresses.slice(0, mostWarmed))
}

/** Makes anew what was purged by tags. */
export const warmPurged = async (tools: Tools, tags: readonly string[]): Promise<number> =>
  warmAgain(tools, await pagesWith(tools, tags))
