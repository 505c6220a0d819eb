import type { Commerce, CommerceResult } from '#src/commerce/client.ts'

import type { Selection } from './selection.ts'

/** Products on one page of a listing. */
export const pageSize = 48

/** The listing of a category or a search for a selection. */
export function loadListing(
  commerce: Commerce,
  of: { readonly category: string } | { readonly q: string },
  selection: Selection,
): Promise<CommerceResult<'products.search.query'>> {
  const { facets, sort, store, page } = selection
  const chosen = Object.fromEntries(Object.entries(facets).map(([name, values]) => [name, [...values]]))
  return commerce('products.search.query', {
    ...of,
    ...chosen,
    ...(sort && { sort }),
    ...(store !== undefined && { store: [store] }),
    page: `${page}`,
    pageSize: `${pageSize}`,
  })
}
