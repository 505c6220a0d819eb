import type { OpeningDay } from '#src/commerce/calls/catalogue/stores.ts'
import { wallClock } from '#src/kit/time/wall-clock.ts'

/** How a store stands at a moment: open until, or closed and next open. Times are the store's own, `HH:MM`. */
export type OpeningState =
  | { readonly state: 'open'; readonly until: string }
  | {
      readonly state: 'closed'
      readonly opens?: { readonly day: number; readonly at: string; readonly isToday: boolean }
    }

/** Day of the week (Monday is 1) and `HH:MM` at a moment (epoch milliseconds) in a time zone. */
function localTime(now: number, timeZone: string): { readonly day: number; readonly time: string } {
  const { date, ofDay } = wallClock(now, timeZone)
  return { day: new Date(date).getUTCDay() || 7, time: new Date(ofDay).toISOString().slice(11, 16) }
}

/** Days of the week from one on, seven of them. */
const weekFrom = (day: number): number[] => Array.from({ length: 7 }, (_, ahead) => ((day - 1 + ahead) % 7) + 1)

/** Whether a store is open at a moment (epoch milliseconds), and what comes next. */
export function openingStateAt(hours: readonly OpeningDay[], timeZone: string, now: number): OpeningState {
  const { day, time } = localTime(now, timeZone)
  const of = (wanted: number) => hours.find(one => one.day === wanted)
  const today = of(day)
  if (today?.opens !== undefined && today.closes !== undefined && today.opens <= time && time < today.closes)
    return { state: 'open', until: today.closes }
  for (const [ahead, next] of weekFrom(day).entries()) {
    const opens = of(next)?.opens
    if (opens !== undefined && (ahead > 0 || time < opens))
      return { state: 'closed', opens: { day: next, at: opens, isToday: ahead === 0 } }
  }
  return { state: 'closed' }
}

type Line = { readonly from: number; readonly to: number; readonly opens?: string; readonly closes?: string }

/** The week in as few lines as it takes: days in a row that are alike are one. */
export function weekLines(hours: readonly OpeningDay[]): Line[] {
  const lines: Line[] = []
  for (const { day, opens, closes } of hours.toSorted((a, b) => a.day - b.day)) {
    const last = lines.at(-1)
    if (last !== undefined && last.to === day - 1 && last.opens === opens && last.closes === closes)
      lines[lines.length - 1] = { ...last, to: day }
    else lines.push({ from: day, to: day, ...(opens !== undefined && closes !== undefined && { opens, closes }) })
  }
  return lines
}

/** Hours as one attribute, Monday first: `10:00-20:00,…`; a closed day is empty. The way back of {@link readHours}. */
export const writeHours = (hours: readonly OpeningDay[]): string =>
  weekFrom(1)
    .map(day => hours.find(one => one.day === day))
    .map(one => (one?.opens === undefined ? '' : `${one.opens}-${one.closes ?? ''}`))
    .join(',')

export const readHours = (written: string): OpeningDay[] =>
  written.split(',').map((span, index) => {
    const [opens, closes] = span.split('-')
    return { day: index + 1, ...(opens && closes ? { opens, closes } : {}) }
  })
