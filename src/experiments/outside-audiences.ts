import type { Datafile } from '#src/commerce/calls/experiments/datafile-shapes.ts'

import { runningRules } from './datafile.ts'
import type { Warn } from './library/logger.ts'
import { createDecider } from './library/worker-client.ts'
import type { FlagVisitor } from './visitor.ts'

type Rule = Datafile['experiments'][number]

/** The bucketing space (R377). */
const everyBucket = 10_000

/** Shows its first variation to everybody in its audience, whoever they are. */
const forAllInAudience = (rule: Rule): Rule => ({
  ...rule,
  forcedVariations: {},
  trafficAllocation: rule.variations.slice(0, 1).map(({ id }) => ({ entityId: id, endOfRange: everyBucket })),
})

const asksForNobody = (rule: Rule): boolean =>
  rule.audienceIds.length === 0 &&
  rule.audienceConditions === undefined &&
  rule.trafficAllocation.at(-1)?.endOfRange === everyBucket

/** Flags whose bucketing by visitor can be seen past: in no group, predicted by nobody, rolled out to all alike. */
function plainFlags(datafile: Datafile): ReadonlySet<string> {
  const grouped = new Set(datafile.groups.flatMap(({ experiments }) => experiments.map(({ id }) => id)))
  const isPlain = ({ id, cmab }: Rule) => !grouped.has(id) && cmab === undefined
  const plain = datafile.featureFlags.filter(({ key, rolloutId }) => {
    const rollout = datafile.rollouts.find(({ id }) => id === rolloutId)
    return runningRules(datafile, key).every(isPlain) && (rollout?.experiments ?? []).every(asksForNobody)
  })
  return new Set(plain.map(({ key }) => key))
}

/**
 * Tells whether what is known of a visitor keeps them out of all experiments of a flag, whoever they are: then they see what
 * everybody sees. The library is asked with every bucket open. False where it cannot be told without the visitor.
 */
export function createOutsideAudiences(datafile: Datafile, warn: Warn) {
  const plain = plainFlags(datafile)
  const open = createDecider(
    { ...datafile, holdouts: [], experiments: datafile.experiments.map(forAllInAudience) },
    warn,
  )
  const rules = new Map(
    datafile.featureFlags.map(({ key }) => [key, new Set(runningRules(datafile, key).map(rule => rule.key))]),
  )

  return (flag: string, attributes: FlagVisitor['attributes']): boolean => {
    if (open === undefined || !plain.has(flag)) return false
    const decision = open.decide({ visitor: { id: 'anybody', attributes }, flags: [flag] })[flag]
    return decision !== undefined && rules.get(flag)?.has(decision.ruleKey ?? '') !== true
  }
}
