import { momentOf, wallClock } from '#src/kit/time/wall-clock.ts'

import type { PlannedEvent } from './planned-event.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const thursday = 4

/** Midnight UTC of the first Thursday of a month. */
function firstThursday(year: number, month: number): number {
  const first = Date.UTC(year, month, 1)
  return first + ((thursday - new Date(first).getUTCDay() + 7) % 7) * dayMs
}

/** The next time an event begins after a moment, by the clock of a time zone; in epoch milliseconds. */
export function nextStart(
  { daysAfter, hour }: Pick<PlannedEvent, 'daysAfter' | 'hour'>,
  after: number,
  timeZone: string,
) {
  const today = new Date(wallClock(after, timeZone).date)
  // What follows the Thursday of one month may take place in the next.
  for (let month = today.getUTCMonth() - 1; ; month += 1) {
    const start = firstThursday(today.getUTCFullYear(), month) + daysAfter * dayMs + hour * hourMs
    const moment = momentOf(start, timeZone)
    if (moment > after) return moment
  }
}
