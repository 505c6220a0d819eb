import type { Context } from 'hono'

import type { RulesStore } from '#kv/redirects/storage.ts'
import type { Clock } from '#src/kit/clock.ts'

import type { DeskDatabase } from './db/database.ts'
import type { Member } from './staff/roles.ts'

/** What the desk works with. */
export type Tools = {
  readonly db: DeskDatabase
  readonly kv: RulesStore
  readonly clock: Clock
  /** On this machine the seeded people sign in; deployed nobody can yet. */
  readonly isLocal: boolean
}

export type DeskEnv = { Variables: { readonly member: Member } }
export type DeskContext = Context<DeskEnv>
