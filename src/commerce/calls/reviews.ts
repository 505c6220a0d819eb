import * as v from 'valibot'

import { call } from '../call.ts'
import { count, filled, listInQuery, numberInQuery, productId, text } from './shapes.ts'

export const reviewSorts = ['newest', 'oldest', 'highest', 'lowest', 'helpful'] as const
export type ReviewSort = (typeof reviewSorts)[number]

/** Most that a review may say, in characters (D34); longer is refused with REV410. */
export const reviewBounds = { title: 100, text: 2000 } as const

/** Whatever its length, so that a text too long is refused with its own code and not as a broken request. */
const opinion = filled(20_000)

/** ISO 639-1. */
const language = v.pipe(v.string(), v.regex(/^[a-z]{2}$/))
const score = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))
const fit = v.picklist(['small', 'true-to-size', 'large'])
const date = v.pipe(v.string(), v.isoDate())

const votes = v.object({ helpful: count, unhelpful: count })
const vote = v.object({ helpful: v.boolean() })

const review = v.object({
  id: v.string(),
  author: v.string(),
  language,
  score,
  title: v.string(),
  text: v.string(),
  /** Day of writing, `YYYY-MM-DD`. */
  at: date,
  /** Whether the author bought the product here. */
  verified: v.boolean(),
  recommended: v.boolean(),
  fit: v.optional(fit),
  ...votes.entries,
})
export type Review = v.InferOutput<typeof review>

const answer = v.object({
  id: v.string(),
  author: v.string(),
  /** Whether somebody of the house answers. */
  staff: v.boolean(),
  text: v.string(),
  at: date,
  ...votes.entries,
})

const question = v.object({
  id: v.string(),
  author: v.string(),
  language,
  text: v.string(),
  at: date,
  answers: v.array(answer),
})
export type Question = v.InferOutput<typeof question>

const summary = v.object({
  /** Mean of all scores to one decimal; 0 when nobody has written. */
  score: v.number(),
  count,
  /** How many gave each score, from five stars down to one. */
  distribution: v.array(v.object({ score, count })),
  /** Of a hundred who wrote, how many recommend it. */
  recommended: count,
  /** How many found that it runs small, true to size or large; nothing where nobody said. */
  fit: v.optional(v.object({ small: count, 'true-to-size': count, large: count })),
})
export type ReviewSummary = v.InferOutput<typeof summary>

const paging = { page: v.optional(numberInQuery(1, 1000)), pageSize: v.optional(numberInQuery(1, 48)) }
const page = { total: count, page: count, pageSize: count }

export const reviewCalls = {
  'products.reviews.list': call({
    method: 'GET',
    path: '/products/v1/products/{productId}/reviews',
    who: 'anyone',
    query: v.object({
      ...paging,
      sort: v.optional(v.picklist(reviewSorts)),
      score: v.optional(listInQuery(5)),
      language: v.optional(language),
    }),
    answer: v.object({ ...page, productId, sort: v.picklist(reviewSorts), summary, items: v.array(review) }),
    errors: ['ORD404'],
  }),
  /** Writes a review, or replaces the one the same shopper wrote before. */
  'products.review.create': call({
    method: 'POST',
    path: '/products/v1/products/{productId}/reviews',
    who: 'guest',
    body: v.object({
      score,
      title: opinion,
      text: opinion,
      nickname: filled(40),
      recommended: v.boolean(),
      fit: v.optional(fit),
    }),
    answer: review,
    errors: ['AUT401', 'ORD404', 'REV410'],
  }),
  /** Reports a review; it disappears when three shoppers did. */
  'products.review.flag': call({
    method: 'POST',
    path: '/products/v1/products/{productId}/review/{reviewId}/flag',
    who: 'guest',
    body: v.object({ reason: v.picklist(['offensive', 'advertising', 'wrong-product', 'other']) }),
    answer: v.object({ flagged: v.boolean() }),
    errors: ['AUT401', 'API404'],
  }),
  /** One vote a shopper; voting again changes it. */
  'products.review.vote': call({
    method: 'POST',
    path: '/products/v1/products/{productId}/review/{reviewId}/vote',
    who: 'guest',
    body: vote,
    answer: votes,
    errors: ['AUT401', 'API404'],
  }),
  /** A review in the language of the locale; `translated` is false when there is no translation. */
  'products.review.translate': call({
    method: 'POST',
    path: '/products/v1/review/{reviewId}/translate',
    who: 'anyone',
    body: v.object({ language: v.optional(language) }),
    answer: v.object({
      reviewId: v.string(),
      language,
      title: v.string(),
      text: v.string(),
      translated: v.boolean(),
    }),
    errors: ['API404'],
  }),
  'products.questions.list': call({
    method: 'GET',
    path: '/products/v1/products/{productId}/reviews/questions',
    who: 'anyone',
    query: v.object(paging),
    answer: v.object({ ...page, productId, items: v.array(question) }),
    errors: ['ORD404'],
  }),
  'products.question.create': call({
    method: 'POST',
    path: '/products/v1/products/{productId}/reviews/questions',
    who: 'guest',
    body: v.object({ text: opinion, nickname: filled(40), email: v.optional(text(254)) }),
    answer: question,
    errors: ['AUT401', 'AUT453', 'ORD404', 'REV410'],
  }),
  'products.answer.vote': call({
    method: 'POST',
    path: '/products/v1/products/{productId}/review/{answerId}/questions/vote',
    who: 'guest',
    body: vote,
    answer: votes,
    errors: ['AUT401', 'API404'],
  }),
} as const
