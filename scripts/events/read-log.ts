import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'

import { configOf } from '../../build/worker-config.ts'
import type { EventRow } from './summary.ts'

/** Longest a store that is writing is waited for, in ms. */
const busyMs = 5_000

/** Asks the log of events in a data folder; nothing before the first event was kept. */
export function readEventLog(state: string, sql: string, ...given: SQLInputValue[]): EventRow[] {
  const folder = join(state, 'do', `${configOf('storefront').name}-EventLog`)
  const file = existsSync(folder) ? readdirSync(folder).find(name => /^[0-9a-f]+\.sqlite$/.test(name)) : undefined
  if (file === undefined) return []
  const database = new DatabaseSync(join(folder, file), { readOnly: true, timeout: busyMs })
  try {
    return database.prepare(sql).all(...given) as EventRow[]
  } finally {
    database.close()
  }
}
