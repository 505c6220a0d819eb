import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'

import { configOf } from '../../build/worker-config.ts'
import type { EventRow } from './summary.ts'

/** Longest a store that is writing is waited for, in ms. */
const busyMs = 5_000

/** A log that is just being made has no tables yet. */
const isReady = (database: DatabaseSync): boolean =>
  database.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'events'").get() !== undefined

/** Asks the log of events in a data folder; nothing before the first event was kept. */
export function readEventLog(state: string, sql: string, ...given: SQLInputValue[]): EventRow[] {
  const folder = join(state, 'do', `${configOf('storefront').name}-EventLog`)
  const file = existsSync(folder) ? readdirSync(folder).find(name => /^[0-9a-f]+\.sqlite$/.test(name)) : undefined
  if (file === undefined) return []
  const database = new DatabaseSync(join(folder, file), { readOnly: true, timeout: busyMs })
  try {
    return isReady(database) ? (database.prepare(sql).all(...given) as EventRow[]) : []
  } finally {
    database.close()
  }
}
