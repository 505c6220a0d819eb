import { describe, expect, it } from 'vitest'

import type { Datafile } from '#src/commerce/calls/experiments/datafile-shapes.ts'

import type { DecisionRequest } from './decide.ts'
import { audience, datafileWith, flagged, rule } from './testing/datafile.ts'
import { createDecider } from './library/worker-client.ts'

const heard: string[] = []

function deciding(more: Partial<Datafile>) {
  const decider = createDecider(datafileWith(more), message => void heard.push(message))
  if (decider === undefined) throw new Error(`the library refused the datafile: ${heard.join('; ')}`)
  return (id: string, asked: Partial<DecisionRequest> = {}, attributes = {}) =>
    decider.decide({ visitor: { id, attributes }, flags: ['tested'], ...asked }).tested
}

const visitors = Array.from({ length: 200 }, (_, n) => `visitor-${n}`)
const off = rule('7', { variations: [{ id: '70', key: 'off', featureEnabled: false, variables: [] }] }, [10_000])

it('R162: a decision says flagKey, enabled, variationKey, variables, ruleKey and reasons', () => {
  const { reasons, ...decision } = deciding(flagged([rule('3')]))('somebody') ?? {}
  expect(decision).toEqual({
    flagKey: 'tested',
    enabled: true,
    variationKey: expect.stringMatching(/^v3[01]$/),
    variables: {},
    ruleKey: 'rule_3',
  })
  expect(reasons).toEqual([])
  const unknown = createDecider(datafileWith(), () => undefined)?.decide({
    visitor: { id: 'a', attributes: {} },
    flags: ['no'],
  })
  expect(unknown?.no).toMatchObject({ enabled: false, ruleKey: null, reasons: [expect.stringContaining('"no"')] })
})

it.each(['Paused', 'Draft', 'Archived', 'Not started', 'running'])(
  'R217: an experiment that is %s puts nobody into a bucket',
  status => {
    const decide = deciding(flagged([rule('3', { status })], { rollout: [off] }))
    expect(new Set(visitors.map(id => decide(id)?.ruleKey))).toEqual(new Set(['rule_7']))
    const running = deciding(flagged([rule('3')], { rollout: [off] }))
    expect(new Set(visitors.map(id => running(id)?.ruleKey))).toEqual(new Set(['rule_3']))
  },
)

describe('R218: a flag is decided by', () => {
  const holdout = { ...rule('5', { key: 'held' }, [5000]), status: 'Running' }
  const rules = flagged([rule('3', {}, [3000]), rule('4', {}, [10_000])], { rollout: [off] })
  const forced = { tested: 'v40' }

  it('the running holdouts first, a forced decision next, experiments in their order, the rollout at last', () => {
    const held = deciding({ ...rules, holdouts: [holdout] })
    const kept = visitors.filter(id => held(id)?.ruleKey === 'held')
    expect(kept.length / visitors.length).toBeCloseTo(0.5, 0)
    const others = visitors.filter(id => !kept.includes(id))
    expect(new Set(kept.map(id => held(id, { forced })?.ruleKey))).toEqual(new Set(['held']))
    expect(new Set(others.map(id => held(id, { forced })?.variationKey))).toEqual(new Set(['v40']))
    const first = others.filter(id => held(id)?.ruleKey === 'rule_3')
    expect(first.length).toBeGreaterThan(0)
    expect(new Set(others.filter(id => !first.includes(id)).map(id => held(id)?.ruleKey))).toEqual(new Set(['rule_4']))
    const rollout = deciding(flagged([rule('3', {}, [0])], { rollout: [off] }))
    expect(rollout('somebody')).toMatchObject({ ruleKey: 'rule_7', enabled: false })
  })

  it('no holdout that does not run, and no forced decision that names no variation', () => {
    const over = deciding({ ...rules, holdouts: [{ ...holdout, status: 'Concluded' }] })
    expect(visitors.filter(id => over(id)?.ruleKey === 'held')).toEqual([])
    expect(over('somebody', { forced: { tested: 'nothing' } })).toEqual(over('somebody'))
  })
})

