import * as v from 'valibot'

import { count } from './shapes.ts'

const variable = v.object({
  id: v.string(),
  key: v.string(),
  type: v.picklist(['boolean', 'double', 'integer', 'string', 'json']),
  defaultValue: v.string(),
})

/** Shares of the bucketing space of 10,000 (R377): up to `endOfRange`, the visitor gets `entityId`. */
const allocation = v.object({ entityId: v.string(), endOfRange: v.pipe(count, v.maxValue(10_000)) })

const variation = v.object({
  id: v.string(),
  key: v.string(),
  featureEnabled: v.boolean(),
  variables: v.array(v.object({ id: v.string(), value: v.string() })),
})

const experiment = v.object({
  id: v.string(),
  key: v.string(),
  status: v.picklist(['Running', 'Paused', 'Draft']),
  layerId: v.string(),
  audienceIds: v.array(v.string()),
  forcedVariations: v.record(v.string(), v.string()),
  variations: v.array(variation),
  trafficAllocation: v.array(allocation),
  /** Where a prediction service chooses the variation. */
  cmab: v.optional(v.object({ attributeIds: v.array(v.string()), trafficAllocation: count })),
})

/** R160: the configuration of the feature-flag library. */
export const datafile = v.object({
  version: v.literal('4'),
  revision: v.string(),
  sdkKey: v.string(),
  environmentKey: v.string(),
  accountId: v.string(),
  projectId: v.string(),
  anonymizeIP: v.boolean(),
  botFiltering: v.boolean(),
  featureFlags: v.array(
    v.object({
      id: v.string(),
      key: v.string(),
      rolloutId: v.string(),
      experimentIds: v.array(v.string()),
      variables: v.array(variable),
    }),
  ),
  experiments: v.array(experiment),
  rollouts: v.array(v.object({ id: v.string(), experiments: v.array(experiment) })),
  holdouts: v.array(experiment),
  /** `conditions` is JSON: `["or", { "name", "match", "value", "type" }]` (R262). */
  audiences: v.array(v.object({ id: v.string(), name: v.string(), conditions: v.string() })),
  attributes: v.array(v.object({ id: v.string(), key: v.string() })),
  events: v.array(v.object({ id: v.string(), key: v.string(), experimentIds: v.array(v.string()) })),
  integrations: v.array(v.object({ key: v.string(), host: v.string(), publicKey: v.string() })),
})
export type Datafile = v.InferOutput<typeof datafile>
