import { describe, expect, it } from 'vitest'

import { datafileOf } from '#worker/commerce/experiments/datafile.ts'

import { readDatafile, runningRules, withStopped } from './datafile.ts'
import { datafileWith, flagged, rule } from './testing/datafile.ts'
import { createDecider } from './library/worker-client.ts'

const silent = () => undefined

describe('a datafile that is none', () => {
  it.each([
    ['no object', 7],
    ['nothing', null],
    ['another version', { ...datafileWith(), version: '5' }],
    ['no revision', { ...datafileWith(), revision: undefined }],
    ['a share beyond the space', datafileWith(flagged([rule('3', {}, [10_001])]))],
    ['an experiment without variations', datafileWith({ experiments: [JSON.parse('{"id":"3"}')] })],
    ['conditions that are no JSON', datafileWith({ audiences: [{ id: '6', name: 'x', conditions: '{' }] })],
    ['flags that are no list', { ...datafileWith(), featureFlags: { length: 1 } }],
  ])('is refused, and said why: %s', (_, json) => {
    expect(readDatafile(json, silent)).toEqual({ ok: false, code: 'DATAFILE', detail: expect.stringMatching(/: /) })
  })
})

it('R349: a rule of a flag that is no experiment of the datafile is logged and left out, and the others decide', () => {
  const heard: string[] = []
  const known = flagged([rule('3')])
  const featureFlags = (known.featureFlags ?? []).map(flag => ({ ...flag, experimentIds: ['404', '3'] }))
  const read = readDatafile(datafileWith({ ...known, featureFlags }), message => void heard.push(message))
  expect(heard).toEqual(['flag tested: no experiment 404 is known'])
  const decider = read.ok ? createDecider(read.value, silent) : undefined
  expect(decider?.decide({ visitor: { id: 'a', attributes: {} }, flags: ['tested'] }).tested?.ruleKey).toBe('rule_3')
})

describe('the datafile of the embedded platform', () => {
  it('R160, R161: is taken by the library, which decides each of its flags', () => {
    const heard: string[] = []
    const read = readDatafile(datafileOf('storefront'), message => void heard.push(message))
    const datafile = read.ok ? read.value : datafileWith()
    const flags = datafile.featureFlags.map(({ key }) => key)
    const decided = createDecider(datafile, message => void heard.push(message))?.decide({
      visitor: { id: 'vuid_1', attributes: { returning: true } },
      flags,
    })
    expect(flags.length).toBe(9)
    for (const flag of flags) expect([flag, decided?.[flag]?.ruleKey]).toEqual([flag, expect.any(String)])
    expect([decided?.chat?.enabled, decided?.buy_in_store?.enabled, decided?.summit_series_kit?.enabled]).toEqual([
      true,
      true,
      false,
    ])
    expect(heard).toEqual([])
  })

  it('names its variations by numbers: the library sends no others in its events', () => {
    const { experiments, rollouts } = datafileOf('storefront')
    const rules = [...experiments, ...rollouts.flatMap(rollout => rollout.experiments)]
    expect(rules.length).toBeGreaterThan(9)
    for (const { variations } of rules) for (const { id } of variations) expect(id).toMatch(/^\d+$/)
  })

  it('runs one experiment for each flag under test', () => {
    for (const flag of ['home_hero', 'pdp_recommendations', 'free_delivery_badge'])
      expect(runningRules(datafileOf('storefront'), flag)).toHaveLength(1)
    expect(runningRules(datafileOf('storefront'), 'chat')).toEqual([])
  })
})

it('what the library says of a datafile is told once, however many are decided', () => {
  const heard: string[] = []
  const file = datafileWith(flagged([rule('3', { audienceIds: ['gone'], forcedVariations: { a: 'gone' } })]))
  const decider = createDecider(file, message => void heard.push(message))
  for (let n = 0; n < 5; n += 1) decider?.decide({ visitor: { id: 'a', attributes: {} }, flags: ['tested'] })
  expect(heard).toEqual([expect.stringContaining('gone'), expect.stringContaining('Rollout')])
})

it('an experiment that was stopped, in a group too, decides nothing, and the others go on', () => {
  const file = datafileOf('storefront')
  const [first, second, ...others] = file.experiments
  if (first === undefined || second === undefined) throw new Error('two experiments')
  const group = { id: '1', policy: 'random', trafficAllocation: [], experiments: [second] }
  const stopped = withStopped({ ...file, experiments: [first, ...others], groups: [group] }, [first.id, second.id])
  expect(runningRules(stopped, 'home_hero')).toEqual([])
  expect(runningRules(stopped, 'pdp_recommendations')).toEqual([])
  expect(runningRules(stopped, 'free_delivery_badge')).toHaveLength(1)
  expect(withStopped(file, [])).toBe(file)
})
