import type { CartLine } from '#src/commerce/calls/line-shapes.ts'
import { memoize } from '#src/kit/memoize.ts'

import type { Catalogue } from '../catalogue/catalogue.ts'
import { recommended } from '../catalogue/recommend.ts'

/** How many things a cart is told to go with it. */
const most = 4

/** As many as a cart may hold of them and still be told of `most` others. */
const looked = 24

const looks = new WeakMap<Catalogue, (productId: string) => readonly string[]>()

/** What completes the look of a product, best first: judged once while the catalogue stays as it is. */
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

/** What goes with the first thing of a cart and is not in it (R118); nothing goes with gift cards. */
export function upsellsFor(catalogue: Catalogue, items: readonly CartLine[]): string[] {
  const first = items.find(({ bonus, giftCard }) => !bonus && giftCard === undefined)
  const anchor = first && catalogue.find(first.productId)
  if (anchor === undefined) return []
  const held = new Set(items.map(item => item.productId))
  return lookOf(catalogue, anchor.id)
    .filter(id => !held.has(id))
    .slice(0, most)
}
