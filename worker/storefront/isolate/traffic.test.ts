import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { TrafficCount } from '#src/measurement/traffic.ts'

import { createTraffic } from './traffic.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The work that requests left behind, and what was written of it, by each way. */
function counting(way: 'analytics' | 'log') {
  const points: unknown[] = []
  const rows: TrafficCount[][] = []
  const EVENTS = { writeDataPoint: (point: unknown) => void points.push(point) } as AnalyticsEngineDataset
  const log = { recordTraffic: async (counts: TrafficCount[]) => void rows.push(counts) }
  const EVENT_LOG = { idFromName: () => '', get: () => log } as unknown as DurableObjectNamespace<never>
  const work: Promise<unknown>[] = []
  const traffic = createTraffic(way === 'analytics' ? { EVENTS } : ({ EVENT_LOG } as never))
  return { points, rows, work, traffic, waitUntil: (one: Promise<unknown>) => void work.push(one) }
}

const key = (build: string, path: string) => `${build}|US|en-us|category|${path}|`

it.each(['analytics', 'log'] as const)(
  'hits of stored pages are added up in the isolate and handed over once, by names that outlive a build (%s)',
  async way => {
    const { points, rows, work, traffic, waitUntil } = counting(way)
    for (let times = 0; times < 1_000; times += 1) traffic.countStored(key('b1', '/c/tents'), waitUntil)
    traffic.countStored(key('b1', '/c/packs'), waitUntil)
    expect([work.length, points, rows]).toEqual([1, [], []])
    await vi.runAllTimersAsync()
    const counts = [
      ['US|en-us|category|/c/tents|', 1_000],
      ['US|en-us|category|/c/packs|', 1],
    ] as const
    if (way === 'analytics')
      expect(points).toEqual(
        counts.map(([subject, count]) => ({
          indexes: ['stored-page'],
          blobs: ['stored-page', subject, '', 'person'],
          doubles: [count],
        })),
      )
    else expect(rows[0]?.map(({ subject, count }) => [subject, count])).toEqual(counts)
    traffic.countStored(key('b2', '/c/tents'), waitUntil)
    expect(work).toHaveLength(2)
  },
)

it('a request writes no more data points than it may; what is left goes with the next, and nothing is counted twice', async () => {
  const { points, traffic, waitUntil } = counting('analytics')
  for (let page = 0; page < 450; page += 1) traffic.countStored(key('b1', `/c/${page}`), waitUntil)
  await vi.runAllTimersAsync()
  expect(points).toHaveLength(200)
  for (const more of [200, 50]) {
    traffic.countStored(key('b1', '/c/449'), waitUntil)
    const before = points.length
    await vi.runAllTimersAsync()
    expect(points.length - before).toBe(more)
  }
  const total = (points as { doubles: number[] }[]).reduce((sum, { doubles: [count = 0] }) => sum + count, 0)
  expect(total).toBe(452)
})

it('a flood of addresses fills no memory, and without a place for counts nothing waits', async () => {
  const { rows, traffic, waitUntil } = counting('log')
  for (let page = 0; page < 5_000; page += 1)
    traffic.count({ kind: 'not-found', subject: `/${page}`, locale: '', isBot: true }, waitUntil)
  await vi.runAllTimersAsync()
  expect(rows[0]).toHaveLength(2_000)
  const work: unknown[] = []
  createTraffic({} as never).countStored(key('b1', '/c/tents'), one => void work.push(one))
  expect(work).toEqual([])
})
