import * as v from 'valibot'

import { call } from '../call.ts'
import {
  amount,
  categoryLink,
  count,
  image,
  listInQuery,
  numberInQuery,
  pageLink,
  priceRange,
  productId,
  rating,
  text,
  upc,
} from './shapes.ts'

/** The facets of a listing, in the order shown. Each is a repeatable query parameter of the same name. */
export const facetNames = ['type', 'size', 'color', 'price', 'activity', 'feature', 'rating', 'availability'] as const
export type FacetName = (typeof facetNames)[number]

export const sorts = ['featured', 'newest', 'price-asc', 'price-desc', 'rating'] as const
export type Sort = (typeof sorts)[number]

/** At most this many products on one page of a listing. */
export const largestPage = 48

const color = v.object({
  id: v.string(),
  name: v.string(),
  /** `#rrggbb`, for the swatch. */
  hex: v.string(),
})

export const card = v.object({
  id: productId,
  slug: v.string(),
  name: v.string(),
  /** One line of what sets it apart, e.g. "Waterproof · 412 g". */
  summary: v.string(),
  badge: v.optional(v.picklist(['new', 'sale', 'bestseller', 'low-stock'])),
  rating,
  price: priceRange,
  colors: v.array(v.object({ ...color.entries, image })),
  /** The first colour from behind, for a card that is looked at twice. */
  back: v.optional(image),
  available: v.boolean(),
})
export type ProductCard = v.InferOutput<typeof card>

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

/** What a category is called in addresses of each language; nothing where that is the same everywhere. */
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

const listing = v.object({
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
  /** Where a search for exactly these words leads instead: a path without locale. */
  redirect: v.optional(v.string()),
  /** Articles and help that match the words searched for. */
  articles: v.optional(v.object({ total: count, items: v.array(pageLink) })),
})
export type Listing = v.InferOutput<typeof listing>

const view = v.picklist(['front', 'back', 'detail', 'worn', 'scene', 'size'])

const variant = v.object({
  upc,
  color: v.string(),
  size: v.string(),
  current: amount,
  original: amount,
  /** Most that one line may hold. */
  maxQty: count,
})
export type Variant = v.InferOutput<typeof variant>

const details = v.object({
  id: productId,
  slug: v.string(),
  name: v.string(),
  summary: v.string(),
  description: v.string(),
  /** Root to the product's own category. */
  trail: v.array(categoryLink),
  badge: v.optional(v.picklist(['new', 'sale', 'bestseller', 'low-stock'])),
  rating,
  price: priceRange,
  colors: v.array(v.object({ ...color.entries, images: v.array(v.object({ view, ...image.entries })) })),
  sizes: v.array(v.object({ id: v.string(), name: v.string() })),
  variants: v.array(variant),
  features: v.array(v.object({ title: v.string(), text: v.string() })),
  /** Name and value pairs: weight, fabric, volume, drop … */
  facts: v.array(v.object({ name: v.string(), value: v.string() })),
  materials: v.array(v.string()),
  care: v.array(v.string()),
  /** A gift card; its sizes are amounts. */
  giftCard: v.optional(v.picklist(['digital', 'physical'])),
})
export type ProductDetails = v.InferOutput<typeof details>

/** What the shopper may know of a SKU's stock; the exact number is said only when it is low. */
export const stock = v.object({
  upc,
  state: v.picklist(['in-stock', 'low', 'out']),
  /** Pieces left, given when `state` is `low`. */
  left: v.optional(count),
})
export type Stock = v.InferOutput<typeof stock>

/** When standard delivery would bring it: local dates `YYYY-MM-DD`, if ordered before the moment (ISO 8601, UTC). */
const delivery = v.object({ from: v.string(), to: v.string(), orderBefore: v.string() })
export type DeliveryPromise = v.InferOutput<typeof delivery>

const tree: v.GenericSchema<CategoryNode> = v.object({
  ...categoryLink.entries,
  slugs,
  children: v.array(v.lazy(() => tree)),
})
export type CategoryNode = v.InferOutput<typeof categoryLink> & {
  readonly slugs?: v.InferOutput<typeof slugs>
  readonly children: readonly CategoryNode[]
}

const facetQuery = v.object({
  type: v.optional(listInQuery()),
  size: v.optional(listInQuery()),
  color: v.optional(listInQuery()),
  price: v.optional(listInQuery()),
  activity: v.optional(listInQuery()),
  feature: v.optional(listInQuery()),
  rating: v.optional(listInQuery()),
  availability: v.optional(listInQuery()),
})

export const productCalls = {
  /** Listing of a category, or of what matches `q`. */
  'products.search.query': call({
    method: 'GET',
    path: '/products/v2/search/productSearch',
    who: 'anyone',
    query: v.object({
      ...facetQuery.entries,
      /** A category's id or slug. */
      category: v.optional(v.pipe(v.string(), v.maxLength(128))),
      q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(128))),
      sort: v.optional(v.picklist(sorts)),
      page: v.optional(numberInQuery(1, 1000)),
      pageSize: v.optional(numberInQuery(1, largestPage)),
      /** Ids of stores: only what one of them has. */
      store: v.optional(listInQuery()),
      /** Whether to count what each store has. */
      countStores: v.optional(v.picklist(['true'])),
    }),
    answer: listing,
    errors: ['PLP400'],
  }),
  /** The whole category tree of the site, in the locale's words. */
  'products.catalog.get': call({
    method: 'GET',
    path: '/products/v2/catalog',
    who: 'anyone',
    answer: v.object({ categories: v.array(tree) }),
    errors: [],
  }),
  'products.details.get': call({
    method: 'GET',
    path: '/products/v2/products/{productId}/details',
    who: 'anyone',
    answer: details,
    errors: ['ORD404'],
  }),
  /** Live stock of some SKUs of a product. */
  'products.availability.get': call({
    method: 'POST',
    path: '/products/v1/products/{productId}/availability',
    who: 'anyone',
    body: v.object({
      upcs: v.pipe(v.array(upc), v.minLength(1), v.maxLength(200)),
      /** What this store has, instead of what can be sent home. */
      storeId: v.optional(text(40)),
    }),
    answer: v.object({ items: v.array(stock) }),
    errors: ['ORD404', 'STR404'],
  }),
  /** Stock of every SKU of a product, as a hint for a page that may be cached. */
  'products.inventory.get': call({
    method: 'GET',
    path: '/products/v2/products/{productId}/inventory',
    who: 'anyone',
    answer: v.object({ items: v.array(stock), delivery: v.optional(delivery) }),
    errors: ['ORD404'],
  }),
} as const
