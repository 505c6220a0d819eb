import type { RouteName } from '#routes/table.ts'
import { ownStore } from '#src/product-ui/own-store.ts'
import { myStoreIn } from '#src/shop/stores/model/my-store.ts'

import type { RequestContext } from '../request-context.ts'
import { when } from './when.ts'

/** Routes whose products may be those of one store. */
const filtered: ReadonlySet<RouteName> = new Set<RouteName>(['category', 'search', 'searchArticles'])

/** Opens the store search when no store is remembered yet. */
const ask = '#panel=bopis-store-search'

const asksForOwnStore = ({ address }: RequestContext): boolean => address.search.includes(`store=${ownStore}`)

/**
 * R052, on `/search` and `/c/:slug`: replaces `?store=mine`, which cached pages link to, with the visitor's own store.
 * Without one the parameter is dropped and the store search opens.
 */
export const storeFilter = when(asksForOwnStore, async (c, next) => {
  const { pathname, search } = c.env.address
  const match = c.get('match')
  const query = new URLSearchParams(search)
  if (match === undefined || !filtered.has(match.name) || query.get('store') !== ownStore) return next()
  const mine = myStoreIn(c.req.header('cookie') ?? '')
  if (mine === undefined) query.delete('store')
  else query.set('store', mine.id)
  const rest = query.size === 0 ? '' : `?${query}`
  const location = pathname + rest + (mine === undefined ? ask : '')
  return c.body(null, 302, { location, 'cache-control': 'private, no-store' })
})
