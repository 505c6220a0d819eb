import { memoize } from '../memoize.ts'

const clockIn = memoize(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    }),
  64,
)

/** Clocks are changed at quarters of an hour, nowhere and never between them. */
const quarterMs = 15 * 60_000

/** The time zone's calendar and clock, read as if they were UTC. */
function shownAt(at: number, timeZone: string): number {
  const parts = clockIn(timeZone).formatToParts(at)
  const part = (type: string): number => Number(parts.find(one => one.type === type)?.value)
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}

/** How far the clocks of a time zone are ahead of UTC in a quarter of an hour, in milliseconds. */
const leads = memoize((timeZone: string, quarter: string) => {
  const from = Number(quarter) * quarterMs
  return shownAt(from, timeZone) - from
}, 256)

/** The moment at which a clock in a time zone shows a date and time, both read as if they were UTC. */
export function momentOf(shown: number, timeZone: string): number {
  const leadAt = (at: number) => leads(timeZone, `${Math.floor(at / quarterMs)}`)
  // The clock may be changed between the two, so its lead is read at the moment itself.
  return shown - leadAt(shown - leadAt(shown))
}

const dayMs = 24 * 60 * 60 * 1000

/**
 * Date and time of day in a time zone (IANA name) at a moment (epoch milliseconds): the date as midnight UTC of that
 * date, and the milliseconds of the day, rounded down to seconds.
 */
export function wallClock(at: number, timeZone: string): { readonly date: number; readonly ofDay: number } {
  const shown = at + leads(timeZone, `${Math.floor(at / quarterMs)}`)
  const date = Math.floor(shown / dayMs) * dayMs
  return { date, ofDay: Math.floor((shown - date) / 1000) * 1000 }
}
