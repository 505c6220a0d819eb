import * as v from 'valibot'

import { browserEvents, workerEvents, type EventName } from '#src/measurement/events.ts'
import { funnelSteps, type VisitorReader } from '#src/measurement/visitors.ts'

import { analyticsNumber, analyticsQuery, type AnalyticsSettings } from '../traffic/analytics-query.ts'
import { eventSchema, exposuresIn, funnelIn, vitalsIn } from './visitor-events.ts'

/** So many events are read, the last ones: what a page is drawn of has to fit in memory. */
const mostEvents = 50_000

const columns = {
  name: v.string(),
  locale: v.string(),
  path: v.string(),
  pageType: v.string(),
  session: v.string(),
  role: v.string(),
  parameters: v.string(),
  at: analyticsNumber,
}

const allNames = Object.keys({ ...browserEvents, ...workerEvents }) as EventName[]

/**
 * Reads what the storefront measured from Analytics Engine (`dataPoint` of its sink says which column is what). What failed
 * at the store itself is in the event log in any case, which is asked for it. Throws where the service does not answer.
 */
export function analyticsVisitors(
  settings: AnalyticsSettings,
  { failedRequests, failedRequest }: Pick<VisitorReader, 'failedRequests' | 'failedRequest'>,
  ask?: typeof fetch,
): VisitorReader {
  const query = analyticsQuery(settings, ask)

  // Names are ours and days are a number: nothing of a visitor is ever part of a query.
  async function events(names: readonly EventName[], days: number, most = mostEvents) {
    const rows = await query(
      columns,
      `SELECT blob1 AS name, blob2 AS locale, blob3 AS path, blob4 AS pageType, blob5 AS session, blob6 AS role,
         blob7 AS parameters, double1 AS at
       FROM ${settings.dataset} WHERE index1 IN (${names.map(name => `'${name}'`).join(', ')})
       AND timestamp > NOW() - INTERVAL '${days}' DAY ORDER BY timestamp DESC LIMIT ${most}`,
    )
    // Parameters of more than 5,000 letters were cut, and are none any more.
    return rows.flatMap(row => {
      const read = v.safeParse(eventSchema, row)
      return read.success ? [read.output] : []
    })
  }

  return {
    recentEvents: most => events(allNames, 1, most),
    funnel: async (days, by) =>
      funnelIn(
        await events([...funnelSteps, ...(by === 'variant' ? (['experiment_exposure'] as const) : [])], days),
        by,
      ),
    vitals: async days => vitalsIn(await events(['web_vital'], days)),
    clientErrors: async days =>
      (await events(['client_error'], days)).flatMap(({ parameters, pageType, at }) => {
        const read = v.safeParse(browserEvents.client_error, parameters)
        if (!read.success) return []
        const { part = '', ...error } = read.output
        return [{ ...error, part, page: pageType === '' ? 'elsewhere' : pageType, count: 1, lastAt: at }]
      }),
    exposures: async days => exposuresIn(await events(['experiment_exposure', 'purchase'], days)),
    failedRequests,
    failedRequest,
  }
}
