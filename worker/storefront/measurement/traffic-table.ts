import type { SubjectTraffic, TrafficCount, TrafficKind } from '#src/measurement/traffic.ts'

const dayMs = 86_400_000
/** Subjects of one kind that a day has rows for; the rest of a flood of made-up addresses is counted as one. */
const mostSubjects = 20_000
/** No key of a stored page is longer. */
const longestSubject = 480

export const trafficSchema = `
  CREATE TABLE IF NOT EXISTS traffic (
    day INTEGER NOT NULL, kind TEXT NOT NULL, subject TEXT NOT NULL, locale TEXT NOT NULL, bot INTEGER NOT NULL,
    count INTEGER NOT NULL, last_at INTEGER NOT NULL, PRIMARY KEY (day, kind, subject, locale, bot)
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS traffic_of ON traffic (kind, subject, day);`

const dayOf = (moment: number): number => Math.floor(moment / dayMs)

/** Counts by day in SQLite: so many rows a day as there are subjects, however many requests there were. */
export const trafficTable = (sql: SqlStorage) => ({
  add(counts: readonly TrafficCount[], now: number): void {
    const day = dayOf(now)
    const rowsOf = (kind: TrafficKind) =>
      sql.exec<{ rows: number }>('SELECT COUNT(*) AS rows FROM traffic WHERE day = ? AND kind = ?', day, kind).one()
        .rows
    const known = new Map<TrafficKind, number>()
    for (const { kind, subject, locale, isBot, count } of counts) {
      // Counted once for all of a kind: each that comes may be a new row.
      const rows = known.get(kind) ?? rowsOf(kind)
      known.set(kind, rows + 1)
      const kept = rows < mostSubjects ? subject.slice(0, longestSubject) : ''
      sql.exec(
        `INSERT INTO traffic VALUES (?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT DO UPDATE SET count = count + excluded.count, last_at = excluded.last_at`,
        day,
        kind,
        kept,
        kept === '' ? '' : locale,
        isBot ? 1 : 0,
        count,
        now,
      )
    }
  },
  forget: (before: number): void => void sql.exec('DELETE FROM traffic WHERE day < ?', dayOf(before)),
  top: (kind: TrafficKind, since: number, most: number): SubjectTraffic[] =>
    sql
      .exec<{ subject: string; locales: string; people: number; bots: number; lastAt: number }>(
        `SELECT subject, GROUP_CONCAT(DISTINCT locale) AS locales, SUM(count * (1 - bot)) AS people, SUM(count * bot) AS bots,
           MAX(last_at) AS lastAt
         FROM traffic WHERE kind = ? AND day > ? GROUP BY subject ORDER BY people DESC, bots DESC, subject LIMIT ?`,
        kind,
        dayOf(since),
        most,
      )
      .toArray()
      .map(row => ({ ...row, locales: row.locales.split(',').filter(Boolean) })),
  count: (kind: TrafficKind, since: number, subjects: readonly string[]): Record<string, number> =>
    Object.fromEntries(
      sql
        .exec<{ subject: string; count: number }>(
          `SELECT subject, SUM(count) AS count FROM traffic
           WHERE kind = ? AND day > ? AND subject IN (SELECT value FROM json_each(?)) GROUP BY subject`,
          kind,
          dayOf(since),
          JSON.stringify(subjects),
        )
        .toArray()
        .map(({ subject, count }) => [subject, count]),
    ),
  seen: (kind: TrafficKind, since: number): string[] =>
    sql
      .exec<{ subject: string }>('SELECT DISTINCT subject FROM traffic WHERE kind = ? AND day > ?', kind, dayOf(since))
      .toArray()
      .map(({ subject }) => subject),
  since(): number | undefined {
    const { day } = sql.exec<{ day: number | null }>('SELECT MIN(day) AS day FROM traffic').one()
    return day === null ? undefined : day * dayMs
  },
})
