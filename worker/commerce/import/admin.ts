import { sameSecret } from '../same-secret.ts'
import type { PhotoHosts } from '#src/kit/photo-hosts.ts'
import { sites, type SiteName } from '#src/language/locales.ts'

import { readText } from '../http/body.ts'
import type { Imported } from './apply.ts'
import { convert, type ImportedProduct } from './convert.ts'
import { duplicates } from './duplicates.ts'
import { readFeed, type FeedProblem } from './feed.ts'
import { withoutStrangers } from './photographs.ts'

/** Largest feed in bytes. */
const feedLimit = 5 * 1024 * 1024

const answer = (status: number, body: object): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

const broken = (problems: readonly FeedProblem[]): Response => answer(422, { problems })

type Importing = {
  readonly key: string | undefined
  readonly today: string
  /** Whose photographs pages may show. */
  readonly photos: PhotoHosts | undefined
  readonly into: (site: SiteName, products: readonly ImportedProduct[]) => Promise<Imported>
}

/**
 * `POST /admin/catalog/import` with a product export in `text/csv`: checks all of it, then takes it into every site.
 * 200 with counts, photographs of hosts that are not known among them, or 422 with every problem `{ line, column, message }` and nothing changed. `key` guards it; without
 * one there is no such address.
 */
export async function importFeed(request: Request, { key, today, photos, into }: Importing): Promise<Response> {
  if (key === undefined) return answer(404, { error: 'not found' })
  if (!sameSecret(request.headers.get('authorization') ?? '', `Bearer ${key}`))
    return answer(401, { error: 'unauthorised' })
  if (request.method !== 'POST') return answer(405, { error: 'POST a feed' })
  if (!request.headers.get('content-type')?.startsWith('text/csv')) return answer(415, { error: 'send text/csv' })
  const csv = await readText(request, feedLimit)
  if (!csv.ok) return answer(413, { error: `a feed may have at most ${feedLimit} bytes` })
  const feed = readFeed(csv.value)
  if (feed.problems.length > 0) return broken(feed.problems)
  const known = withoutStrangers(feed.products, photos)
  const products = known.products.map((product, place) => convert(product, place, today))
  const twins = duplicates(products)
  if (twins.length > 0) return broken(twins)
  const [first, ...others] = sites
  const imported = await into(first, products)
  if (!imported.ok) return broken(imported.problems)
  for (const site of others) {
    const more = await into(site, products)
    if (!more.ok) return broken(more.problems)
  }
  return answer(200, { ...imported.counts, skipped: feed.skipped, photographsLeftOut: known.leftOut, sites })
}
