import { expect, it } from 'vitest'

import { analyticsReader } from './analytics-reader.ts'

const settings = { account: 'a'.repeat(32), dataset: 'fellholm_events', token: 'a-token' }

const row = (subject: string, locale: string, who: string, count: number | string, lastAt: string) => ({
  subject,
  locale,
  who,
  count,
  lastAt,
})

/** A reader whose service answers this, and what it was asked. */
function reader(data: readonly unknown[], status = 200) {
  const asked: { readonly url: string; readonly sql: string; readonly key: string | null }[] = []
  const ask: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    asked.push({ url: request.url, sql: await request.text(), key: request.headers.get('authorization') })
    return Response.json({ data }, { status })
  }
  return { asked, ...analyticsReader(settings, ask) }
}

const rows = [
  row('/old', 'en-us', 'person', 3, '2026-11-25 09:30:00'),
  row('/old', 'de-de', 'person', '2', '2026-11-24 00:00:00'),
  row('/old', 'en-us', 'bot', 40, '2026-11-25 10:00:00'),
  row('/new', '', 'person', 4, '2026-11-20 00:00:00'),
]

it('counts of Analytics Engine are those of the event log: by subject, locales together, bots apart, the most wanted first', async () => {
  const { asked, topTraffic } = reader(rows)
  expect(await topTraffic('not-found', 7, 10)).toEqual([
    { subject: '/old', locales: ['en-us', 'de-de'], people: 5, bots: 40, lastAt: Date.UTC(2026, 10, 25, 10) },
    { subject: '/new', locales: [], people: 4, bots: 0, lastAt: Date.UTC(2026, 10, 20) },
  ])
  expect(asked).toEqual([
    {
      url: `https://api.cloudflare.com/client/v4/accounts/${settings.account}/analytics_engine/sql`,
      sql: expect.stringMatching(
        /SUM\(_sample_interval \* double1\).*index1 = 'not-found'.*INTERVAL '7' DAY.*FORMAT JSON$/s,
      ),
      key: 'Bearer a-token',
    },
  ])
})

it('a subject never becomes part of a query', async () => {
  const { asked, countTraffic } = reader(rows)
  expect(await countTraffic('rule', 30, ['/old', "/x' OR 1 = 1"])).toEqual({ '/old': 45 })
  expect(asked[0]?.sql).not.toContain('OR 1')
})

it('says since when anything is counted, and nothing where nothing was', async () => {
  expect(await reader([{ first: '2026-10-01 00:00:00' }]).trafficSince()).toBe(Date.UTC(2026, 9, 1))
  expect(await reader([{ first: '1970-01-01 00:00:00' }]).trafficSince()).toBeUndefined()
  expect(await reader([]).trafficSince()).toBeUndefined()
})

it('a service that refuses, or answers something else, is an error and no count of nothing', async () => {
  await expect(reader([], 403).seenTraffic('rule', 7)).rejects.toThrow('Analytics Engine answered 403')
  await expect(reader([{ subject: 1 }]).seenTraffic('rule', 7)).rejects.toThrow()
})
