import type { Listing } from '#src/commerce/calls/catalogue/listing-shapes.ts'
import type { Commerce, CommerceResult } from '#src/commerce/client.ts'

import { relaxedSelections, type Easier, type Selection } from './selection.ts'

/** Products on one page of a listing. */
export const pageSize = 48

/** The listed products: a category's, or those of a search. */
type Of = { readonly category: string } | { readonly q: string }

/** The listing of a category or a search for a selection. */
export function loadListing(
  commerce: Commerce,
  of: Of,
  selection: Selection,
  size = pageSize,
): Promise<CommerceResult<'products.search.query'>> {
  const { facets, sort, store, page } = selection
  const chosen = Object.fromEntries(Object.entries(facets).map(([name, values]) => [name, [...values]]))
  return commerce('products.search.query', {
    ...of,
    ...chosen,
    ...(sort && { sort }),
    ...(store !== undefined && { store: [store] }),
    page: `${page}`,
    pageSize: `${size}`,
  })
}

/** More ways out than this are no help. */
const mostWays = 6

/** Where nothing has all that was chosen: what doing without one filter would bring, the most first. */
export async function loadEasier(
  commerce: Commerce,
  of: Of,
  selection: Selection,
  listing: Listing,
): Promise<readonly Easier[]> {
  if (listing.total > 0) return []
  const found = await Promise.all(
    relaxedSelections(listing, selection)
      .slice(0, mostWays)
      .map(async relaxed => {
        const answer = await loadListing(commerce, of, relaxed.selection, 1)
        return { ...relaxed, total: answer.ok ? answer.value.total : 0 }
      }),
  )
  return found.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total)
}
