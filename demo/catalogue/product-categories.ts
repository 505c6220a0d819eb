import { categories } from './tables/categories.ts'
import type { ProductKind } from './tables/kinds.ts'
import type { Wearer } from './tables/models.ts'

const parents = new Map(categories.map(({ id, parent }) => [id, parent]))

/** A category and its parents, from the inside out. */
function trail(id: string): string[] {
  const parent = parents.get(id)
  return parent === undefined ? [id] : [id, ...trail(parent)]
}

const owners = { w: 'womens', m: 'mens', k: 'kids' } as const

/** Children's clothes have no shelves of their own below jackets, tops and trousers. */
const childrens = (shelf: string): string => (parents.get(`womens-${shelf}`) ?? '').replace('womens-', 'kids-')

function leavesOf(kind: ProductKind, wearer: Wearer): readonly [string, ...string[]] {
  if (kind.scale === 'adult' && wearer !== 'u') {
    return [wearer === 'k' ? childrens(kind.category) : `${owners[wearer]}-${kind.category}`]
  }
  if (kind.scale === 'shoe' && wearer !== 'u') return [kind.category, `${owners[wearer]}-footwear`]
  if (kind.template === 'bottle') return [kind.category, 'camp-kitchen']
  return wearer === 'k' ? [kind.category, 'kids-gear'] : [kind.category]
}

/** Every category of a product of the kind, ancestors included; the first is its own. */
export function categoriesOf(kind: ProductKind, wearer: Wearer): readonly [string, ...string[]] {
  const [own, ...others] = leavesOf(kind, wearer)
  return [own, ...new Set([...trail(own).slice(1), ...others.flatMap(trail)])]
}
