import * as v from 'valibot'

import { count } from '../shapes.ts'

const variable = v.looseObject({
  id: v.string(),
  key: v.string(),
  /** R161; a `json` of older files is a `string` whose `subType` says so. */
  type: v.picklist(['boolean', 'double', 'integer', 'string', 'json']),
  defaultValue: v.string(),
})

/** Shares of the bucketing space of 10,000 (R377): up to `endOfRange`, the visitor gets `entityId`. */
const allocation = v.object({ entityId: v.string(), endOfRange: v.pipe(count, v.maxValue(10_000)) })

const variation = v.looseObject({
  id: v.string(),
  key: v.string(),
  featureEnabled: v.optional(v.boolean()),
  variables: v.optional(v.array(v.object({ id: v.string(), value: v.string() })), []),
})

/** Fields that rules and holdouts share. */
const rule = {
  id: v.string(),
  key: v.string(),
  /** `Running` puts visitors into buckets (R217); there are other words for all that does not. */
  status: v.string(),
  audienceIds: v.array(v.string()),
  variations: v.array(variation),
  trafficAllocation: v.array(allocation),
}

const experiment = v.looseObject({
  ...rule,
  layerId: v.string(),
  /** The allow-list: visitors who always see a variation, by id (R219). */
  forcedVariations: v.record(v.string(), v.string()),
  /** Where a prediction service chooses the variation. */
  cmab: v.optional(v.looseObject({ attributeIds: v.array(v.string()), trafficAllocation: count })),
})

const identified = v.looseObject({ id: v.string(), key: v.string() })

/**
 * R160: the configuration of the feature-flag library, as its own schema asks for it and, in `featureFlags`, `rollouts`
 * and `holdouts`, as it reads it. What it has besides passes through.
 */
export const datafile = v.looseObject({
  version: v.picklist(['2', '3', '4'], 'a version of datafiles that is known: 2, 3 or 4'),
  revision: v.string(),
  sdkKey: v.optional(v.string()),
  environmentKey: v.optional(v.string()),
  accountId: v.string(),
  projectId: v.string(),
  anonymizeIP: v.optional(v.boolean()),
  botFiltering: v.optional(v.boolean()),
  featureFlags: v.array(
    v.looseObject({
      id: v.string(),
      key: v.string(),
      rolloutId: v.string(),
      experimentIds: v.array(v.string()),
      variables: v.array(variable),
    }),
  ),
  /** Sets of experiments of which a visitor is in one at the most. */
  groups: v.array(
    v.looseObject({
      id: v.string(),
      policy: v.string(),
      trafficAllocation: v.array(allocation),
      experiments: v.array(experiment),
    }),
  ),
  experiments: v.array(experiment),
  rollouts: v.array(v.object({ id: v.string(), experiments: v.array(experiment) })),
  holdouts: v.optional(v.array(v.looseObject(rule)), []),
  /** `conditions` is JSON: `["or", { "name", "match", "value", "type" }]` (R262). */
  audiences: v.array(v.looseObject({ id: v.string(), name: v.string(), conditions: v.string() })),
  attributes: v.array(identified),
  events: v.array(v.looseObject({ ...identified.entries, experimentIds: v.array(v.string()) })),
  integrations: v.optional(v.array(v.looseObject({ key: v.string() })), []),
})
export type Datafile = v.InferOutput<typeof datafile>
