import { queryString } from '#routes/href.ts'
import type { ReviewFit, ReviewHeight, ReviewSort } from '#src/commerce/calls/catalogue/review-shapes.ts'

/** A reader's choices, kept in the address. */
export type ReviewChoice = {
  readonly sort: ReviewSort
  readonly scores: readonly number[]
  /** How it has to fit those who wrote; undefined for all. */
  readonly fit: ReviewFit | undefined
  /** Id of the size that those have who wrote; undefined for all. */
  readonly size: string | undefined
  /** How tall those are who wrote; undefined for all. */
  readonly height: ReviewHeight | undefined
  readonly page: number
  readonly questionPage: number
  /** The review whose words are wanted in the reader's language. */
  readonly translate: string | undefined
}

/** The same as a query; what is usual is left out. */
export const queryOf = ({ sort, scores, fit, size, height, page, questionPage, translate }: ReviewChoice): string =>
  queryString({
    sort: sort === 'newest' ? undefined : sort,
    score: scores.map(String),
    fit,
    size,
    height,
    page: page > 1 ? `${page}` : undefined,
    questions: questionPage > 1 ? `${questionPage}` : undefined,
    translate,
  })

/** Whether some of the reviews are left out. */
export const isNarrowed = ({ scores, fit, size, height }: ReviewChoice): boolean =>
  scores.length > 0 || fit !== undefined || size !== undefined || height !== undefined
