import type { ProductDetails } from '#src/commerce/calls/product-shapes.ts'

type Sized = Pick<ProductDetails, 'trail' | 'sizes'>

/** Words of a category's id → the chart its sizes are those of; the first that fits counts. */
const byCategory = [
  [/footwear|boots|shoes|sandals/, 'feet'],
  [/gloves/, 'gloves'],
  [/caps|beanies/, 'hats'],
  [/kids/, 'kids'],
  [/trousers|pants|shorts|leggings|tights|bottoms/, 'bottoms'],
] as const

/** Names of sizes that tops come in. */
const isBodySize = (name: string) => /^(?:X{0,3}S|M|X{0,3}L)$/.test(name)

/** The chart that tells a product's sizes; nothing for what comes in one size or in sizes of its own. */
export function chartOf({ trail, sizes }: Sized) {
  if (sizes.length < 2) return undefined
  const ids = trail.map(({ id }) => id).join(' ')
  const known = byCategory.find(([pattern]) => pattern.test(ids))?.[1]
  return known ?? (sizes.every(({ name }) => isBodySize(name)) ? 'tops' : undefined)
}
