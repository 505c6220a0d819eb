import { sites, type SiteName } from '#src/language/locales.ts'

import type { Tools } from '../context.ts'
import { askForPurge } from '../stored/purge-pages.ts'
import { warmPurged } from '../stored/warm-purged.ts'
import { tagsOfChanges } from './tags-of-change.ts'

/** The platform is asked this often what was changed, in milliseconds. */
export const followEveryMs = 60_000

/** So many tags go into one purge. */
const mostTags = 100

type Followed = { readonly tags: readonly string[]; readonly nextAt: number | undefined }

const nothing: Followed = { tags: [], nextAt: undefined }

async function purgeAll(tools: Tools, tags: readonly string[]): Promise<boolean> {
  for (let at = 0; at < tags.length; at += mostTags)
    if (!(await askForPurge(tools, tags.slice(at, at + mostTags)))) return false
  return true
}

/**
 * Purges what a shop's platform says was changed since the last time, and has it made anew behind the answer. Where the store
 * does not take the purge, the same is asked for the next time.
 */
export async function followSite(tools: Tools, site: SiteName): Promise<Followed> {
  const { db, operate } = tools
  if (operate === undefined) return nothing
  const [known] = db.all<{ next: string }>('SELECT next FROM followed WHERE site = ?', site)
  const asked = await operate(
    site,
    'operator.changes.list',
    known === undefined ? {} : { query: { since: known.next } },
  )
  if (!asked.ok) return nothing
  const { next, changes, nextAt } = asked.value
  const tags = tagsOfChanges(site, changes)
  if (!(await purgeAll(tools, tags))) return nothing
  db.run('INSERT INTO followed (site, next) VALUES (?, ?) ON CONFLICT DO UPDATE SET next = excluded.next', site, next)
  if (tags.length > 0) tools.background(warmPurged(tools, tags))
  return { tags, nextAt: nextAt === undefined ? undefined : Date.parse(nextAt) }
}

/** Follows every shop; gives the moment at which to look again: in a minute, or when scheduled content appears before. */
export async function followAll(tools: Tools): Promise<number> {
  const again = tools.clock() + followEveryMs
  const followed = await Promise.all(sites.map(site => followSite(tools, site).catch(() => nothing)))
  return Math.min(again, ...followed.flatMap(({ nextAt }) => nextAt ?? []))
}
