import { describe, expect, it } from 'vitest'

import type { Datafile } from '#src/commerce/calls/experiments/datafile-shapes.ts'
import { datafileOf } from '#worker/commerce/experiments/datafile.ts'

import { createFlagSet } from './flag-set.ts'
import { datafileWith, rule } from './testing/datafile.ts'
import { createDecider } from './library/worker-client.ts'
import { mostCombinations, variantsKey } from './variants.ts'

const silent = () => undefined

/** Flags `f0`, `f1` …, each tested with so many variations. */
function tested(...counts: readonly number[]): Datafile {
  const experiments = counts.map((count, n) => {
    const ends = Array.from({ length: count }, (_, place) => Math.floor(((place + 1) * 10_000) / count))
    return rule(`${n + 10}`, {}, ends)
  })
  return datafileWith({
    experiments,
    featureFlags: experiments.map(({ id }, n) => ({
      id: `${n}`,
      key: `f${n}`,
      rolloutId: '',
      experimentIds: [id],
      variables: [],
    })),
  })
}

const setOf = (datafile: Datafile) => {
  const set = createFlagSet(datafile, silent)
  if (set === undefined) throw new Error('refused')
  return set
}

describe('a page', () => {
  it('has at most 8 forms: flags that would make more of them are left at what everybody sees', () => {
    const set = setOf(tested(1, 2, 3, 1))
    const flags = set.page(['f0', 'f1', 'f2', 'f3']).tested
    expect(flags).toEqual(['f0', 'f1'])
    const keys = Array.from({ length: 3000 }, (_, n) =>
      variantsKey(set.choose({ visitor: { id: `v${n}`, attributes: {} }, flags }).variants),
    )
    expect([new Set(keys).size, mostCombinations]).toEqual([2, 8])
  })

  it('with the flags of a product’s page has four forms, and everybody’s has no name', () => {
    const set = setOf(datafileOf('storefront'))
    const flags = set.page(['free_delivery_badge', 'pdp_recommendations']).tested
    const keys = Array.from({ length: 2000 }, (_, n) =>
      variantsKey(set.choose({ visitor: { id: `v${n}`, attributes: { returning: true } }, flags }).variants),
    )
    const badge = 'free_delivery_badge=shown{"shown":true}'
    const wide = 'pdp_recommendations=wide{"size":12}'
    expect(new Set(keys)).toEqual(new Set(['', badge, wide, `${badge}&${wide}`]))
  })

  it('has one form where no experiment runs', () => {
    const set = setOf({
      ...datafileOf('storefront'),
      experiments: datafileOf('storefront').experiments.map(one => ({ ...one, status: 'Paused' })),
    })
    expect(set.page(['home_hero', 'chat']).tested).toEqual([])
  })
})

it('R220: what is rolled out to everybody is in what everybody sees; experiments and holdouts are not', () => {
  const shipped = datafileOf('storefront')
  const all = {
    ...rule(
      '6666',
      { key: 'held', variations: [{ id: '66660', key: 'off', featureEnabled: false, variables: [] }] },
      [10_000],
    ),
  }
  const { everybody, choose } = setOf({ ...shipped, holdouts: [all] })
  expect([everybody.chat?.enabled, everybody.summit_series_kit?.enabled]).toEqual([true, false])
  expect(everybody.home_hero).toMatchObject({ ruleKey: 'home_hero_everyone_else', variables: { tone: 'weather' } })
  const { variants, decisions } = choose({ visitor: { id: 'vuid_1', attributes: {} }, flags: ['home_hero'] })
  expect([decisions[0]?.ruleKey, variantsKey(variants)]).toEqual(['held', ''])
})

it('R219: what was seen before is said again as the library says it, for 10,000 visitors with and without a profile', () => {
  const shipped = datafileOf('storefront')
  const [hero, ...others] = shipped.experiments
  const listed = {
    ...shipped,
    experiments: hero === undefined ? [] : [{ ...hero, forcedVariations: { v3: 'quiet' } }, ...others],
  }
  const set = setOf(listed)
  const decider = createDecider(listed, silent)
  const flags = ['home_hero', 'free_delivery_badge', 'pdp_recommendations']
  const visits = [{ returning: false }, { returning: true }, { returning: true, country: 'DE' }, {}]
  const profiles = [
    undefined,
    {},
    { 3001: { variation_id: '300102' }, 3003: { variation_id: '300301' } },
    { 3001: { variation_id: '300101' }, 3003: { variation_id: '300302' } },
    { 3001: { variation_id: '300101' } },
    { 3001: { variation_id: '0' }, 3003: { variation_id: '300302' } },
    { 3001: { variation_id: '300101' }, 3002: { variation_id: '300202' }, 3003: { variation_id: '300302' } },
  ]
  for (let n = 0; n < 10_000; n += 1) {
    const profile = profiles[n % profiles.length]
    const attributes = visits[n % visits.length] ?? {}
    const asked = { visitor: { id: `v${n}`, attributes }, flags, ...(profile && { profile }) }
    const said = Object.values(decider?.decide(asked) ?? {}).map(({ flagKey, variables }) => [flagKey, variables])
    const { variants } = set.choose(asked)
    expect(Object.entries(variants).map(([flag, { variables }]) => [flag, variables])).toEqual(said)
  }
})

it('R262: who is in no audience of a flag is told what everybody sees without asking the library', () => {
  const set = setOf(datafileOf('storefront'))
  const { tested: flags } = set.page(['pdp_recommendations'])
  const profile = {}
  const of = (attributes: Readonly<Record<string, boolean>>) =>
    set.choose({ visitor: { id: 'vuid_1', attributes }, flags, profile })
  const [first, second] = [{ returning: false }, { returning: false }]
  expect(of(first)).toEqual({ variants: { pdp_recommendations: { variables: { size: 8 } } }, decisions: [] })
  expect(of(second)).toEqual(of(first))
  expect(of({ returning: true }).decisions).toHaveLength(1)
})

describe('a flag whose audience is not all that decides', () => {
  const shipped = datafileOf('storefront')
  const decisionsIn = (datafile: Datafile) =>
    setOf(datafile).choose({
      visitor: { id: 'vuid_1', attributes: { returning: false } },
      flags: ['pdp_recommendations'],
      profile: {},
    }).decisions

  it('is decided by the library where it is rolled out to a part of the visitors', () => {
    const rollouts = shipped.rollouts.map(({ id, experiments }) => ({
      id,
      experiments: experiments.map(rule => ({
        ...rule,
        trafficAllocation: rule.trafficAllocation.map(part => ({ ...part, endOfRange: 5000 })),
      })),
    }))
    expect(decisionsIn(shipped)).toEqual([])
    expect(decisionsIn({ ...shipped, rollouts })).toHaveLength(1)
  })

  it('is decided by the library where its experiment shares visitors with others', () => {
    const own = shipped.experiments.find(({ key }) => key === 'pdp_recommendations')
    const groups = own === undefined ? [] : [{ id: '1', policy: 'random', trafficAllocation: [], experiments: [own] }]
    const experiments = shipped.experiments.filter(one => one !== own)
    expect(decisionsIn({ ...shipped, experiments, groups })).toHaveLength(1)
  })
})
