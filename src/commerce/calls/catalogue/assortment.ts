import * as v from 'valibot'

import { call } from '../../call.ts'
import { card } from './product-shapes.ts'
import { amount, count, currency, filled, image, numberInQuery, priceRange, productId, text, upc } from '../shapes.ts'

const productSet = v.object({
  id: v.string(),
  /** `look`: worn together; `bundle`: used together. Each piece is bought by itself. */
  kind: v.picklist(['look', 'bundle']),
  name: v.string(),
  description: v.string(),
  currency,
  /** The lowest price of one piece of each, together. */
  from: amount,
  items: v.array(card),
})
export type ProductSet = v.InferOutput<typeof productSet>

export const widgets = ['similar', 'complete-the-look', 'popular', 'new'] as const
export type Widget = (typeof widgets)[number]

/** R153. */
const recommendation = v.object({
  id: productId,
  sku: upc,
  title: v.string(),
  image,
  multiVariantsProduct: v.boolean(),
  /** Says which rule recommended it where; sent back when it was seen or pressed. */
  recToken: v.string(),
  price: priceRange,
  /** A path without locale. */
  url: v.string(),
  rating: v.object({ showScore: v.boolean(), score: v.number() }),
})
export type Recommendation = v.InferOutput<typeof recommendation>

const suggestion = v.object({
  id: productId,
  slug: v.string(),
  name: v.string(),
  image,
  currency,
  lowCurrent: amount,
  lowOriginal: amount,
})

export const assortmentCalls = {
  /** The sets a product belongs to. */
  'products.product-sets.list': call({
    method: 'GET',
    path: '/products/v2/products/{productId}/productSets',
    who: 'anyone',
    answer: v.object({ sets: v.array(productSet) }),
    errors: ['ORD404'],
  }),
  'products.product-set.get': call({
    method: 'GET',
    path: '/products/v2/products/{productSetId}/productSet',
    who: 'anyone',
    answer: productSet,
    errors: ['PLP400'],
  }),
  'products.recommendations.get': call({
    method: 'GET',
    path: '/products/v1/widgetRecommendations',
    who: 'anyone',
    query: v.object({
      widget: v.optional(v.picklist(widgets)),
      /** The product they are shown beside; without it, what goes well. */
      productId: v.optional(v.string()),
      count: v.optional(numberInQuery(1, 24)),
    }),
    answer: v.object({ widget: v.picklist(widgets), items: v.array(recommendation) }),
    errors: ['ORD404'],
  }),
  /** Suggestions while typing; without `q`, popular searches. */
  'products.suggestions.list': call({
    method: 'GET',
    path: '/products/v2/search/autoSuggest',
    who: 'anyone',
    query: v.object({
      q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(128))),
      count: v.optional(numberInQuery(1, 12)),
    }),
    answer: v.object({
      /** The words as they were understood, where they were misspelt. */
      correctedQuery: v.optional(v.string()),
      /** The words that were kept, where no product has all of them. */
      relaxedQuery: v.optional(v.string()),
      products: v.array(suggestion),
      total: count,
      categories: v.array(v.object({ id: v.string(), slug: v.string(), name: v.string() })),
      articles: v.array(v.object({ slug: v.string(), title: v.string(), /** Without locale. */ href: v.string() })),
      popular: v.array(v.string()),
    }),
    errors: [],
  }),
  /** Asks to be told by e-mail when a SKU is back in stock. */
  'products.notification.put': call({
    method: 'PUT',
    path: '/products/v1/notifications',
    who: 'guest',
    body: v.object({ upc, email: filled(254), phone: v.optional(text(20)) }),
    answer: v.object({ upc, email: v.string(), registered: v.boolean() }),
    errors: ['API429', 'AUT401', 'AUT453', 'AUT498', 'ORD404'],
  }),
} as const
