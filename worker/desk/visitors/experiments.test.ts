import { expect, it } from 'vitest'

import type { Datafile } from '#src/commerce/calls/experiments/datafile-shapes.ts'

import { experimentResults, leastVisits, variationAddress } from './experiments.ts'

const file = {
  featureFlags: [{ id: '1', key: 'home_hero', experimentIds: ['7'] }],
  groups: [],
  experiments: [
    {
      id: '7',
      key: 'hero_test',
      status: 'Running',
      variations: [
        { id: 'a', key: 'baseline' },
        { id: 'b', key: 'quiet' },
      ],
      trafficAllocation: [
        { entityId: 'a', endOfRange: 5_000 },
        { entityId: 'b', endOfRange: 8_000 },
      ],
    },
  ],
} as unknown as Datafile

const pages = ['/en-us/c/tents', '/en-us', '/en-us/p/shell'].map(path => new URL(path, 'https://store.example'))

const counted = (visits: number, baseline: number, quiet: number) =>
  experimentResults(
    file,
    [
      { flag: 'home_hero', variation: 'baseline', visits, orders: baseline },
      { flag: 'home_hero', variation: 'quiet', visits, orders: quiet },
    ],
    pages,
  )[0]

it('an experiment has its shares, and conversions with intervals', () => {
  const result = counted(2_000, 100, 110)
  expect(result?.variations.map(({ key, share }) => [key, share])).toEqual([
    ['baseline', 0.5],
    ['quiet', 0.3],
  ])
  expect(result?.variations[0]?.conversion.share).toBe(0.05)
  expect([result?.isReadable, result?.differs]).toEqual([true, false])
})

it('nothing is said before every variation was seen often enough, however large the difference', () => {
  expect(counted(leastVisits - 1, 10, 400)).toMatchObject({ isReadable: false, differs: false })
  expect(counted(leastVisits, 10, 400)).toMatchObject({ isReadable: true, differs: true })
})

it('a variation is looked at on a page that has its flag, by an address that forces it', () => {
  const page = counted(0, 0, 0)?.page
  expect(page?.pathname).toBe('/en-us')
  expect(page && decodeURIComponent(variationAddress(page, 'home_hero', 'quiet'))).toBe(
    'https://store.example/en-us?p13n_testcontext={"variants":{"home_hero":"quiet"}}',
  )
})
