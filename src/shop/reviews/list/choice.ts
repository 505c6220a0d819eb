import { queryString } from '#routes/href.ts'
import type { ReviewFit, ReviewSort } from '#src/commerce/calls/catalogue/review-shapes.ts'

/** A reader's choices, kept in the address. */
export type ReviewChoice = {
  readonly sort: ReviewSort
  readonly scores: readonly number[]
  /** How it has to fit those who wrote; undefined for all. */
  readonly fit: ReviewFit | undefined
  readonly page: number
  readonly questionPage: number
  /** The review whose words are wanted in the reader's language. */
  readonly translate: string | undefined
}

/** The same as a query; what is usual is left out. */
export const queryOf = ({ sort, scores, fit, page, questionPage, translate }: ReviewChoice): string =>
  queryString({
    sort: sort === 'newest' ? undefined : sort,
    score: scores.map(String),
    fit,
    page: page > 1 ? `${page}` : undefined,
    questions: questionPage > 1 ? `${questionPage}` : undefined,
    translate,
  })
