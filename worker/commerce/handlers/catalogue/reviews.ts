import type { Handlers } from '#src/commerce/call.ts'
import type { reviewCalls } from '#src/commerce/calls/catalogue/reviews.ts'
import { fail, ok } from '#src/kit/result.ts'

import type { Contexts } from '../../context.ts'
import { readAnswer, readAnswers, readQuestions, writeQuestion } from '../../db/catalogue/questions.ts'
import { readReviewHeights, readReviewSizes, readReviewTexts, readScores } from '../../db/catalogue/review-counts.ts'
import * as reviews from '../../db/catalogue/reviews.ts'
import { flagReview, vote } from '../../db/catalogue/votes.ts'
import { opaqueId } from '../../random.ts'
import { tooLong } from '../../reviews/length.ts'
import { photosOfReviews } from '../../reviews/photos/shown.ts'
import { topicsIn } from '../../reviews/topics.ts'
import { questionOf, reviewOf, sizesIn, summaryOf } from '../../reviews/views.ts'
import { looksLikeEmail } from '../../rules/addresses/address.ts'

const usualPage = 10

export const reviewHandlers = {
  'products.reviews.list': ({ path, query }, context) => {
    const { db, catalogue, language } = context
    const product = catalogue().find(path.productId)
    if (product === undefined) return fail('ORD404')
    const { page = 1, pageSize = usualPage, sort = 'newest', score = [], language: only, fit, size, height } = query
    const { total, rows } = reviews.readReviews(db, {
      productId: product.id,
      sort,
      scores: score.map(Number),
      language: only,
      fit,
      sizeId: size,
      height,
      limit: pageSize,
      offset: (page - 1) * pageSize,
    })
    const sizes = sizesIn(product, language)
    const summary = summaryOf(
      {
        scores: readScores(db, product.id),
        sizes: readReviewSizes(db, product.id),
        heights: readReviewHeights(db, product.id),
        topics: topicsIn(readReviewTexts(db, product.id)),
      },
      sizes,
    )
    const photos = photosOfReviews(context, rows)
    const items = rows.map(row => reviewOf(row, sizes, photos.get(row.id)))
    return ok({ total, page, pageSize, productId: product.id, sort, summary, items })
  },

  'products.review.create': ({ path, body }, { db, catalogue, language, now, random, consumerId }) => {
    const product = catalogue().find(path.productId)
    if (product === undefined) return fail('ORD404')
    const excess = tooLong(body)
    if (excess !== undefined) return fail('REV410', excess)
    const sizes = sizesIn(product, language)
    const written = reviews.writeReview(db, {
      id: `rv-${opaqueId(random)}`,
      product_id: product.id,
      consumer_id: consumerId,
      author: body.nickname,
      language,
      score: body.score,
      title: body.title,
      text: body.text,
      at: now(),
      verified: Number(reviews.hasBought(db, consumerId, product.id)),
      recommended: Number(body.recommended),
      fit: body.fit ?? null,
      size_id: sizes.find(({ id }) => id === body.size)?.id ?? null,
      height: body.height ?? null,
    })
    return ok(reviewOf(written, sizes))
  },

  'products.review.flag': ({ path, body }, { db, catalogue, consumerId }) => {
    const review = reviews.readReview(db, path.reviewId, catalogue().find(path.productId)?.id ?? '')
    if (review === undefined) return fail('API404')
    flagReview(db, review.id, consumerId, body.reason)
    return ok({ flagged: true })
  },

  'products.review.vote': ({ path, body }, { db, catalogue, consumerId }) => {
    const productId = catalogue().find(path.productId)?.id ?? ''
    if (reviews.readReview(db, path.reviewId, productId) === undefined) return fail('API404')
    vote(db, path.reviewId, consumerId, body.helpful)
    const { helpful = 0, unhelpful = 0 } = reviews.readReview(db, path.reviewId, productId) ?? {}
    return ok({ helpful, unhelpful })
  },

  'products.review.translate': ({ path, body }, { db, language }) => {
    const review = reviews.readReview(db, path.reviewId)
    if (review === undefined) return fail('API404')
    const wanted = body.language ?? language
    const translation = reviews.readTranslation(db, review.id, wanted)
    const { title, text } = translation ?? review
    const isTranslated = translation !== undefined && wanted !== review.language
    return ok({
      reviewId: review.id,
      language: translation ? wanted : review.language,
      title,
      text,
      translated: isTranslated,
    })
  },

  'products.questions.list': ({ path, query }, { db, catalogue }) => {
    const product = catalogue().find(path.productId)
    if (product === undefined) return fail('ORD404')
    const { page = 1, pageSize = usualPage } = query
    const { total, rows } = readQuestions(db, product.id, { limit: pageSize, offset: (page - 1) * pageSize })
    const answers = readAnswers(
      db,
      rows.map(({ id }) => id),
    )
    return ok({ total, page, pageSize, productId: product.id, items: rows.map(row => questionOf(row, answers)) })
  },

  'products.question.create': ({ path, body }, { db, catalogue, language, now, random, consumerId }) => {
    const product = catalogue().find(path.productId)
    if (product === undefined) return fail('ORD404')
    const excess = tooLong({ text: body.text })
    if (excess !== undefined) return fail('REV410', excess)
    if (body.email !== undefined && !looksLikeEmail(body.email)) return fail('AUT453')
    const question = { id: `qu-${opaqueId(random)}`, author: body.nickname, language, text: body.text, at: now() }
    const email = body.email ?? null
    writeQuestion(db, { ...question, product_id: product.id, consumer_id: consumerId, email })
    return ok(questionOf(question, []))
  },

  'products.answer.vote': ({ path, body }, { db, catalogue, consumerId }) => {
    const productId = catalogue().find(path.productId)?.id ?? ''
    if (readAnswer(db, path.answerId, productId) === undefined) return fail('API404')
    vote(db, path.answerId, consumerId, body.helpful)
    const { helpful = 0, unhelpful = 0 } = readAnswer(db, path.answerId, productId) ?? {}
    return ok({ helpful, unhelpful })
  },
} satisfies Handlers<typeof reviewCalls, Contexts>
