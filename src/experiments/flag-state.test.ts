import { expect, it } from 'vitest'

import { createFlagSet } from './flag-set.ts'
import { flagStateIn } from './flag-state.ts'
import { datafileWith, flagged, rule } from './testing/datafile.ts'

const rolledOut = (featureEnabled: boolean) => {
  const variations = [{ id: '40', key: 'all', featureEnabled, variables: [] }]
  const rollout = [rule('4', { variations, trafficAllocation: [{ entityId: '40', endOfRange: 10_000 }] })]
  return createFlagSet(datafileWith(flagged([rule('3')], { rollout })), () => undefined)
}

it('a flag is to everybody what its rollout says, whatever is tested; an unknown one is unknown, and none is answered without a datafile', () => {
  expect(flagStateIn(rolledOut(true), 'tested')).toBe('on')
  expect(flagStateIn(rolledOut(false), 'tested')).toBe('off')
  for (const flag of ['nobody_knows', 'constructor']) expect(flagStateIn(rolledOut(true), flag)).toBe('unknown')
  expect(flagStateIn(undefined, 'tested')).toBe('unanswered')
})
