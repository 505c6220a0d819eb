import type { Context } from 'hono'

import type { Clock } from '#src/kit/time/clock.ts'

import type { DeskDatabase } from './db/database.ts'
import type { Turns } from './in-turn.ts'
import type { RedirectsTools } from './redirects/redirects-tools.ts'
import type { Member } from './staff/roles.ts'
import type { WorkBench } from './work/long-work.ts'

/** What the desk works with. */
export type Tools = {
  readonly db: DeskDatabase
  readonly clock: Clock
  readonly inTurn: Turns
  readonly workBench: WorkBench
  readonly redirects: RedirectsTools
  /** On this machine the seeded people sign in; deployed nobody can yet. */
  readonly isLocal: boolean
}

export type DeskEnv = { Variables: { readonly member: Member } }
export type DeskContext = Context<DeskEnv>