it('R219: in a rule come the whitelist, the stored profile, the audience and the bucket, in this order', () => {
  const members = audience('6', { match: 'exact', name: 'member', value: true })
  const file = {
    ...flagged([rule('3', { audienceIds: ['6'], forcedVariations: { listed: 'v31' } })], { rollout: [off] }),
    audiences: [members],
  }
  const decide = deciding(file)
  const profile = { 3: { variation_id: '30' } }
  expect(decide('listed', { profile })?.variationKey).toBe('v31')
  expect(decide('stranger', { profile })?.variationKey).toBe('v30')
  expect(decide('stranger')?.ruleKey).toBe('rule_7')
  const drawn = visitors.map(id => decide(id, {}, { member: true })?.variationKey)
  expect(new Set(drawn)).toEqual(new Set(['v30', 'v31']))
  expect(
    visitors.map(id => decide(id, { profile: { 3: { variation_id: 'gone' } } }, { member: true })?.variationKey),
  ).toEqual(drawn)
})

it('R220: whom the traffic of a rollout leaves out goes on to its last rule, Everyone Else', () => {
  const country = (id: string, ends: number[]) => rule(id, { audienceIds: ['6'] }, ends)
  const decide = deciding({
    ...flagged([], { rollout: [country('3', [4000]), country('4', [10_000]), off] }),
    audiences: [audience('6', { match: 'exact', name: 'country', value: 'US' })],
  })
  const rules = new Set(visitors.map(id => decide(id, {}, { country: 'US' })?.ruleKey))
  expect(rules).toEqual(new Set(['rule_3', 'rule_7']))
  expect(new Set(visitors.map(id => decide(id, {}, { country: 'DE' })?.ruleKey))).toEqual(new Set(['rule_7']))
})

it('R271: the value of a variable becomes what its type says, and null when it is no boolean, number or JSON', () => {
  const variable = (
    key: string,
    type: Datafile['featureFlags'][number]['variables'][number]['type'],
    defaultValue: string,
  ) => ({ id: key, key, type, defaultValue })
  const decide = deciding(
    flagged([rule('3')], {
      variables: [
        variable('a', 'boolean', 'true'),
        variable('b', 'integer', '12'),
        variable('c', 'double', '1.5'),
        variable('d', 'json', '{"e":[1]}'),
        variable('f', 'string', 'true'),
        variable('g', 'boolean', 'yes'),
        variable('h', 'integer', 'many'),
        variable('i', 'double', ''),
        variable('j', 'json', '{'),
      ],
    }),
  )
  const nulls = { g: null, h: null, i: null, j: null }
  expect(decide('somebody')?.variables).toEqual({ a: true, b: 12, c: 1.5, d: { e: [1] }, f: 'true', ...nulls })
  expect(heard.at(-1)).toContain('Unable to cast value')
})

it('R256, R257, R258: an empty id, the id “undefined” and attributes that are none are refused', () => {
  const decide = deciding(flagged([rule('3')]))
  for (const id of ['', 'undefined']) expect(() => decide(id)).toThrow(/id|length/)
  expect(() => decide('a', {}, { member: undefined })).toThrow()
  for (const attributes of [['US'], [], { price: 1.5 }, { price: 2 ** 53 }, { nested: {} }])
    expect(() => decide('a', {}, attributes)).toThrow()
  expect(() => decide('a', { visitor: JSON.parse('{"id":7}') })).toThrow()
  expect(() => decide('a', { visitor: JSON.parse('{"id":"a","attributes":"none"}') })).toThrow()
})

it('R377: buckets are numbered up to 10,000: a share of 1 in 10,000 has somebody, and all of it everybody', () => {
  const many = Array.from({ length: 60_000 }, (_, n) => `visitor-${n}`)
  const one = deciding(flagged([rule('3', {}, [1])]))
  const found = many.filter(id => one(id)?.ruleKey === 'rule_3').length
  expect(found).toBeGreaterThan(0)
  expect(found).toBeLessThan(20)
  const all = deciding(flagged([rule('3', {}, [10_000])]))
  expect(visitors.every(id => all(id)?.ruleKey === 'rule_3')).toBe(true)
})
