import type { Finding } from '#kv/redirects/check/finding.ts'
import type { Difference } from '#kv/redirects/difference.ts'

import type { DraftState } from './draft.ts'

/** A finding about the draft, with the rule it is about. */
export type DraftFinding = Finding & { readonly id: number | undefined; readonly isError: boolean }

/** The changes that publishing the draft would make, and what prevents it. */
export type DraftReview = {
  readonly state: DraftState
  readonly count: number
  /** How many rules are published. */
  readonly before: number
  readonly difference: Difference
  readonly findings: readonly DraftFinding[]
  /** What the store was not asked. */
  readonly note?: string | undefined
}
