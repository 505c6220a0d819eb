import type { Datafile } from '#src/commerce/calls/experiments/datafile-shapes.ts'

import { runningRules } from './datafile.ts'
import { runningHoldouts, type DecisionRequest, type Decision, type StickyProfile } from './decide.ts'
import { variantOf, type FlagVariant, type Variants } from './variants.ts'
import type { FlagVisitor } from './visitor.ts'

const nameOf = (flag: string, rule: string | null, variation: string | null) => `${flag} ${rule} ${variation}`

/**
 * Variants by flag, rule and variation: a decision of the three says everything else. As many as a datafile has, and
 * nothing of who they were decided for.
 */
export function createVariants(everybody: Readonly<Record<string, Decision>>) {
  const known = new Map<string, FlagVariant>()
  const of = (decision: Decision): FlagVariant => {
    const name = nameOf(decision.flagKey, decision.ruleKey, decision.variationKey)
    const variant = known.get(name) ?? variantOf(decision, everybody[decision.flagKey] ?? decision)
    known.set(name, variant)
    return variant
  }
  return {
    known: (flag: string, rule: string, variation: string) => known.get(nameOf(flag, rule, variation)),
    of,
    /** What everybody sees of a flag. */
    plain: (flag: string) => {
      const decision = everybody[flag]
      return decision && of(decision)
    },
  }
}

type KnownVariants = ReturnType<typeof createVariants>

/** Whether attributes alone keep visitors out of all experiments of a flag. */
type IsOutside = (flag: string, attributes: FlagVisitor['attributes']) => boolean

/**
 * Gives what a visitor saw before, and what everybody sees where they are in no audience: the library would say it again
 * (R219) at a higher price. Nothing where something comes ahead of the stored profile, or where the library has to be asked
 * for the first time. Visitors of one profile and the same attributes share the object, from which others can be remembered.
 */
export function createMemory(datafile: Datafile, variants: KnownVariants, isOutside: IsOutside) {
  const isHeldBack = runningHoldouts(datafile).size > 0
  const rules = new Map(datafile.featureFlags.map(({ key }) => [key, runningRules(datafile, key)]))
  const forcedVisitors = new Set(
    [...rules.values()].flatMap(running => running.flatMap(({ forcedVariations }) => Object.keys(forcedVariations))),
  )

  function seen(flag: string, { visitor, profile = {} }: DecisionRequest): FlagVariant | undefined {
    const running = rules.get(flag) ?? []
    const [first] = running
    const kept = first && profile[first.id]?.variation_id
    const variation = first?.variations.find(({ id }) => id === kept)
    if (first !== undefined && variation !== undefined) return variants.known(flag, first.key, variation.key)
    const isNew = running.every(({ id }) => profile[id] === undefined)
    return isNew && isOutside(flag, visitor.attributes) ? variants.plain(flag) : undefined
  }

  function shownBefore(asked: DecisionRequest): Variants | undefined {
    const shown: [string, FlagVariant][] = []
    for (const flag of asked.flags) {
      const variant = seen(flag, asked)
      if (variant === undefined) return undefined
      shown.push([flag, variant])
    }
    return Object.fromEntries(shown)
  }

  const memory = new WeakMap<readonly string[], WeakMap<StickyProfile, WeakMap<object, Variants>>>()

  function remember({ flags, profile = {}, visitor }: DecisionRequest, shown: Variants): Variants {
    const byProfile = memory.get(flags) ?? new WeakMap<StickyProfile, WeakMap<object, Variants>>()
    const byAttributes = byProfile.get(profile) ?? new WeakMap<object, Variants>()
    memory.set(flags, byProfile.set(profile, byAttributes.set(visitor.attributes, shown)))
    return shown
  }

  return (asked: DecisionRequest): Variants | undefined => {
    const { visitor, profile, flags } = asked
    if (isHeldBack || asked.forced !== undefined || profile === undefined || forcedVisitors.has(visitor.id))
      return undefined
    const before = memory.get(flags)?.get(profile)?.get(visitor.attributes)
    if (before !== undefined) return before
    const shown = shownBefore(asked)
    return shown && remember(asked, shown)
  }
}
