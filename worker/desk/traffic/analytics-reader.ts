import * as v from 'valibot'

import type { SubjectTraffic, TrafficKind, TrafficReader } from '#src/measurement/traffic.ts'

/** Where counts are that went to Analytics Engine: the account, the name of the data set, and a token that may read it. */
export type AnalyticsSettings = { readonly account: string; readonly dataset: string; readonly token: string }

/** Rows of one answer; subjects beyond are asked for so rarely that nobody misses them. */
const mostRows = 10_000
/** Analytics Engine keeps data for three months, in days. */
const keptDays = 90

const rowsOf = <Row extends v.ObjectEntries>(entries: Row) => v.object({ data: v.array(v.object(entries)) })

/** Counts come as numbers or as text, as ClickHouse writes large ones. */
const whole = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.finite())
/** A moment as ClickHouse writes it, in UTC: `2026-11-25 09:30:00`. */
const moment = v.pipe(
  v.string(),
  v.transform(text => Date.parse(`${text.replace(' ', 'T')}Z`)),
  v.finite(),
)

const counted = rowsOf({ subject: v.string(), locale: v.string(), who: v.string(), count: whole, lastAt: moment })
const since = rowsOf({ first: v.nullable(v.string()) })

type Counted = v.InferOutput<typeof counted>['data'][number]

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
export function analyticsReader(
  { account, dataset, token }: AnalyticsSettings,
  ask: typeof fetch = (input, init) => fetch(input, init),
): TrafficReader {
  async function query<Schema extends v.GenericSchema>(schema: Schema, sql: string): Promise<v.InferOutput<Schema>> {
    const answer = await ask(`https://api.cloudflare.com/client/v4/accounts/${account}/analytics_engine/sql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: `${sql} FORMAT JSON`,
    })
    if (!answer.ok) throw new Error(`Analytics Engine answered ${answer.status}`)
    return v.parse(schema, await answer.json())
  }

  // A kind is one of a few words of ours and days are a number: nothing of a visitor is ever part of a query.
  const rows = async (kind: TrafficKind, days: number): Promise<readonly Counted[]> => {
    const { data } = await query(
      counted,
      `SELECT blob2 AS subject, blob3 AS locale, blob4 AS who, SUM(_sample_interval * double1) AS count, MAX(timestamp) AS lastAt
       FROM ${dataset} WHERE index1 = '${kind}' AND timestamp > NOW() - INTERVAL '${days}' DAY
       GROUP BY subject, locale, who ORDER BY count DESC LIMIT ${mostRows}`,
    )
    return data
  }
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
      const { data } = await query(
        since,
        `SELECT MIN(timestamp) AS first FROM ${dataset} WHERE timestamp > NOW() - INTERVAL '${keptDays}' DAY`,
      )
      const first = data[0]?.first
      const at = typeof first === 'string' ? v.safeParse(moment, first) : undefined
      // An empty table has the beginning of time as its first moment.
      return at?.success === true && at.output > 0 ? at.output : undefined
    },
  }
}
