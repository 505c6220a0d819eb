import type { ErrorFrame, ReportedError } from '#src/measurement/error-groups.ts'
import type {
  ExposureCount,
  FunnelCount,
  FunnelDimension,
  FunnelStep,
  RecentEvent,
  VitalValues,
} from '#src/measurement/visitors.ts'
import { funnelSteps } from '#src/measurement/visitors.ts'

/** So many values of a vital are looked at, the last ones; more say nothing new of a distribution. */
const mostValues = 50_000
/** And so many different errors. */
const mostErrors = 5_000

const steps = funnelSteps.map(step => `'${step}'`).join(', ')

/** Per dimension: a table of visits with the part they are in. A visit may be in several. */
const parts: Readonly<Record<FunnelDimension, string>> = {
  locale: 'SELECT DISTINCT session, locale AS part FROM events WHERE at >= ?1 AND session IS NOT NULL',
  origin: `SELECT DISTINCT session, json_extract(item.value, '$.origin') AS part
    FROM events, json_each(events.parameters, '$.items') AS item
    WHERE at >= ?1 AND session IS NOT NULL AND json_extract(item.value, '$.origin') IS NOT NULL`,
  variant: `SELECT DISTINCT session, parameters ->> '$.flag' || ' · ' || (parameters ->> '$.variation') AS part
    FROM events WHERE name = 'experiment_exposure' AND at >= ?1 AND session IS NOT NULL`,
}

/** Reads the events of a log for the desk. */
export const visitorsTable = (sql: SqlStorage) => ({
  recent: (most: number): RecentEvent[] =>
    sql
      .exec<RecentEvent>('SELECT at, name, locale, path, role FROM events ORDER BY at DESC, id LIMIT ?', most)
      .toArray(),
  funnel: (since: number, by: FunnelDimension): FunnelCount[] =>
    sql
      .exec<{ part: string; step: FunnelStep; visits: number }>(
        `SELECT part, name AS step, COUNT(DISTINCT events.session) AS visits
         FROM events JOIN (${parts[by]}) AS parts ON parts.session = events.session
         WHERE at >= ?1 AND name IN (${steps}) GROUP BY part, name`,
        since,
      )
      .toArray(),
  vitals(since: number): VitalValues[] {
    const rows = sql
      .exec<{ metric: string; pageType: string; build: string; vital: number }>(
        `SELECT parameters ->> '$.metric' AS metric, coalesce(page_type, 'elsewhere') AS pageType,
           parameters ->> '$.build' AS build, parameters ->> '$.value' AS vital
         FROM events WHERE name = 'web_vital' AND at >= ? ORDER BY at DESC LIMIT ${mostValues}`,
        since,
      )
      .toArray()
    const groups = Map.groupBy(rows, ({ metric, pageType, build }) => JSON.stringify([metric, pageType, build]))
    return [...groups.values()].flatMap(group => {
      const [first] = group
      if (first === undefined) return []
      const { metric, pageType, build } = first
      return [{ metric, pageType, build, values: group.map(({ vital }) => vital).toSorted((a, b) => a - b) }]
    })
  },
  clientErrors: (since: number): ReportedError[] =>
    sql
      .exec<Omit<ReportedError, 'frames'> & { frames: string }>(
        `SELECT parameters ->> '$.message' AS message, parameters -> '$.frames' AS frames,
           coalesce(parameters ->> '$.part', '') AS part, parameters ->> '$.build' AS build,
           coalesce(page_type, 'elsewhere') AS page, COUNT(*) AS count, MAX(at) AS lastAt
         FROM events WHERE name = 'client_error' AND at >= ? GROUP BY 1, 2, 3, 4, 5
         ORDER BY lastAt DESC LIMIT ${mostErrors}`,
        since,
      )
      .toArray()
      .map(({ frames, ...row }) => ({ ...row, frames: JSON.parse(frames) as ErrorFrame[] })),
  exposures: (since: number): ExposureCount[] =>
    sql
      .exec<{ flag: string; variation: string; visits: number; orders: number }>(
        `SELECT flag, variation, COUNT(*) AS visits, SUM(EXISTS (
           SELECT 1 FROM events WHERE name = 'purchase' AND events.session = shown.session AND events.at >= shown.since
         )) AS orders
         FROM (
           SELECT session, parameters ->> '$.flag' AS flag, parameters ->> '$.variation' AS variation, MIN(at) AS since
           FROM events WHERE name = 'experiment_exposure' AND at >= ? AND session IS NOT NULL GROUP BY 1, 2, 3
         ) AS shown GROUP BY 1, 2 ORDER BY 1, 2`,
        since,
      )
      .toArray(),
})
