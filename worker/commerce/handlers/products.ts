import type { Handlers } from '#src/commerce/call.ts'
import { largestPage, type productCalls, type Stock } from '#src/commerce/calls/products.ts'
import { fail, ok } from '#src/kit/result.ts'

import { add, emptyBitmap, intersection, type Bitmap } from '../catalogue/bitmap.ts'
import { list, orderOf } from '../catalogue/listing.ts'
import { cardOf, detailsOf } from '../catalogue/views.ts'
import { searchWords } from '../catalogue/words.ts'
import type { Context, Contexts } from '../context.ts'
import { deliveryPromise } from '../rules/shipping.ts'
import { ftsQuestion, readPage, readVariants, searchProducts, type VariantRow } from '../db/catalogue.ts'

/** From this many pieces on the exact number is nobody's business. */
const lowFrom = 5

function stockOf({ upc, available }: VariantRow): Stock {
  if (available <= 0) return { upc, state: 'out' }
  return available <= lowFrom ? { upc, state: 'low', left: available } : { upc, state: 'in-stock' }
}

/** What matches `q`, best first, as positions and as a set. */
function found({ db, language, catalogue }: Context, q: string): { positions: number[]; set: Bitmap } {
  const words = searchWords(q, language)
  const ids = words.length === 0 ? [] : searchProducts(db, ftsQuestion(language, words))
  const positions = ids.flatMap(id => catalogue().find(id)?.position ?? [])
  const set = emptyBitmap(catalogue().products.length)
  for (const position of positions) add(set, position)
  return { positions, set }
}

export const productHandlers = {
  'products.search.query': ({ query }, context) => {
    const { category: categoryName, q, sort = 'featured', page = 1, pageSize = largestPage, ...selection } = query
    const catalogue = context.catalogue()
    const category = categoryName === undefined ? undefined : catalogue.categories.find(categoryName)
    if (categoryName !== undefined && category === undefined) return fail('PLP400')
    const matches = q === undefined || q === '' ? undefined : found(context, q)
    const inCategory = category ? catalogue.categories.productsOf(category.id) : catalogue.everything
    const base = matches ? intersection(inCategory, matches.set) : inCategory
    const order = orderOf(catalogue, sort, matches?.positions)
    const levels = catalogue.levels()
    const question = { levels, base, selection, order, page, pageSize }
    const { total, products, facets } = list(catalogue, question, context.language)
    return ok({
      total,
      page,
      pageSize,
      sort,
      ...(category ? { category: catalogue.categories.describe(category, context.language) } : {}),
      facets: [...facets],
      items: products.map(product => cardOf(catalogue, product, levels, context.language)),
    })
  },

  'products.catalog.get': (_, { catalogue, language }) => ok({ categories: catalogue().categories.tree(language) }),

  'products.details.get': ({ path }, { db, catalogue, language }) => {
    const product = catalogue().find(path.productId)
    const page = product && readPage(db, product.id)
    if (product === undefined || page === undefined) return fail('ORD404')
    return ok(detailsOf(catalogue(), product, page, readVariants(db, product.id), language))
  },

  'products.availability.get': ({ path, body }, { db, catalogue }) => {
    const product = catalogue().find(path.productId)
    if (product === undefined) return fail('ORD404')
    const asked = new Set(body.upcs)
    return ok({
      items: readVariants(db, product.id)
        .filter(({ upc }) => asked.has(upc))
        .map(stockOf),
    })
  },

  'products.inventory.get': ({ path }, { db, catalogue, site, now }) => {
    const product = catalogue().find(path.productId)
    if (product === undefined) return fail('ORD404')
    return ok({ items: readVariants(db, product.id).map(stockOf), delivery: deliveryPromise(site, now()) })
  },
} satisfies Handlers<typeof productCalls, Contexts>
