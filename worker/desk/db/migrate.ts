import type { DeskDatabase } from './database.ts'
import opening from './migrations/001-opening.sql?raw'
import scheduledPublications from './migrations/002-scheduled-publications.sql?raw'
import rulesSince from './migrations/003-rules-since.sql?raw'
import health from './migrations/004-health.sql?raw'
import stoppedExperiments from './migrations/005-stopped-experiments.sql?raw'
import following from './migrations/006-following.sql?raw'
import looks from './migrations/007-looks.sql?raw'
import resumedExperiments from './migrations/008-resumed-experiments.sql?raw'

/** In the order they are applied; a migration that was landed is never edited, the next one changes what it made. */
const deskMigrations = [
  { number: 1, sql: opening },
  { number: 2, sql: scheduledPublications },
  { number: 3, sql: rulesSince },
  { number: 4, sql: health },
  { number: 5, sql: stoppedExperiments },
  { number: 6, sql: following },
  { number: 7, sql: looks },
  { number: 8, sql: resumedExperiments },
] as const

/**
 * Brings the desk's schema up to date; applied when the object wakes. A desk of before there were numbers has what the
 * first migration makes, which therefore makes only what is missing.
 */
export function migrateDesk(db: DeskDatabase): void {
  db.run('CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY) STRICT')
  const done = new Set(db.all<{ number: number }>('SELECT number FROM migrations').map(row => row.number))
  for (const { number, sql } of deskMigrations) {
    if (done.has(number)) continue
    db.transact(() => {
      db.run(sql)
      db.run('INSERT INTO migrations (number) VALUES (?)', number)
    })
  }
}
