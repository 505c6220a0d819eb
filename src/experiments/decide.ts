import type { Client, OptimizelyDecision, OptimizelyUserContext } from '@optimizely/optimizely-sdk/universal'

import type { Datafile } from '#src/commerce/calls/experiments/datafile-shapes.ts'

import { parseVisitor, type FlagVisitor } from './visitor.ts'

/** R162: what was decided of a flag for a visitor. */
export type Decision = Pick<
  OptimizelyDecision,
  'flagKey' | 'enabled' | 'variationKey' | 'variables' | 'ruleKey' | 'reasons'
>

/** The variations a visitor was shown before, by experiment: the library's sticky profile. */
export type StickyProfile = Readonly<Record<string, { readonly variation_id: string }>>

export type DecisionRequest = {
  readonly visitor: FlagVisitor
  readonly flags: readonly string[]
  readonly profile?: StickyProfile
  /** Forced variations by flag, for testing a variant. */
  readonly forced?: Readonly<Record<string, string>>
}

const decisionOf = ({ flagKey, enabled, variationKey, variables, ruleKey, reasons }: OptimizelyDecision): Decision => ({
  flagKey,
  enabled,
  variationKey,
  variables,
  ruleKey,
  reasons,
})

/** The holdouts that hold visitors back now (R218). */
export const runningHoldouts = ({ holdouts }: Datafile): ReadonlySet<string> =>
  new Set(holdouts.filter(({ status }) => status === 'Running').map(({ key }) => key))

/**
 * R218: visitors in a running holdout stay out of experiments, even of forced ones. The library has it the other way
 * round (docs/decisions/023).
 */
function force(
  context: OptimizelyUserContext,
  asked: DecisionRequest,
  plain: Record<string, OptimizelyDecision>,
  held: Holdouts,
) {
  const forced = Object.entries(asked.forced ?? {}).filter(
    ([flagKey]) => asked.flags.includes(flagKey) && !held.has(plain[flagKey]?.ruleKey ?? ''),
  )
  for (const [flagKey, variationKey] of forced) context.setForcedDecision({ flagKey }, { variationKey })
  return forced.length === 0 ? plain : { ...plain, ...context.decideForKeys(forced.map(([flagKey]) => flagKey)) }
}

type Holdouts = ReadonlySet<string>

/**
 * Decides flags for a visitor, by flag: by holdout, forced decision, experiment, rollout (R218). Sends nothing by itself
 * where decisions send no events. Throws a `ValiError` when the visitor is none (R256 to R258).
 */
export function decide(client: Client, held: Holdouts, asked: DecisionRequest): Readonly<Record<string, Decision>> {
  const { id, attributes } = parseVisitor(asked.visitor)
  const context = client.createUserContext(id, { ...attributes, $opt_experiment_bucket_map: { ...asked.profile } })
  const decided = force(context, asked, context.decideForKeys([...asked.flags]), held)
  return Object.fromEntries(Object.entries(decided).map(([flag, decision]) => [flag, decisionOf(decision)]))
}
