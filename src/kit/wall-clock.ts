import { remembering } from './remembering.ts'

const clockIn = remembering(
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

/**
 * What calendar and clock show in a time zone (IANA name) at a moment (epoch milliseconds): the date as midnight UTC of
 * that date, and the milliseconds of the day, without those of the last second.
 */
export function wallClock(at: number, timeZone: string): { readonly date: number; readonly ofDay: number } {
  const parts = clockIn(timeZone).formatToParts(at)
  const part = (type: string): number => Number(parts.find(one => one.type === type)?.value)
  return {
    date: Date.UTC(part('year'), part('month') - 1, part('day')),
    ofDay: ((part('hour') * 60 + part('minute')) * 60 + part('second')) * 1000,
  }
}
