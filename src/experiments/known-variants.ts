import type { Datafile } from '#src/commerce/calls/experiments/datafile-shapes.ts'

import { runningRules } from './datafile.ts'
import { runningHoldouts, type DecisionRequest, type Decision } from './decide.ts'
import { variantOf, type FlagVariant, type Variants } from './variants.ts'

const nameOf = (flag: string, rule: string | null, variation: string | null) => `${flag} ${rule} ${variation}`

/**
 * Variants by flag, rule and variation: a decision of the three says everything else. As many as a datafile has, and
 * nothing of who they were decided for.
 */
export function createVariants(everybody: Readonly<Record<string, Decision>>) {
  const known = new Map<string, FlagVariant>()
  return {
    known: (flag: string, rule: string, variation: string) => known.get(nameOf(flag, rule, variation)),
    of(decision: Decision): FlagVariant {
      const name = nameOf(decision.flagKey, decision.ruleKey, decision.variationKey)
      const variant = known.get(name) ?? variantOf(decision, everybody[decision.flagKey] ?? decision)
      known.set(name, variant)
      return variant
    },
  }
}

type KnownVariants = ReturnType<typeof createVariants>

/**
 * Gives what a visitor saw before, which the library would say again (R219) at a higher price. Nothing where something
 * comes ahead of the stored profile, or where the library has to be asked for the first time.
 */
export function createMemory(datafile: Datafile, variants: KnownVariants) {
  const isHeldBack = runningHoldouts(datafile).size > 0
  const firstRules = new Map(datafile.featureFlags.map(({ key }) => [key, runningRules(datafile, key)[0]]))

  function seen(flag: string, { visitor, profile }: DecisionRequest): FlagVariant | undefined {
    const rule = firstRules.get(flag)
    if (rule === undefined || Object.hasOwn(rule.forcedVariations, visitor.id)) return undefined
    const kept = profile?.[rule.id]?.variation_id
    const variation = rule.variations.find(({ id }) => id === kept)
    return variation && variants.known(flag, rule.key, variation.key)
  }

  return (asked: DecisionRequest): Variants | undefined => {
    if (isHeldBack || asked.forced !== undefined || asked.profile === undefined) return undefined
    const shown: [string, FlagVariant][] = []
    for (const flag of asked.flags) {
      const variant = seen(flag, asked)
      if (variant === undefined) return undefined
      shown.push([flag, variant])
    }
    return Object.fromEntries(shown)
  }
}
