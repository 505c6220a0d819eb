import { randomFor } from '#src/kit/seeded-random.ts'
import type { StockLocation } from '#worker/commerce/seed/places.ts'

import { fixtures } from '../fixtures.ts'

type Supply = 'plenty' | 'normal' | 'low' | 'none'

/** Of a hundred SKUs about three are gone everywhere and five are nearly gone. */
function supplyOf(productId: string, upc: string): Supply {
  if (productId === fixtures.soldOutProduct.productId || upc === fixtures.soldOutSku.upc) return 'none'
  if (upc === fixtures.lowStock.upc) return 'low'
  if (productId === fixtures.plentiful.productId || upc === fixtures.twoAtMost.upc) return 'plenty'
  const draw = randomFor(`supply ${upc}`).below(100)
  if (draw < 3) return 'none'
  return draw < 8 ? 'low' : 'normal'
}

const mainWarehouse = (locations: readonly StockLocation[]): ReadonlySet<string> =>
  new Set(
    locations
      .filter(({ kind, site }, at) => locations.findIndex(other => other.kind === kind && other.site === site) === at)
      .filter(({ kind }) => kind === 'warehouse')
      .map(({ id }) => id),
  )

/** Pieces on hand of a SKU by location: every warehouse is named, a store only when it has some. */
export function stockist(locations: readonly StockLocation[]) {
  const main = mainWarehouse(locations)
  const onShelves = Object.fromEntries(
    locations.map(({ id, kind }) => [id, kind === 'store' ? 3 : Number(main.has(id))]),
  )
  return (productId: string, upc: string): Record<string, number> => {
    if (upc === fixtures.neverDelivered.upc) return {}
    if (upc === fixtures.onlyInStores.upc) return onShelves
    const supply = supplyOf(productId, upc)
    const random = randomFor(`stock ${upc}`)
    const lowAmount = upc === fixtures.lowStock.upc ? 2 : 1 + random.below(3)
    const onHand: Record<string, number> = {}
    for (const { id, kind } of locations) {
      const shelf = kind === 'warehouse' ? 8 + random.below(53) : random.chance(0.2) ? 1 + random.below(6) : 0
      const left = supply === 'low' ? (main.has(id) ? lowAmount : 0) : supply === 'none' ? 0 : shelf
      const amount = supply === 'plenty' && kind === 'warehouse' ? 200 + shelf : left
      if (amount > 0 || kind === 'warehouse') onHand[id] = amount
    }
    return onHand
  }
}
