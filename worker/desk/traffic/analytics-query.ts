import * as v from 'valibot'

/** Where counts and events are that went to Analytics Engine: the account, the name of the data set, and a token that may read it. */
export type AnalyticsSettings = { readonly account: string; readonly dataset: string; readonly token: string }

/** Asks the data set; the rows of its answer. Throws where the service does not answer, or otherwise than the schema says. */
export type AnalyticsQuery = <Row extends v.ObjectEntries>(
  row: Row,
  sql: string,
) => Promise<v.InferOutput<v.ObjectSchema<Row, undefined>>[]>

/** Numbers come as numbers or as text, as ClickHouse writes large ones. */
export const analyticsNumber = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.finite())

/** Reads by the SQL API of Analytics Engine. */
export function analyticsQuery(
  { account, token }: AnalyticsSettings,
  ask: typeof fetch = (input, init) => fetch(input, init),
): AnalyticsQuery {
  return async (row, sql) => {
    const answer = await ask(`https://api.cloudflare.com/client/v4/accounts/${account}/analytics_engine/sql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: `${sql} FORMAT JSON`,
    })
    if (!answer.ok) throw new Error(`Analytics Engine answered ${answer.status}`)
    return v.parse(v.object({ data: v.array(v.object(row)) }), await answer.json()).data
  }
}
