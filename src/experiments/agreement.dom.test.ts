import { expect, it, vi } from 'vitest'

import { datafileOf } from '#worker/commerce/experiments/datafile.ts'

import { decide, runningHoldouts } from './decide.ts'
import { rule } from './testing/datafile.ts'
import { browserClient } from './testing/library.ts'
import { serving } from './testing/network.ts'
import { createDecider } from './library/worker-client.ts'

const shipped = datafileOf('storefront')
const off = { id: '66660', key: 'off', featureEnabled: false, variables: [] }
const holdout = rule('6666', { key: 'held_back', variations: [off] }, [500])
const datafile = { ...shipped, holdouts: [holdout] }
const flags = datafile.featureFlags.map(({ key }) => key)

it('worker and browser decide alike: 10,000 visitors, every flag, one datafile', { timeout: 60_000 }, async () => {
  const decider = createDecider(datafile, () => undefined)
  const { client, heard } = browserClient(serving(datafile))
  const library = await client.start()
  const held = runningHoldouts(datafile)
  const rules = new Set<string | null | undefined>()
  for (let n = 0; n < 10_000; n += 1) {
    const visitor = { id: `vuid_${n.toString(16).padStart(27, '0')}`, attributes: { returning: n % 2 === 0 } }
    const asked = { visitor, flags }
    const here = decide(library, held, asked)
    expect(here).toEqual(decider?.decide(asked))
    for (const flag of flags) rules.add(here[flag]?.ruleKey)
  }
  const decisive = ['home_hero_tone', 'pdp_recommendations', 'free_delivery_badge', 'held_back', 'chat_everyone_else']
  expect([...rules]).toEqual(expect.arrayContaining(decisive))
  // The library knows no variables of a holdout’s variation, and says so each time.
  expect(new Set(heard)).toEqual(new Set(['Optimizely: Variation ID 66660 is not in the datafile.']))
  await client.close()
  vi.unstubAllGlobals()
})

it('of 50,000 visitors every variation has the share of the datafile within 1 %', { timeout: 60_000 }, () => {
  const decider = createDecider(shipped, () => undefined)
  const seen = new Map<string, number>()
  const visitors = 50_000
  for (let n = 0; n < visitors; n += 1) {
    const visitor = { id: `vuid_${n.toString(16).padStart(27, '0')}`, attributes: { returning: true } }
    const decided = decider?.decide({ visitor, flags: ['home_hero', 'pdp_recommendations', 'free_delivery_badge'] })
    for (const { ruleKey, variationKey } of Object.values(decided ?? {})) {
      const name = `${ruleKey} ${variationKey}`
      seen.set(name, (seen.get(name) ?? 0) + 1)
    }
  }
  const running = shipped.experiments.filter(({ status }) => status === 'Running')
  for (const { key, variations, trafficAllocation } of running)
    for (const [place, { entityId, endOfRange }] of trafficAllocation.entries()) {
      const share = (endOfRange - (trafficAllocation[place - 1]?.endOfRange ?? 0)) / 10_000
      const name = variations.find(({ id }) => id === entityId)?.key
      expect(Math.abs((seen.get(`${key} ${name}`) ?? 0) / visitors - share), `${key} ${name}`).toBeLessThan(0.01)
    }
})
