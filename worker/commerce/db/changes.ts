import type { CatalogueChange } from '#src/commerce/calls/orders/editing.ts'

import type { Database } from './database.ts'

/** So many are kept; who was away for longer is told that everything changed. */
const mostKept = 5_000

/** Writes down what was changed, for who follows the feed. */
export function noteChanges(db: Database, changes: readonly CatalogueChange[]): void {
  for (const { kind, id } of changes) db.run('INSERT INTO changes (kind, subject) VALUES (?, ?)', kind, id)
}

/** The version of the last change; 0 before any. It never goes back, not even when old ones are forgotten. */
export const latestChange = (db: Database): number =>
  db.first<{ seq: number }>("SELECT seq FROM sqlite_sequence WHERE name = 'changes'")?.seq ?? 0

/** What was changed after a version, each once; undefined where that is not known any more. */
export function changesAfter(db: Database, version: number): CatalogueChange[] | undefined {
  const oldest = db.first<{ version: number | null }>('SELECT MIN(version) AS version FROM changes')?.version
  const latest = latestChange(db)
  if (version > latest || (version < latest && (oldest ?? latest + 1) > version + 1)) return undefined
  return db
    .all<{ kind: CatalogueChange['kind']; subject: string }>(
      'SELECT DISTINCT kind, subject FROM changes WHERE version > ?',
      version,
    )
    .map(({ kind, subject }) => ({ kind, id: subject }))
}

/** Forgets what nobody asks for any more; asked at every wake. */
export const forgetOldChanges = (db: Database): number =>
  db.run('DELETE FROM changes WHERE version <= (SELECT MAX(version) FROM changes) - ?', mostKept)

export const forgetChanges = (db: Database): number => db.run('DELETE FROM changes')
