import type { OutcomeOf } from '#src/commerce/calls/index.ts'
import { facetNames, largestPage } from '#src/commerce/calls/catalogue/listing-shapes.ts'
import { type productCalls } from '#src/commerce/calls/catalogue/products.ts'
import type { Parsed } from '#src/commerce/call.ts'
import { fail, ok } from '#src/kit/result.ts'

import { intersection, type Bitmap } from '../../catalogue/bitmap.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { list, orderOf, type ListingQuestion } from '../../catalogue/listing.ts'
import { saleCategory } from '../../seed/products.ts'
import { searchFor, type SearchMatches } from '../../search/search.ts'
import { shortcutOf } from '../../search/shortcuts.ts'
import { cardOf, cardWithScene } from '../../catalogue/views.ts'
import type { Context } from '../../context.ts'
import { entityTag } from '../../http/entity-tag.ts'
import { searchArticles } from '../../content/search.ts'
import { readStocked } from '../../db/catalogue/places.ts'

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

/** How the words were understood, and the facets they chose, where some are left to search for without those. */
function wordsOf({ understood, meant: { words, chosen } }: SearchMatches) {
  const goesOn = chosen.size > 0 && words !== ''
  return { ...understood, ...(goesOn ? { meant: { q: words, facets: Object.fromEntries(chosen) } } : {}) }
}

/** The chosen filters: those set by hand, and for every other facet those that the words name. */
function selectionOf(query: Parsed<Search>['query'], matches: SearchMatches | undefined): ListingQuestion['selection'] {
  const byHand = facetNames.map(facet => [facet, query[facet]] as const).filter(([, ids]) => ids !== undefined)
  return { ...Object.fromEntries(matches?.meant.chosen ?? []), ...Object.fromEntries(byHand) }
}

const asksForStores = ({ store = [], countStores }: Parsed<Search>['query']): boolean =>
  countStores === 'true' || store.length > 0

function storesOf({ db, catalogue }: Context, query: Parsed<Search>['query']): ListingQuestion['stores'] {
  const { store = [] } = query
  return {
    inventories: asksForStores(query) ? catalogue().stores() : [],
    chosen: store,
    stocked: store.length > 0 ? readStocked(db, store) : undefined,
  }
}

/**
 * The entity tag of a listing: what it shows comes from the catalogue and the levels of stock. None where it counts what
 * stores have, or where words are searched for, which lead to articles with days of their own.
 */
export function tagOfListing({ query }: Parsed<Search>, context: Context): string | undefined {
  if (asksForStores(query) || (query.q ?? '') !== '') return undefined
  const catalogue = context.catalogue()
  return entityTag([catalogue, catalogue.levels()], context.locale)
}

/** Listing of a category, or of what matches `q`. */
export function searchProducts({ query }: Parsed<Search>, context: Context): OutcomeOf<'products.search.query'> {
  const { category: categoryName, q = '', sort = 'featured', page = 1, pageSize = largestPage } = query
  const catalogue = context.catalogue()
  const category = categoryName === undefined ? undefined : catalogue.categories.find(categoryName)
  if (categoryName !== undefined && category === undefined) return fail('PLP400')
  const matches = q === '' ? undefined : searchFor({ ...context, catalogue }, q)
  const levels = catalogue.levels()
  const base = baseOf(catalogue, category?.id, matches?.set)
  const order = orderOf(catalogue, sort, matches?.positions)
  const stores = storesOf(context, query)
  const found = list(
    catalogue,
    {
      levels,
      base,
      selection: selectionOf(query, matches),
      isSale: category?.id === saleCategory,
      stores,
      order,
      page,
      pageSize,
    },
    context.language,
  )
  // The order of what was searched for is its rank, and none of it stands out.
  const shown = matches === undefined ? cardWithScene : cardOf
  return ok({
    total: found.total,
    page,
    pageSize,
    sort,
    ...(category ? { category: catalogue.categories.describe(category, context.language) } : {}),
    facets: [...found.facets],
    items: found.listed.map(({ product, choice }) => shown(catalogue, product, levels, context.language, choice)),
    ...(asksForStores(query) ? { stores: [...found.stores] } : {}),
    ...(matches === undefined ? {} : { ...wordsOf(matches), ...besides(context, q, page === 1) }),
  })
}
