import type { Jobs } from '../jobs/jobs.ts'
import type { DraftStores } from './draft.ts'
import type { ReviewMemory } from './review-memory.ts'

/** What redirects are worked on with. */
export type RedirectsTools = DraftStores & {
  /** What the last look through the draft found. */
  readonly reviews: ReviewMemory
  readonly jobs: Jobs
  /** Has the desk woken at a moment, in milliseconds since 1970. */
  readonly wakeAt: (moment: number) => Promise<void>
}
