import * as v from 'valibot'

import { categoryLink, count, pageLink } from '../shapes.ts'
import { card } from './product-shapes.ts'

/** The facets of a listing, in the order shown. Each is a repeatable query parameter of the same name. */
export const facetNames = ['type', 'size', 'color', 'price', 'activity', 'feature', 'rating', 'availability'] as const
export type FacetName = (typeof facetNames)[number]

export const sorts = ['featured', 'newest', 'price-asc', 'price-desc', 'rating'] as const
export type Sort = (typeof sorts)[number]

/** At most this many products on one page of a listing. */
export const largestPage = 48
/** Longest text that is searched for, and longest id or slug of a category. */
export const longestWords = 128

const facetValue = v.object({
  id: v.string(),
  name: v.string(),
  /** How many products remain when this value is chosen as well. */
  count,
  selected: v.boolean(),
  hex: v.optional(v.string()),
})

const facet = v.object({
  id: v.picklist(facetNames),
  name: v.string(),
  values: v.array(facetValue),
})
export type Facet = v.InferOutput<typeof facet>

/** A category's slug by language; undefined where it is the same in all. */
const slugs = v.optional(v.record(v.string(), v.string()))

const category = v.object({
  ...categoryLink.entries,
  slugs,
  description: v.string(),
  /** From the root to the parent. */
  trail: v.array(categoryLink),
  children: v.array(categoryLink),
})
export type Category = v.InferOutput<typeof category>

export const listing = v.object({
  total: count,
  page: count,
  pageSize: count,
  sort: v.picklist(sorts),
  category: v.optional(category),
  facets: v.array(facet),
  items: v.array(card),
  /** How much of it each store has on its shelves, when that was asked for. */
  stores: v.optional(v.array(facetValue)),
  /** The words a search was understood to mean, where they were misspelt and nothing else was found. */
  correctedQuery: v.optional(v.string()),
  /** The words that were kept, where no product has all of them. */
  relaxedQuery: v.optional(v.string()),
  /** Colour, size and price that the words named, as values of facets, and the words without them. */
  meant: v.optional(
    v.object({
      q: v.string(),
      facets: v.object({
        color: v.exactOptional(v.array(v.string())),
        size: v.exactOptional(v.array(v.string())),
        price: v.exactOptional(v.array(v.string())),
      }),
    }),
  ),
  /** Where a search for exactly these words leads instead: a path without locale. */
  redirect: v.optional(v.string()),
  /** Articles and help that match the words searched for. */
  articles: v.optional(v.object({ total: count, items: v.array(pageLink) })),
})
export type Listing = v.InferOutput<typeof listing>

export const tree: v.GenericSchema<CategoryNode> = v.object({
  ...categoryLink.entries,
  slugs,
  children: v.array(v.lazy(() => tree)),
})
export type CategoryNode = v.InferOutput<typeof categoryLink> & {
  readonly slugs?: v.InferOutput<typeof slugs>
  readonly children: readonly CategoryNode[]
}
