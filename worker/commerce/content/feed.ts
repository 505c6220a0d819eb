import type { CatalogueChange } from '#src/commerce/calls/orders/editing.ts'

import { categoriesOf } from '../catalogue/reprice.ts'
import type { Context } from '../context.ts'
import { changesAfter, latestChange } from '../db/changes.ts'
import { boundariesOf } from './boundaries.ts'

const everything: CatalogueChange[] = [{ kind: 'everything', id: '' }]

/** What is low or sold out is said on listings too. */
function withCategories(context: Context, change: CatalogueChange): CatalogueChange[] {
  const product = change.kind === 'stock' ? context.catalogue().find(change.id) : undefined
  if (product === undefined) return [change]
  return [change, ...categoriesOf(context, product).map(id => ({ kind: 'category', id }) as const)]
}

const once = (changes: readonly CatalogueChange[]): CatalogueChange[] => [
  ...new Map(changes.map(change => [`${change.kind} ${change.id}`, change])).values(),
]

/**
 * What was changed since a place in the feed (`{version}.{moment}`): what somebody changed, and scheduled content whose moment
 * came since, or lies ahead again where the shop's clock was set back.
 */
export function changesSince(context: Context, since: string | undefined) {
  const { db, now, content, site } = context
  const at = now()
  const boundaries = boundariesOf(content, site)
  const ahead = boundaries.map(one => one.at).filter(moment => moment > at)
  const feed = {
    next: `${latestChange(db)}.${at}`,
    ...(ahead.length > 0 && { nextAt: new Date(Math.min(...ahead)).toISOString() }),
  }
  if (since === undefined) return { ...feed, changes: [] }
  const [version = 0, seen = at] = since.split('.').map(Number)
  const [from, to] = [Math.min(seen, at), Math.max(seen, at)]
  const due = boundaries.filter(one => one.at > from && one.at <= to).flatMap(({ changes }) => changes)
  const written = changesAfter(db, version)?.flatMap(change => withCategories(context, change))
  return { ...feed, changes: written === undefined ? everything : once([...written, ...due]) }
}
