// `npm run errors [-- --hours 24]`: what failed in browsers of the local store, and where in the sources.
import { parseArgs } from 'node:util'

import { createResolver } from './errors/resolve.ts'
import { reportOf } from './errors/report.ts'
import { readEventLog } from './events/read-log.ts'
import { stateDirectory } from './store/state.ts'
import { stop } from './store/stop.ts'
import { builtStore } from './store/built-store.ts'

const { values } = parseArgs({ options: { hours: { type: 'string', default: '24' } } })
const hours = Number(values.hours)
if (!(hours > 0)) stop(`--hours ${values.hours} is no number above 0.`, 'npm run errors -- --hours 24')
const rows = readEventLog(
  stateDirectory(),
  "SELECT * FROM events WHERE name = 'client_error' AND at >= ? ORDER BY at",
  Date.now() - hours * 3_600_000,
)
console.log(reportOf(rows, createResolver(builtStore)))
