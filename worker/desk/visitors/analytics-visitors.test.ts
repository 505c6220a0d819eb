import { expect, it } from 'vitest'

import { analyticsVisitors } from './analytics-visitors.ts'

const settings = { account: 'a'.repeat(32), dataset: 'fellholm_events', token: 'a-token' }

const row = (name: string, session: string, parameters: object | string, more: object = {}) => ({
  name,
  locale: 'en-us',
  path: '/en-us',
  pageType: 'home',
  session,
  role: 'guest',
  parameters: typeof parameters === 'string' ? parameters : JSON.stringify(parameters),
  // Large numbers come as text.
  at: '1764000000000',
  ...more,
})

/** A reader whose service answers this, and the queries it was asked. */
function reader(data: readonly unknown[], status = 200) {
  const queries: string[] = []
  const ask: typeof fetch = async (input, init) => {
    queries.push((await new Request(input, init).text()).replaceAll(/\s+/g, ' '))
    return Response.json({ data }, { status })
  }
  return {
    queries,
    ...analyticsVisitors(settings, { failedRequests: async () => [], failedRequest: async () => undefined }, ask),
  }
}

const goods = { items: [{ item_id: 'FH1', origin: 'grid' }] }
const quiet = { flag: 'home_hero', variation: 'quiet' }

it('a funnel from Analytics Engine counts visits once a step, by locale, origin and variant', async () => {
  const events = [
    row('view_item_list', 's1', { list: 'tents', ...goods }),
    row('view_item', 's1', goods),
    row('view_item', 's1', goods),
    row('experiment_exposure', 's1', quiet),
    row('view_item_list', 's2', { list: 'zelte', items: [] }, { locale: 'de-de' }),
    row('view_item', '', goods),
    row('view_item', 's3', '{"items":[{"item_id":'),
  ]
  const { funnel, queries } = reader(events)
  expect(await funnel(7, 'locale')).toEqual([
    { part: 'en-us', step: 'view_item_list', visits: 1 },
    { part: 'en-us', step: 'view_item', visits: 1 },
    { part: 'de-de', step: 'view_item_list', visits: 1 },
  ])
  expect((await funnel(7, 'origin')).map(({ part, visits }) => [part, visits])).toEqual([
    ['grid', 1],
    ['grid', 1],
  ])
  expect((await funnel(7, 'variant'))[0]).toEqual({ part: 'home_hero · quiet', step: 'view_item_list', visits: 1 })
  expect(queries[0]).toContain("FROM fellholm_events WHERE index1 IN ('view_item_list', 'select_item', 'view_item',")
  expect(queries[0]).toContain("timestamp > NOW() - INTERVAL '7' DAY ORDER BY timestamp DESC LIMIT 50000 FORMAT JSON")
  expect([queries[0]?.includes('exposure'), queries[2]?.includes("'experiment_exposure'")]).toEqual([false, true])
})

it('an order counts for a variation that was shown before it, once a visit', async () => {
  const { exposures } = reader([
    row('experiment_exposure', 's1', quiet, { at: 20 }),
    row('experiment_exposure', 's1', quiet, { at: 10 }),
    row('purchase', 's1', {}, { at: 15 }),
    row('experiment_exposure', 's2', quiet, { at: 20 }),
    row('purchase', 's2', {}, { at: 19 }),
    row('experiment_exposure', 's3', { ...quiet, variation: 'baseline' }),
  ])
  expect(await exposures(30)).toEqual([
    { ...quiet, visits: 2, orders: 1 },
    { flag: 'home_hero', variation: 'baseline', visits: 1, orders: 0 },
  ])
})

it('vitals and errors are those of the event log; without an answer nobody is told that there was nothing', async () => {
  const vital = (value: number) => ({ metric: 'LCP', value, rating: 'good', build: 'b7' })
  expect(await reader([row('web_vital', 's1', vital(900)), row('web_vital', '', vital(400))]).vitals(1)).toEqual([
    { metric: 'LCP', pageType: 'home', build: 'b7', values: [400, 900] },
  ])
  const failed = (build: string) => ({
    message: 'TypeError: it fell over',
    frames: [{ file: '/assets/a.js', line: 7, column: 9, name: 'run' }],
    build,
  })
  const errors = [row('client_error', 's1', failed('b8'), { pageType: '' }), row('client_error', 's2', failed('b7'))]
  const { frames, message } = failed('b7')
  const reported = { message, frames, part: '', count: 1, lastAt: 1_764_000_000_000 }
  expect(await reader(errors).clientErrors(1)).toEqual([
    { ...reported, build: 'b8', page: 'elsewhere' },
    { ...reported, build: 'b7', page: 'home' },
  ])
  await expect(reader([], 503).recentEvents(10)).rejects.toThrow('Analytics Engine answered 503')
})
