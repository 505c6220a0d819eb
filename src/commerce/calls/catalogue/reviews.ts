import * as v from 'valibot'

import { call } from '../../call.ts'
import { fit, height, language, question, review, reviewSorts, score, summary, vote, votes } from './review-shapes.ts'
import { count, filled, listInQuery, numberInQuery, productId, text } from '../shapes.ts'

/** Long enough that a text beyond the limit is refused with its own code and not as a malformed request. */
const opinion = filled(20_000)

/** A size's id, as the product names it. */
const sizeId = v.pipe(v.string(), v.minLength(1), v.maxLength(40))

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
      fit: v.optional(fit),
      /** Id of the size its author has. */
      size: v.optional(sizeId),
      height: v.optional(height),
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
      /** Id of one of the product's sizes; another is as good as none. */
      size: v.optional(sizeId),
      height: v.optional(height),
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
