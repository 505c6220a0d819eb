import * as v from 'valibot'

import { href } from '#routes/href.ts'
import { productId } from '#src/commerce/calls/shapes.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import type { CommandResult } from '../command-answer.ts'
import { command, type CommandContext } from '../command.ts'

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))
/** Long enough for a text that is too long: that has a code of its own (REV410). */
const words = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(20_000))
const nickname = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40))
/** The value a checkbox posts, or the boolean script sends. */
const yes = v.pipe(
  v.optional(v.union([v.boolean(), v.string()]), false),
  v.transform(value => value === true || value === 'yes' || value === 'on'),
)

const reviewsOf = ({ locale }: CommandContext, of: string, hash: string): string =>
  href(locale, 'reviews', { productId: of }) + hash

/** A refusal that names its field says so at the field (D21). */
function atField<Value>(refused: Result<Value>): Result<Value> {
  if (refused.ok) return refused
  const detail = v.safeParse(v.object({ field: v.string() }), refused.detail)
  return detail.success ? fail(refused.code, { problems: { [detail.output.field]: refused.code } }) : refused
}

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
    return done(atField(asked), reviewsOf(context, of, '#questions'))
  },
})

/** `POST /-/reviews/write`: a review, or the shopper's former one anew. Too long a text answers REV410 at its field. */
const write = command({
  input: v.object({
    productId,
    score: v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.regex(/^[1-5]$/), v.transform(Number))]),
      v.integer(),
      v.minValue(1),
      v.maxValue(5),
    ),
    title: words,
    text: words,
    nickname,
    recommended: yes,
    fit: v.optional(v.picklist(['small', 'true-to-size', 'large', ''])),
    size: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
  }),
  run: async (context, { productId: of, fit = '', size, ...opinion }) => {
    const written = await context.commerce('products.review.create', {
      productId: of,
      ...opinion,
      ...(fit !== '' && { fit }),
      ...(size !== '' && { size }),
    })
    return done(atField(written), href(context.locale, 'writeReview', undefined, { productId: of, done: '1' }))
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
  write,
  'report-photo': reportPhoto,
} as const
