import { purge } from '#kv/purges.ts'

import type { Settings } from '../bindings.ts'

/** Makes every stored page that carries one of `tags` count as gone: by the event log, the one writer of purges, where it is. */
export async function purgePages(
  { PAGES, EVENT_LOG }: Pick<Settings, 'PAGES' | 'EVENT_LOG'>,
  tags: readonly string[],
  now: number,
): Promise<void> {
  if (EVENT_LOG !== undefined) return EVENT_LOG.get(EVENT_LOG.idFromName('events')).purge(tags, now)
  return purge(PAGES, Object.fromEntries(tags.map(tag => [tag, now])), now)
}
