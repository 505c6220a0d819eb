import type { OutcomeOf } from '#src/commerce/calls/index.ts'
import { largestPage } from '#src/commerce/calls/product-shapes.ts'
import { type productCalls } from '#src/commerce/calls/products.ts'
import type { Parsed } from '#src/commerce/call.ts'
import { fail, ok } from '#src/kit/result.ts'

import { intersection, type Bitmap } from '../catalogue/bitmap.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { list, orderOf } from '../catalogue/listing.ts'
import { searchFor } from '../catalogue/search.ts'
import { shortcutOf } from '../catalogue/shortcuts.ts'
import { cardOf } from '../catalogue/views.ts'
import type { Context } from '../context.ts'
import { searchArticles } from '../content/search.ts'
import { readStocked } from '../db/catalogue/places.ts'

type Search = (typeof productCalls)['products.search.query']

/** Articles and a redirect to a matching page, on the first page of a search. */
function besides({ catalogue, language, content, locale, now }: Context, q: string, isFirst: boolean) {
  if (!isFirst) return {}
  const redirect = shortcutOf(catalogue(), q, language)
  return {
    articles: searchArticles(content, { locale, mode: 'publish', now: now() }, q),
    ...(redirect === undefined ? {} : { redirect }),
  }
}

/** The products to list: a category's, those of a search, both, or all. */
function baseOf(
  { categories, everything }: Catalogue,
  category: string | undefined,
  found: Bitmap | undefined,
): Bitmap {
  if (category === undefined) return found ?? everything
  const inCategory = categories.productsOf(category)
  return found === undefined ? inCategory : intersection(inCategory, found)
}

/** Listing of a category, or of what matches `q`. */
export function searchProducts({ query }: Parsed<Search>, context: Context): OutcomeOf<'products.search.query'> {
  const { category: categoryName, q = '', sort = 'featured', page = 1, pageSize = largestPage } = query
  const { store = [], countStores, ...selection } = query
  const catalogue = context.catalogue()
  const category = categoryName === undefined ? undefined : catalogue.categories.find(categoryName)
  if (categoryName !== undefined && category === undefined) return fail('PLP400')
  const matches = q === '' ? undefined : searchFor({ ...context, catalogue }, q)
  const levels = catalogue.levels()
  const asksForStores = countStores === 'true' || store.length > 0
  const { total, listed, facets, stores } = list(
    catalogue,
    {
      levels,
      base: baseOf(catalogue, category?.id, matches?.set),
      selection,
      stores: {
        inventories: asksForStores ? catalogue.stores() : [],
        chosen: store,
        stocked: store.length > 0 ? readStocked(context.db, store) : undefined,
      },
      order: orderOf(catalogue, sort, matches?.positions),
      page,
      pageSize,
    },
    context.language,
  )
  return ok({
    total,
    page,
    pageSize,
    sort,
    ...(category ? { category: catalogue.categories.describe(category, context.language) } : {}),
    facets: [...facets],
    items: listed.map(({ product, choice }) => cardOf(catalogue, product, levels, context.language, choice)),
    ...(asksForStores ? { stores: [...stores] } : {}),
    ...matches?.understood,
    ...(q === '' ? {} : besides(context, q, page === 1)),
  })
}
