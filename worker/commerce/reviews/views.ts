import type { Question, Review, ReviewSummary } from '#src/commerce/calls/catalogue/review-shapes.ts'

import type { AnswerRow, QuestionRow } from '../db/catalogue/questions.ts'
import type { ReviewRow, ScoreRow } from '../db/catalogue/reviews.ts'

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

export const reviewOf = ({ at, verified, recommended, fit, ...row }: ReviewRow): Review => ({
  id: row.id,
  author: row.author,
  language: row.language,
  score: row.score,
  title: row.title,
  text: row.text,
  at: dayOf(at),
  verified: verified === 1,
  recommended: recommended === 1,
  ...(fit === null ? {} : { fit }),
  helpful: row.helpful,
  unhelpful: row.unhelpful,
})

/** How a product fits, by those who said so. */
function fitOf(scores: readonly ScoreRow[]): ReviewSummary['fit'] {
  const sum = (of: 'small' | 'true_to_size' | 'large') => scores.reduce((total, row) => total + row[of], 0)
  const fit = { small: sum('small'), 'true-to-size': sum('true_to_size'), large: sum('large') }
  return fit.small + fit['true-to-size'] + fit.large === 0 ? undefined : fit
}

/** Mean, spread and recommendation of a product's scores. */
export function summaryOf(scores: readonly ScoreRow[]): ReviewSummary {
  const fit = fitOf(scores)
  const count = scores.reduce((sum, { number }) => sum + number, 0)
  const stars = scores.reduce((sum, { score, number }) => sum + score * number, 0)
  const recommend = scores.reduce((sum, { recommended }) => sum + recommended, 0)
  return {
    score: count === 0 ? 0 : Math.round((10 * stars) / count) / 10,
    count,
    distribution: [5, 4, 3, 2, 1].map(score => ({
      score,
      count: scores.find(row => row.score === score)?.number ?? 0,
    })),
    recommended: count === 0 ? 0 : Math.round((100 * recommend) / count),
    ...(fit && { fit }),
  }
}

const answerOf = ({ id, author, staff, text, at, helpful, unhelpful }: AnswerRow): Question['answers'][number] => ({
  id,
  author,
  staff: staff === 1,
  text,
  at: dayOf(at),
  helpful,
  unhelpful,
})

export const questionOf = ({ at, ...row }: QuestionRow, answers: readonly AnswerRow[]): Question => ({
  ...row,
  at: dayOf(at),
  answers: answers.filter(({ question_id }) => question_id === row.id).map(answerOf),
})
