import type { Widget } from '#src/commerce/calls/assortment.ts'

import type { Catalogue } from './catalogue.ts'
import type { CatalogueProduct } from './product.ts'

const shared = (a: readonly string[], b: readonly string[]): number => a.filter(item => b.includes(item)).length

type Order = (catalogue: Catalogue, anchor: CatalogueProduct | undefined) => readonly CatalogueProduct[]

const sold: Order = ({ products }) =>
  products.toSorted((a, b) => b.rating.reviewsCount - a.rating.reviewsCount || a.position - b.position)

/** Of each type the first alone, so that a look is not three pairs of trousers. */
function onePerType(products: readonly CatalogueProduct[]): CatalogueProduct[] {
  const seen = new Set<string>()
  return products.filter(({ facets: { type } }) => {
    const [own = ''] = type
    if (seen.has(own)) return false
    seen.add(own)
    return true
  })
}

/** The rules by which each widget puts products in order; what is best comes first. */
const orders: Readonly<Record<Widget, Order>> = {
  popular: sold,
  new: ({ products, orders: { newest } }) => newest.flatMap(position => products[position] ?? []),
  /** The same kind of thing for the same purpose. */
  similar: (catalogue, anchor) => {
    if (anchor === undefined) return sold(catalogue, anchor)
    const [category] = anchor.categoryIds
    const likeness = ({ categoryIds, facets }: CatalogueProduct) =>
      (categoryIds[0] === category ? 4 : 0) +
      2 * shared(facets.type, anchor.facets.type) +
      shared(facets.activity, anchor.facets.activity) +
      shared(facets.feature, anchor.facets.feature)
    return catalogue.products.toSorted((a, b) => likeness(b) - likeness(a) || a.position - b.position)
  },
  /** Other things for the same purpose, one of each type. */
  'complete-the-look': (catalogue, anchor) => {
    if (anchor === undefined) return onePerType(sold(catalogue, anchor))
    const others = catalogue.products.filter(({ facets }) => shared(facets.type, anchor.facets.type) === 0)
    /** The last digit of a product's number says for whom it is made. */
    const wearer = anchor.id.at(-1)
    const fitness = (product: CatalogueProduct) =>
      2 * shared(product.facets.activity, anchor.facets.activity) + Number(product.id.at(-1) === wearer)
    return onePerType(others.toSorted((a, b) => fitness(b) - fitness(a) || a.position - b.position))
  },
}

/** What a widget shows beside a product (or beside none); never the product itself. */
export const recommended = (
  catalogue: Catalogue,
  widget: Widget,
  anchor: CatalogueProduct | undefined,
  count: number,
): readonly CatalogueProduct[] =>
  orders[widget](catalogue, anchor)
    .filter(({ id, giftCard }) => id !== anchor?.id && giftCard === undefined)
    .slice(0, count)
