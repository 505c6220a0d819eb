import type { DraftReview } from './draft-review.ts'

/** The last review of the draft, kept while neither the draft nor the published rules change. */
export type ReviewMemory = {
  readonly recall: (key: string) => DraftReview | undefined
  readonly keep: (key: string, review: DraftReview) => void
}

/** Remembers the last look through the draft: a publication needs no second one. */
export function createReviewMemory(): ReviewMemory {
  let last: { readonly key: string; readonly review: DraftReview } | undefined
  return {
    recall: key => (last?.key === key ? last.review : undefined),
    keep: (key, review) => {
      last = { key, review }
    },
  }
}
