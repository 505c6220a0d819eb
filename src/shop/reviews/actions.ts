import * as v from 'valibot'

import { href } from '#routes/href.ts'
import { productId } from '#src/commerce/calls/shapes.ts'
import { ok, type Result } from '#src/kit/result.ts'

import { atField } from '../at-field.ts'
import type { CommandResult } from '../command-answer.ts'
import { command, type CommandContext } from '../command.ts'
import { writeReview } from './actions-write.ts'
import { nickname, words } from './fields.ts'

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))
const reviewsOf = ({ locale }: CommandContext, of: string, hash: string): string =>
  href(locale, 'reviews', { productId: of }) + hash

const done = <Value>(result: Result<Value>, to: string): Result<CommandResult<Value>> =>
  result.ok ? ok({ value: result.value, to }) : result

/** `POST /-/reviews/vote`: a review was of use, or was not. One vote a shopper; voting again changes it. */
const vote = command({
  input: v.object({ productId, reviewId: id, helpful: v.picklist(['yes', 'no']) }),
  run: async (context, { productId: of, reviewId, helpful }) =>
    done(
      await context.commerce('products.review.vote', { productId: of, reviewId, helpful: helpful === 'yes' }),
      reviewsOf(context, of, `#${reviewId}`),
    ),
})

/** `POST /-/reviews/vote-answer`: the same for the answer to a question. */
const voteAnswer = command({
  input: v.object({ productId, answerId: id, helpful: v.picklist(['yes', 'no']) }),
  run: async (context, { productId: of, answerId, helpful }) =>
    done(
      await context.commerce('products.answer.vote', { productId: of, answerId, helpful: helpful === 'yes' }),
      reviewsOf(context, of, '#questions'),
    ),
})

/** `POST /-/reviews/flag`: reports a review. */
const flag = command({
  input: v.object({
    productId,
    reviewId: id,
    reason: v.picklist(['offensive', 'advertising', 'wrong-product', 'other']),
  }),
  run: async (context, { productId: of, reviewId, reason }) =>
    done(
      await context.commerce('products.review.flag', { productId: of, reviewId, reason }),
      reviewsOf(context, of, `#${reviewId}`),
    ),
})

/** `POST /-/reviews/ask`: a question about a product; with an e-mail its answer is sent there. */
const ask = command({
  input: v.object({ productId, text: words, nickname, email: v.optional(v.pipe(v.string(), v.trim()), '') }),
  run: async (context, { productId: of, email, ...question }) => {
    const asked = await context.commerce('products.question.create', {
      productId: of,
      ...question,
      ...(email !== '' && { email }),
    })
    return asked.ok ? done(asked, reviewsOf(context, of, '#questions')) : atField(asked)
  },
})

/** `POST /-/reviews/report-photo`: reports a photo for review. */
const reportPhoto = command({
  input: v.object({ mediaId: id, reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)) }),
  run: async ({ commerce }, { mediaId, reason }) => {
    const reported = await commerce('social.media-report.create', { mediaId, reason })
    return reported.ok ? ok({ value: reported.value }) : reported
  },
})

export const reviewsCommands = {
  vote,
  'vote-answer': voteAnswer,
  flag,
  ask,
  write: writeReview,
  'report-photo': reportPhoto,
} as const
