import type { LiveStore } from '#src/redirects/live-check.ts'

import type { Jobs } from '../jobs/jobs.ts'
import type { DraftStores } from './draft.ts'
import type { ReviewMemory } from './review-memory.ts'

/** Dependencies of the work on redirects. */
export type RedirectsTools = DraftStores & {
  /** The result of the last review of the draft. */
  readonly reviews: ReviewMemory
  readonly jobs: Jobs
  /** The store itself, asked for the pages that changed rules lead to and stand in front of. */
  readonly liveStore: LiveStore
  /** Has the desk woken at a moment, in milliseconds since 1970. */
  readonly wakeAt: (moment: number) => Promise<void>
}
