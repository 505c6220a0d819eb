import type { DeskDatabase } from '../db/database.ts'
import type { PartHealth } from './look.ts'

/** Kept for so long, in milliseconds: a week. */
const keptMs = 7 * 86_400_000

/** Keeps what a look has found of the parts that could be asked. */
export function keepHealth(db: DeskDatabase, found: readonly PartHealth[], at: number): void {
  db.transact(() => {
    db.run('DELETE FROM health WHERE at < ?', at - keptMs)
    for (const { part, isHealthy, ms, facts } of found.filter(({ isAsked }) => isAsked))
      db.run(
        'INSERT INTO health (at, part, is_healthy, ms, facts) VALUES (?, ?, ?, ?, ?)',
        at,
        part,
        isHealthy ? 1 : 0,
        ms,
        facts,
      )
  })
}

/** A look at a part, as its history shows it. */
export type PastLook = { readonly at: number; readonly isHealthy: boolean; readonly ms: number }

/** The last looks at a part, the oldest first. */
export const healthHistory = (db: DeskDatabase, part: string, most: number): PastLook[] =>
  db
    .all<{ at: number; is_healthy: number; ms: number }>(
      'SELECT at, is_healthy, ms FROM health WHERE part = ? ORDER BY number DESC LIMIT ?',
      part,
      most,
    )
    .toReversed()
    .map(({ at, is_healthy: isHealthy, ms }) => ({ at, ms, isHealthy: isHealthy === 1 }))

/** When somebody looked last, in milliseconds since 1970; undefined where nobody has. */
export const lastLookAt = (db: DeskDatabase): number | undefined =>
  db.all<{ at: number | null }>('SELECT MAX(at) AS at FROM health')[0]?.at ?? undefined
