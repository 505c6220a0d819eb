import { atMost, shown, type ReportRow } from '../report.ts'
import { medianOf } from '../rounds.ts'
import type { NetworkLine } from './lines.ts'
import type { MeasuredVisit } from './visit.ts'

/** One round of one page on one line: the page, and the bare page beside it. */
export type PaintRound = { readonly page: MeasuredVisit; readonly bare: MeasuredVisit }

/** How many times as long as the bare page's the first paint may take; how long after it the largest, in ms. */
const budgets = {
  slow: { first: 1.2, largest: 750 },
  fast: { first: 1.6, largest: 250 },
} as const satisfies Record<NetworkLine, object>

/** Rows of what somebody waits for. Only pages of everybody have a budget against the bare page. */
export function paintRows(
  name: string,
  line: NetworkLine,
  played: readonly PaintRound[],
  isBudgeted: boolean,
): readonly ReportRow[] {
  const of = (figure: (seen: MeasuredVisit) => number) => medianOf(played, round => figure(round.page))
  const { first, largest } = budgets[line]
  const against = medianOf(played, round => round.page.firstPaint / round.bare.firstPaint)
  const bare = medianOf(played, round => round.bare.firstPaint)
  const note = `${of(seen => seen.firstPaint).toFixed(0)} ms, bare ${bare.toFixed(0)}`
  const head = `${line}, ${name}:`
  const paint = `${head} first paint against a bare page`
  const figures = {
    afterFirst: of(seen => seen.largestPaint - seen.firstPaint),
    shift: of(seen => seen.shift),
    blocking: of(seen => seen.blocking),
    busy: of(seen => seen.busy),
  }
  return [
    isBudgeted ? atMost(paint, against, '×', first, note) : shown(paint, against, '×', note),
    atMost(`${head} largest paint after the first`, figures.afterFirst, 'ms', largest),
    atMost(`${head} layout shift`, figures.shift, '', 0.01),
    atMost(`${head} blocking time`, figures.blocking, 'ms', 10),
    shown(`${head} main thread until 3 s after load`, figures.busy, 'ms'),
  ]
}
