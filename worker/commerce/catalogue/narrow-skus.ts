import { add, has, type Bitmap } from './bitmap.ts'
import { fits, type Sku, type SkuFacet, type SkuQuestion } from './skus.ts'

type SkusByPosition = readonly (readonly Sku[])[]

/** The products of `base` of which one SKU has all that is asked. */
export function narrowedBySku(skus: SkusByPosition, base: Bitmap, question: SkuQuestion): Bitmap {
  const left: Bitmap = new Uint32Array(base.length)
  for (const [position, own] of skus.entries())
    if (has(base, position) && own.some(sku => fits(sku, question))) add(left, position)
  return left
}

/** How many products of `base` have a SKU of each value of a facet that fits everything else asked. */
export function skuCounts(
  skus: SkusByPosition,
  base: Bitmap,
  question: SkuQuestion,
  facet: SkuFacet,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const [position, own] of skus.entries()) {
    if (!has(base, position)) continue
    const values = new Set(own.filter(sku => fits(sku, question, facet)).map(({ values: { [facet]: value } }) => value))
    for (const value of values) if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}
