import { expect, it } from 'vitest'

import { audience, datafileWith, flagged, rule } from './testing/datafile.ts'
import { createDecider } from './library/worker-client.ts'

type Condition = { readonly match: string; readonly value?: unknown }

/** Whether somebody whose attribute `a` is `given` fits a condition. */
function fits(condition: Condition, given?: string | number | boolean): boolean {
  const file = datafileWith({
    ...flagged([rule('3', { audienceIds: ['6'] })]),
    audiences: [audience('6', { name: 'a', ...condition })],
  })
  const attributes = given === undefined ? {} : { a: given }
  const asked = { visitor: { id: 'somebody', attributes }, flags: ['tested'] }
  return createDecider(file, () => undefined)?.decide(asked).tested?.ruleKey === 'rule_3'
}

it.each([
  ['exact', 'US', 'US', 'DE'],
  ['exact', 7, 7, 8],
  ['exact', true, true, false],
  ['gt', 7, 8, 7],
  ['ge', 7, 7, 6],
  ['lt', 7, 6, 7],
  ['le', 7, 7, 8],
  ['substring', 'boot', 'winter boots', 'shoes'],
  ['semver_eq', '2.1', '2.1.9', '2.2'],
  ['semver_gt', '2.1', '2.2', '2.1'],
  ['semver_ge', '2.1', '2.1', '2.0.9'],
  ['semver_lt', '2.1', '2.0', '2.1'],
  ['semver_le', '2.1', '2.1', '2.2'],
])('R262: a condition %s %s is met by %s and not by %s', (match, value, met, missed) => {
  expect([fits({ match, value }, met), fits({ match, value }, missed), fits({ match, value })]).toEqual([
    true,
    false,
    false,
  ])
})

it('R262: a condition exists is met by any value, and one with a match nobody knows by none', () => {
  expect([fits({ match: 'exists' }, ''), fits({ match: 'exists' }, 0), fits({ match: 'exists' })]).toEqual([
    true,
    true,
    false,
  ])
  expect(fits({ match: 'similar', value: 'US' }, 'US')).toBe(false)
})

it('R264: a semantic version has no blanks, at most two dots, and numbers between them; else it meets nothing', () => {
  for (const version of ['2.1 ', ' 2.1', '2.1.0.0', '2..1', '2.x', 'two', '', '2.-1'])
    for (const match of ['semver_eq', 'semver_ge', 'semver_le'])
      expect([version, fits({ match, value: '2.1' }, version), fits({ match, value: version }, '2.1')]).toEqual([
        version,
        false,
        false,
      ])
  expect(fits({ match: 'semver_lt', value: '2.1.0' }, '2.1.0-beta')).toBe(true)
})

it('R263: a number in a condition that is beyond the safe integers meets nothing', () => {
  for (const match of ['exact', 'ge', 'le', 'gt', 'lt'])
    expect([match, fits({ match, value: 2 ** 53 + 2 }, 7), fits({ match, value: '7' }, 7)]).toEqual([
      match,
      false,
      false,
    ])
  expect(fits({ match: 'le', value: Number.MAX_SAFE_INTEGER }, 7)).toBe(true)
})
