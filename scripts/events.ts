// `npm run events -- <command>`: what visitors of the local store did, from its log of events.
import { parseArgs } from 'node:util'

import { stateDirectory } from './store/state.ts'
import { stop } from './store/stop.ts'
import { readEventLog } from './events/read-log.ts'
import { lineOf, summaryOf } from './events/summary.ts'

const usage = `npm run events -- <command>

  tail [--count 20]       the latest events, oldest first
  summary [--hours 24]    how many of each, per page type; how pages felt; orders by currency and origin`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '20' }, hours: { type: 'string', default: '24' } },
})

/** A typed positive number. */
function numberOf(name: string, text: string): number {
  const number = Number(text)
  return Number.isFinite(number) && number > 0 ? number : stop(`--${name} ${text} is no number above 0.`, usage)
}

const rows = (sql: string, given: number) => readEventLog(stateDirectory(), sql, given)

const [command] = positionals
if (command === 'tail') {
  const latest = rows('SELECT * FROM events ORDER BY at DESC LIMIT ?', numberOf('count', values.count)).toReversed()
  console.log(latest.length === 0 ? 'Nothing has been measured yet.' : latest.map(lineOf).join('\n'))
} else if (command === 'summary') {
  const since = Date.now() - numberOf('hours', values.hours) * 3_600_000
  console.log(summaryOf(rows('SELECT * FROM events WHERE at >= ? ORDER BY at', since)))
} else stop(command === undefined ? 'What of the events?' : `There is no command ${command}.`, usage)
