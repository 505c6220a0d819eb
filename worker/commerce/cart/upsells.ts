import type { CartLine } from '#src/commerce/calls/line-shapes.ts'

import type { Catalogue } from '../catalogue/catalogue.ts'
import { recommended } from '../catalogue/recommend.ts'

/** How many things a cart is told to go with it. */
const most = 4

/** What goes with the first thing of a cart and is not in it (R118); nothing goes with gift cards. */
export function upsellsFor(catalogue: Catalogue, items: readonly CartLine[]): string[] {
  const first = items.find(({ bonus, giftCard }) => !bonus && giftCard === undefined)
  const anchor = first && catalogue.find(first.productId)
  if (anchor === undefined) return []
  const held = new Set(items.map(item => item.productId))
  return recommended(catalogue, 'complete-the-look', anchor, most + held.size)
    .flatMap(({ id }) => (held.has(id) ? [] : [id]))
    .slice(0, most)
}
