import type { SeedProduct, SeedSet } from '#worker/commerce/seed/products.ts'

import type { KindName } from './tables/kinds.ts'
import { setTable } from './tables/sets.ts'

/** The n-th product of a kind, in catalogue order, for this wearer. */
function pick(products: readonly SeedProduct[], kind: KindName, wearer: string, nth: number): SeedProduct | undefined {
  const own = products.filter(({ facets, id }) => facets.type[0] === kind && (id.endsWith(wearer) || id.endsWith('0')))
  return own[nth % Math.max(1, own.length)]
}

/** The sets of the table, filled with products; wearers are told by the last digit of a product's number. */
export const setsOf = (products: readonly SeedProduct[]): SeedSet[] => {
  const ordered = products.toSorted((a, b) => a.id.localeCompare(b.id))
  return setTable.map(({ id, kind, wearer, kinds, nth, name, description }) => ({
    id,
    kind,
    name,
    description,
    productIds: kinds.flatMap(one => pick(ordered, one, wearer, nth)?.id ?? []),
  }))
}
