import type { ProductDetails } from '#src/commerce/calls/catalogue/product-shapes.ts'

type Sized = Pick<ProductDetails, 'trail' | 'sizes'>

/** Names of sizes that clothes of grown-ups come in. */
const isBodySize = (name: string) => /^(?:X{0,3}S|M|X{0,3}L)$/.test(name)

const feet = /footwear|boots|shoes|sandals/
const legs = /trousers|pants|shorts|leggings|tights|bottoms/

/** The largest European size of children's shoes, which stand on the same shelves as their parents'. */
const largestChildSize = 36

function chartByCategory(ids: string, sizes: Sized['sizes']) {
  const isForKids = /kids/.test(ids)
  if (feet.test(ids)) return sizes.every(({ id }) => Number(id) <= largestChildSize) ? 'kids-feet' : 'feet'
  if (/gloves/.test(ids)) return 'gloves'
  if (/caps|beanies/.test(ids)) return 'hats'
  if (isForKids) return 'kids'
  if (legs.test(ids)) return /womens/.test(ids) ? 'womens-bottoms' : 'bottoms'
  return undefined
}

/**
 * The chart that tells a product's sizes, by kind and by who wears it; nothing for what comes in one size or in sizes of
 * its own.
 */
export function chartOf({ trail, sizes }: Sized) {
  if (sizes.length < 2) return undefined
  const ids = trail.map(({ id }) => id).join(' ')
  const known = chartByCategory(ids, sizes)
  if (known !== undefined || !sizes.every(({ name }) => isBodySize(name))) return known
  return /womens/.test(ids) ? 'womens-tops' : 'tops'
}
