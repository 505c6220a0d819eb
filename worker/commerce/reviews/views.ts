import type { LanguageCode } from '#src/language/locales.ts'
import type { Question, Review, ReviewSummary } from '#src/commerce/calls/catalogue/review-shapes.ts'

import type { AnswerRow, QuestionRow } from '../db/catalogue/questions.ts'
import type { CatalogueProduct } from '../catalogue/product.ts'
import type { FitRow, ScoreRow, SizeRow } from '../db/catalogue/review-counts.ts'
import type { ReviewRow } from '../db/catalogue/reviews.ts'

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** A size that may be named beside a review. */
type NamedSize = { readonly id: string; readonly name: string }

/** The sizes of a product as reviews name them; where there is but one, nobody asks which. */
export const sizesIn = ({ sizes }: CatalogueProduct, language: LanguageCode): readonly NamedSize[] =>
  sizes.length < 2 ? [] : sizes.map(({ id, name }) => ({ id, name: name[language] }))

const sizeOf = (sizes: readonly NamedSize[], sizeId: string | null): Pick<Review, 'size'> => {
  const size = sizes.find(({ id }) => id === sizeId)
  return size === undefined ? {} : { size }
}

export const reviewOf = (
  { at, verified, recommended, fit, size_id, ...row }: ReviewRow,
  sizes: readonly NamedSize[],
): Review => ({
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
  ...sizeOf(sizes, size_id),
  helpful: row.helpful,
  unhelpful: row.unhelpful,
})

/** How a product fits, by those who said so. */
function fitOf(rows: readonly FitRow[]): ReviewSummary['fit'] {
  const sum = (of: 'small' | 'true_to_size' | 'large') => rows.reduce((total, row) => total + row[of], 0)
  const fit = { small: sum('small'), 'true-to-size': sum('true_to_size'), large: sum('large') }
  return fit.small + fit['true-to-size'] + fit.large === 0 ? undefined : fit
}

/** The sizes somebody has, in the order of the product. */
const sizesOf = (rows: readonly SizeRow[], sizes: readonly NamedSize[]): NonNullable<ReviewSummary['sizes']> =>
  sizes.flatMap(size => {
    const row = rows.find(({ size_id }) => size_id === size.id)
    const fit = row && fitOf([row])
    return row === undefined ? [] : [{ ...size, count: row.number, ...(fit && { fit }) }]
  })

/** Mean, spread and recommendation of a product's scores, and who has which size. */
export function summaryOf(
  scores: readonly ScoreRow[],
  rows: readonly SizeRow[],
  sizes: readonly NamedSize[],
): ReviewSummary {
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
    sizes: sizesOf(rows, sizes),
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
