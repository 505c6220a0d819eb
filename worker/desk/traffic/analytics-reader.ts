import * as v from 'valibot'

import type { SubjectTraffic, TrafficKind, TrafficReader } from '#src/measurement/traffic.ts'

import { analyticsNumber, analyticsQuery, type AnalyticsSettings } from './analytics-query.ts'

/** Rows of one answer; subjects beyond are asked for so rarely that nobody misses them. */
const mostRows = 10_000
/** Analytics Engine keeps data for three months, in days. */
const keptDays = 90

/** A moment as ClickHouse writes it, in UTC: `2026-11-25 09:30:00`. */
const moment = v.pipe(
  v.string(),
  v.transform(text => Date.parse(`${text.replace(' ', 'T')}Z`)),
  v.finite(),
)

const counted = v.object({
  subject: v.string(),
  locale: v.string(),
  who: v.string(),
  count: analyticsNumber,
  lastAt: moment,
})

type Counted = v.InferOutput<typeof counted>

/** The rows of one subject as one. */
function together(subject: string, rows: readonly Counted[]): SubjectTraffic {
  const sum = (who: string) => rows.reduce((total, row) => total + (row.who === who ? row.count : 0), 0)
  return {
    subject,
    locales: [...new Set(rows.map(({ locale }) => locale).filter(Boolean))],
    people: sum('person'),
    bots: sum('bot'),
    lastAt: Math.max(...rows.map(({ lastAt }) => lastAt)),
  }
}

/**
 * Reads the storefront's counts by the SQL API of Analytics Engine. A point that was sampled stands for as many as its
 * interval says. Throws where the service does not answer.
 */
export function analyticsReader(settings: AnalyticsSettings, ask?: typeof fetch): TrafficReader {
  const { dataset } = settings
  const query = analyticsQuery(settings, ask)

  // A kind is one of a few words of ours and days are a number: nothing of a visitor is ever part of a query.
  const rows = (kind: TrafficKind, days: number): Promise<readonly Counted[]> =>
    query(
      counted.entries,
      `SELECT blob2 AS subject, blob3 AS locale, blob4 AS who, SUM(_sample_interval * double1) AS count, MAX(timestamp) AS lastAt
       FROM ${dataset} WHERE index1 = '${kind}' AND timestamp > NOW() - INTERVAL '${days}' DAY
       GROUP BY subject, locale, who ORDER BY count DESC LIMIT ${mostRows}`,
    )
  const bySubject = async (kind: TrafficKind, days: number): Promise<readonly SubjectTraffic[]> =>
    [...Map.groupBy(await rows(kind, days), ({ subject }) => subject)].map(([subject, own]) => together(subject, own))

  return {
    topTraffic: async (kind, days, most) =>
      (await bySubject(kind, days))
        .toSorted((one, other) => other.people - one.people || other.bots - one.bots)
        .slice(0, most),
    countTraffic: async (kind, days, subjects) => {
      const wanted = new Set(subjects)
      const found = (await bySubject(kind, days)).filter(({ subject }) => wanted.has(subject))
      return Object.fromEntries(found.map(({ subject, people, bots }) => [subject, people + bots]))
    },
    seenTraffic: async (kind, days) => (await bySubject(kind, days)).map(({ subject }) => subject),
    trafficSince: async () => {
      const [{ first } = { first: null }] = await query(
        { first: v.nullable(v.string()) },
        `SELECT MIN(timestamp) AS first FROM ${dataset} WHERE timestamp > NOW() - INTERVAL '${keptDays}' DAY`,
      )
      const at = typeof first === 'string' ? v.safeParse(moment, first) : undefined
      // An empty table has the beginning of time as its first moment.
      return at?.success === true && at.output > 0 ? at.output : undefined
    },
  }
}
