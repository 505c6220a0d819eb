import type { LanguageCode } from '#src/language/locales.ts'
import {
  reviewHeights,
  type Question,
  type Review,
  type ReviewSummary,
} from '#src/commerce/calls/catalogue/review-shapes.ts'

import type { AnswerRow, QuestionRow } from '../db/catalogue/questions.ts'
import type { CatalogueProduct } from '../catalogue/product.ts'
import type { FitRow, HeightRow, ScoreRow, SizeRow } from '../db/catalogue/review-counts.ts'
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
  { at, verified, recommended, fit, size_id, height, ...row }: ReviewRow,
  sizes: readonly NamedSize[],
  photos?: Review['photos'],
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
  ...(height === null ? {} : { height }),
  ...(photos && { photos }),
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

/** How tall they are who wrote, the shortest first. */
const heightsOf = (rows: readonly HeightRow[]): NonNullable<ReviewSummary['heights']> =>
  reviewHeights.flatMap(id => {
    const row = rows.find(({ height }) => height === id)
    return row === undefined ? [] : [{ id, count: row.number }]
  })

/** What was counted of a product's reviews. */
type Counted = {
  readonly scores: readonly ScoreRow[]
  readonly sizes: readonly SizeRow[]
  readonly heights: readonly HeightRow[]
  readonly topics: NonNullable<ReviewSummary['topics']>
}

/** Mean, spread and recommendation of a product's scores, who has which size and height, and what is spoken of. */
export function summaryOf(
  { scores, sizes: rows, heights, topics }: Counted,
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
    heights: heightsOf(heights),
    topics,
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
