import type { Minor } from '#src/kit/money.ts'

type Priced = { readonly colorId: string; readonly current: Minor; readonly original: Minor }

/**
 * In how many colours all sizes are reduced to the lowest price of some SKUs, while others cost more; undefined where none is, or
 * all are.
 */
export function reducedColors(skus: readonly Priced[]): number | undefined {
  const low = Math.min(...skus.map(({ current }) => current))
  const colors = Map.groupBy(skus, ({ colorId }) => colorId)
  const reduced = [...colors.values()].filter(sizes =>
    sizes.every(({ current, original }) => current === low && current < original),
  ).length
  return reduced > 0 && reduced < colors.size ? reduced : undefined
}
