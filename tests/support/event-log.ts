import { resolve } from 'node:path'

import { readEventLog } from '../../scripts/events/read-log.ts'

const state = resolve(import.meta.dirname, '../../.wrangler/test-state')

/** The events of a name that the store under test has kept since a moment (ms since 1970), oldest first. */
export const eventsSince = (since: number, name: string) =>
  readEventLog(state, 'SELECT * FROM events WHERE at >= ? AND name = ? ORDER BY at', since, name)
