import type { CartLine } from '#src/commerce/calls/cart/line-shapes.ts'
import { memoize } from '#src/kit/memoize.ts'

import type { Catalogue } from '../catalogue/catalogue.ts'
import { recommended } from '../catalogue/recommend.ts'

/** At most so many products are suggested. */
const most = 4

/** So many are considered, because some may be in the cart already. */
const looked = 24

const looks = new WeakMap<Catalogue, (productId: string) => readonly string[]>()

/** Products that complete the look, best first; computed once per catalogue. */
function lookOf(catalogue: Catalogue, productId: string): readonly string[] {
  const known = looks.get(catalogue)
  if (known !== undefined) return known(productId)
  const look = memoize(
    (id: string) => recommended(catalogue, 'complete-the-look', catalogue.find(id), looked).map(product => product.id),
    500,
  )
  looks.set(catalogue, look)
  return look(productId)
}

/** Suggestions for the cart's first item that are not in the cart (R118); none for gift cards. */
export function upsellsFor(catalogue: Catalogue, items: readonly CartLine[]): string[] {
  const first = items.find(({ bonus, giftCard }) => !bonus && giftCard === undefined)
  const anchor = first && catalogue.find(first.productId)
  if (anchor === undefined) return []
  const held = new Set(items.map(item => item.productId))
  return lookOf(catalogue, anchor.id)
    .filter(id => !held.has(id))
    .slice(0, most)
}
