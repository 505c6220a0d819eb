import type { Clock } from '#src/kit/time/clock.ts'

import type { DeskDatabase } from '../db/database.ts'
import { lookAtParts, type HealthTools } from './checks.ts'
import { keepHealth, lastLookAt } from './history.ts'
import type { PartHealth } from './look.ts'

/** The parts are looked at so often, in milliseconds, whether or not anybody opens the page. */
const lookEveryMs = 300_000

export type Looks = ReturnType<typeof createLooks>

/** Looks at every part of the store, and keeps what was found. */
export function createLooks(tools: HealthTools & { readonly db: DeskDatabase; readonly clock: Clock }) {
  const { db, clock } = tools
  let known: readonly PartHealth[] = []
  async function look(): Promise<void> {
    known = await lookAtParts(tools)
    keepHealth(db, known, clock())
  }

  return {
    look,
    /** What this object has found last; nothing before its first look. */
    known: () => known,
    /** When the next look is due, in milliseconds since 1970; so long after the last as there are between two. */
    nextAt: (): number => (lastLookAt(db) ?? clock()) + lookEveryMs,
    /** Looks when the last look is so long ago, or there was none. */
    lookWhenDue: async (): Promise<void> => {
      const last = lastLookAt(db)
      if (last === undefined || clock() - last >= lookEveryMs) await look()
    },
  }
}
