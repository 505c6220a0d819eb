import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

type Row = { readonly id: string; readonly name: string; readonly path: string; readonly parameters: string }

const folder = resolve(import.meta.dirname, '../../.wrangler/test-state/do/fellholm-storefront-EventLog')

/** The events of a name that the store under test has kept since a moment (ms since 1970), oldest first. */
export function eventsSince(since: number, name: string): readonly Row[] {
  const file = existsSync(folder) ? readdirSync(folder).find(entry => /^[0-9a-f]+\.sqlite$/.test(entry)) : undefined
  if (file === undefined) return []
  const database = new DatabaseSync(join(folder, file), { readOnly: true, timeout: 5_000 })
  try {
    const sql = 'SELECT id, name, path, parameters FROM events WHERE at >= ? AND name = ? ORDER BY at'
    return database.prepare(sql).all(since, name) as Row[]
  } finally {
    database.close()
  }
}
