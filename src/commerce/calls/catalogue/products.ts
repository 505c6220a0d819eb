import * as v from 'valibot'

import { call } from '../../call.ts'
import { largestPage, listing, longestWords, sorts, tree } from './listing-shapes.ts'
import { delivery, details, stock } from './product-shapes.ts'
import { listInQuery, numberInQuery, text, upc } from '../shapes.ts'

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
      category: v.optional(v.pipe(v.string(), v.maxLength(longestWords))),
      q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longestWords))),
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
      /** The stock of this store, instead of the warehouse's. */
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
    /** Where it would be sent, in the country of the locale; CHK320 for what is no postal code there. */
    query: v.object({ postalCode: v.optional(text(12)) }),
    answer: v.object({ items: v.array(stock), delivery: v.optional(delivery) }),
    errors: ['CHK320', 'ORD404'],
  }),
} as const
