import { expect, test } from 'vitest'

import type { Settings } from '../bindings.ts'
import type { StoredEvent } from './event.ts'
import { writeEvents } from './sink.ts'

const event = (id: string, name: StoredEvent['name'], parameters: StoredEvent['parameters'] = {}): StoredEvent => ({
  id,
  name,
  at: 1_795_000_000_000,
  locale: 'de-de',
  path: '/de-de',
  pageType: 'home',
  session: undefined,
  role: 'guest',
  parameters,
})

/** Analytics Engine and a log, as far as the sink uses them. */
function sinks() {
  const points: AnalyticsEngineDataPoint[] = []
  const claimed = new Set<string>()
  const recorded: string[] = []
  const log = {
    claim: (id: string) => Promise.resolve(!claimed.has(id) && claimed.add(id).has(id)),
    record: (events: readonly StoredEvent[]) => Promise.resolve(void recorded.push(...events.map(({ id }) => id))),
  }
  const EVENT_LOG = { idFromName: (name: string) => name, get: () => log } as unknown as Settings['EVENT_LOG']
  const EVENTS: AnalyticsEngineDataset = { writeDataPoint: point => void points.push(point ?? {}) }
  return { points, recorded, EVENT_LOG, EVENTS }
}

test('where Analytics Engine is bound events become data points, and a purchase only the first time', async () => {
  const { points, recorded, ...bound } = sinks()
  const purchase = event('purchase:A1', 'purchase', { value: 12_900, transaction_id: 'A1' })
  for (let i = 0; i < 3; i++) await writeEvents(bound, [event('s', 'scroll', { percent: 50 }), purchase])
  expect(points.filter(({ indexes }) => indexes?.[0] === 'scroll')).toHaveLength(3)
  expect(points.filter(({ indexes }) => indexes?.[0] === 'purchase')).toEqual([
    {
      indexes: ['purchase'],
      blobs: [
        'purchase',
        'de-de',
        '/de-de',
        'home',
        '',
        'guest',
        '{"value":12900,"transaction_id":"A1"}',
        'purchase:A1',
      ],
      doubles: [1_795_000_000_000, 12_900],
    },
  ])
  expect(recorded).toEqual([])
})

test('where it is not, the store’s own log takes them; without either nothing is kept and nothing fails', async () => {
  const { points, recorded, EVENT_LOG } = sinks()
  await writeEvents({ EVENT_LOG, EVENTS: undefined }, [event('a', 'login'), event('b', 'search')])
  expect([recorded, points]).toEqual([['a', 'b'], []])
  await expect(writeEvents({ EVENT_LOG: undefined, EVENTS: undefined }, [event('a', 'login')])).resolves.toBeUndefined()
})
