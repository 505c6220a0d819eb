import type { TrafficKind, TrafficReader } from '#src/measurement/traffic.ts'

/** How often something was asked for in the last 7 and 30 days. */
export type Hits = { readonly week: number; readonly month: number }

type Counts = Readonly<Record<string, number>>

/** The count of a subject: 0 where there is none. */
export const countOf = (counts: Counts, subject: string): number =>
  Object.hasOwn(counts, subject) ? (counts[subject] ?? 0) : 0

/** The hits of some subjects of one kind. */
export async function recentHits(
  traffic: TrafficReader,
  kind: TrafficKind,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, Hits>> {
  const over = (days: number): Promise<Counts> => traffic.countTraffic(kind, days, subjects)
  const [week, month] = await Promise.all([over(7), over(30)])
  return new Map(subjects.map(subject => [subject, { week: countOf(week, subject), month: countOf(month, subject) }]))
}

/** Hits as a table says them: `12 / 80`. */
export const hitsText = ({ week, month }: Hits): string =>
  `${week.toLocaleString('en')} / ${month.toLocaleString('en')}`
