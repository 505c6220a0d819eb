import type { Widget } from '#src/commerce/calls/catalogue/assortment.ts'

import type { Catalogue } from './catalogue.ts'
import type { CatalogueProduct } from './product.ts'

/** How many of the first are among the second. */
const shared = (a: readonly string[], b: readonly string[]): number =>
  a.reduce((sum, item) => sum + Number(b.includes(item)), 0)

type Score = (product: CatalogueProduct) => number
type Scored = { readonly product: CatalogueProduct; readonly score: number }

const byScore = (a: Scored, b: Scored): number => b.score - a.score || a.product.position - b.product.position

/** The best first. Each is judged once: a platform has thousands, and a cart asks for every read of it. */
const best = (products: readonly CatalogueProduct[], score: Score): readonly CatalogueProduct[] =>
  products
    .map(product => ({ product, score: score(product) }))
    .toSorted(byScore)
    .map(({ product }) => product)

/** Of each type the best alone, so that a look is not three pairs of trousers. */
function bestPerType(products: readonly CatalogueProduct[], score: Score): readonly CatalogueProduct[] {
  const found = new Map<string, Scored>()
  for (const product of products) {
    const [type = ''] = product.facets.type
    const known = found.get(type)
    const scored = { product, score: score(product) }
    if (known === undefined || byScore(scored, known) < 0) found.set(type, scored)
  }
  return [...found.values()].toSorted(byScore).map(({ product }) => product)
}

const reviews: Score = ({ rating }) => rating.reviewsCount

/** Its categories below the top: what is in one of them as well is of the same kind. */
const kindsOf = ({ categories }: Catalogue, { categoryIds }: CatalogueProduct): readonly string[] =>
  categoryIds.filter(id => categories.find(id)?.parent !== undefined)

/**
 * What it counts that one can be worn with the other, more than all they may be for: the last digit of a product's number
 * says whom it is for, and 0 is everybody. What is for the same people alone is a little better.
 */
function wornWith({ id }: CatalogueProduct, anchor: CatalogueProduct): number {
  const wearer = id.at(-1)
  if (wearer === anchor.id.at(-1)) return 101
  return wearer === '0' ? 100 : 0
}

type Order = (catalogue: Catalogue, anchor: CatalogueProduct | undefined) => readonly CatalogueProduct[]

/** The rules by which each widget puts products in order; what is best comes first. */
const orders: Readonly<Record<Widget, Order>> = {
  popular: ({ products }) => best(products, reviews),
  new: ({ products, orders: { newest } }) => newest.flatMap(position => products[position] ?? []),
  /** The same kind of thing for the same purpose. */
  similar: ({ products }, anchor) => {
    if (anchor === undefined) return best(products, reviews)
    const [category] = anchor.categoryIds
    return best(
      products,
      ({ categoryIds, facets }) =>
        (categoryIds[0] === category ? 4 : 0) +
        2 * shared(facets.type, anchor.facets.type) +
        shared(facets.activity, anchor.facets.activity) +
        shared(facets.feature, anchor.facets.feature),
    )
  },
  /** Other things for the same purpose and whoever wears it, one of each type: no second jacket with a jacket. */
  'complete-the-look': (catalogue, anchor) => {
    const { products } = catalogue
    if (anchor === undefined) return bestPerType(products, reviews)
    const kinds = kindsOf(catalogue, anchor)
    const others = products.filter(
      ({ facets, categoryIds }) => shared(facets.type, anchor.facets.type) + shared(kinds, categoryIds) === 0,
    )
    return bestPerType(
      others,
      product => wornWith(product, anchor) + 2 * shared(product.facets.activity, anchor.facets.activity),
    )
  },
}

/** A widget's products for one product, or for none; never that product itself. */
export const recommended = (
  catalogue: Catalogue,
  widget: Widget,
  anchor: CatalogueProduct | undefined,
  count: number,
): readonly CatalogueProduct[] =>
  orders[widget](catalogue, anchor)
    .filter(({ id, giftCard }) => id !== anchor?.id && giftCard === undefined)
    .slice(0, count)
