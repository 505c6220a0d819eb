import type { Datafile } from '#src/commerce/calls/experiments/datafile-shapes.ts'

type Experiment = Datafile['experiments'][number]
type Flag = Datafile['featureFlags'][number]

/** A rule that shows everybody one of its variations, each with half of the visitors or as `ends` say. */
export const rule = (id: string, more: Partial<Experiment> = {}, ends: readonly number[] = [5000, 10_000]) =>
  ({
    id,
    key: `rule_${id}`,
    status: 'Running',
    layerId: `9${id}`,
    audienceIds: [],
    forcedVariations: {},
    variations: ends.map((_, place) => ({
      id: `${id}${place}`,
      key: `v${id}${place}`,
      featureEnabled: true,
      variables: [],
    })),
    trafficAllocation: ends.map((endOfRange, place) => ({ entityId: `${id}${place}`, endOfRange })),
    ...more,
  }) satisfies Experiment

/** A flag `tested` with these rules and variables, and with these rules of its rollout. */
export const flagged = (
  experiments: readonly Experiment[],
  { variables = [], rollout = [] }: { variables?: Flag['variables']; rollout?: Experiment[] } = {},
): Partial<Datafile> => ({
  featureFlags: [{ id: '1', key: 'tested', rolloutId: '2', experimentIds: experiments.map(({ id }) => id), variables }],
  experiments: [...experiments],
  rollouts: [{ id: '2', experiments: rollout }],
})

/** An audience of who fits all conditions, as a datafile has it. */
export const audience = (id: string, ...conditions: readonly object[]) => ({
  id,
  name: id,
  conditions: JSON.stringify(['and', ...conditions.map(one => ({ type: 'custom_attribute', ...one }))]),
})

/** A datafile with nothing in it but what is given. */
export const datafileWith = (more: Partial<Datafile> = {}): Datafile => ({
  version: '4',
  revision: '1',
  accountId: '10',
  projectId: '11',
  anonymizeIP: true,
  botFiltering: false,
  featureFlags: [],
  groups: [],
  experiments: [],
  rollouts: [],
  holdouts: [],
  audiences: [],
  attributes: [],
  events: [],
  integrations: [],
  ...more,
})
