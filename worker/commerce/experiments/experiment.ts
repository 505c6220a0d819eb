import type { Datafile } from '#src/commerce/calls/experiments/datafile-shapes.ts'

export type Experiment = Datafile['experiments'][number]

/** The bucketing space (R377). */
export const bucketingSpace = 10_000

/** Ids are numbers in text: the library names no variation in its events whose id is anything else. */
const variationId = (experiment: number, place: number) => `${experiment}0${place + 1}`

/** A variation, the share of the bucketing space up to which visitors see it, and what it makes of the flag’s variable. */
export type AllocatedVariation = readonly [key: string, endOfRange: number, value: string]

/** A rule that shows visitors one of several variations of a flag, each with its own value of `variable`. */
export function experiment(
  id: number,
  key: string,
  variable: string,
  variants: readonly AllocatedVariation[],
  more: Partial<Experiment> = {},
): Experiment {
  return {
    id: `${id}`,
    key,
    status: 'Running',
    layerId: `4${id}`,
    audienceIds: [],
    forcedVariations: {},
    variations: variants.map(([name, , value], place) => ({
      id: variationId(id, place),
      key: name,
      featureEnabled: true,
      variables: [{ id: variable, value }],
    })),
    trafficAllocation: variants.map(([, endOfRange], place) => ({ entityId: variationId(id, place), endOfRange })),
    ...more,
  }
}

/** Everybody, in a rollout: the last rule of each (R220). */
export const everyoneElse = (id: number, flag: string, isEnabled: boolean): Experiment => ({
  id: `${id}`,
  key: `${flag}_everyone_else`,
  status: 'Running',
  layerId: `4${id}`,
  audienceIds: [],
  forcedVariations: {},
  variations: [{ id: variationId(id, 0), key: isEnabled ? 'on' : 'off', featureEnabled: isEnabled, variables: [] }],
  trafficAllocation: [{ entityId: variationId(id, 0), endOfRange: bucketingSpace }],
})
