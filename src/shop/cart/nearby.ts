import type { CartLine } from '#src/commerce/calls/cart/line-shapes.ts'
import type { Commerce } from '#src/commerce/client.ts'

import type { Nearby } from './model/delivery-options.ts'

const nothing: Nearby = { stores: [], points: [] }

/** Places shown of each kind, and how far away they may be, in kilometres. */
const bounds = { limit: 6, radius: 80 } as const

/** Stores and collection points near a place the shopper typed; none where the place is unknown. */
export async function pickupLocationsNear(commerce: Commerce, q: string, line: Pick<CartLine, 'upc'>): Promise<Nearby> {
  if (q === '') return nothing
  const [stores, points] = await Promise.all([
    commerce('stores.store.search', { ...bounds, q, upcs: [line.upc] }),
    commerce('stores.collection-points.search', { ...bounds, q }),
  ])
  return {
    stores: stores.ok ? stores.value.stores : nothing.stores,
    points: points.ok ? points.value.collectionPoints : nothing.points,
  }
}
