import { expect, test } from 'vitest'

import { seenVariants } from './seen-variants.ts'
import { datafileWith, flagged, rule } from './testing/datafile.ts'

const datafile = datafileWith(flagged([rule('3', {}, [5_000, 10_000])]))

test('names what a profile keeps by number, and leaves out what the datafile does not have', () => {
  const seen = (experiment: string, variation: string) =>
    seenVariants(datafile, { [experiment]: { variation_id: variation } })
  const [experiment] = datafile.experiments
  const [, second] = experiment?.variations ?? []
  expect(seen(experiment?.id ?? '', second?.id ?? '')).toEqual({ tested: second?.key })
  expect(seen('404', second?.id ?? '')).toEqual({})
  expect(seen(experiment?.id ?? '', '404')).toEqual({})
  expect(seenVariants(datafile, {})).toEqual({})
})
