import type { Decision } from './decide.ts'

/** A flag's variables and the variation they belong to; no variation on the default page. */
export type FlagVariant = { readonly key?: string; readonly variables: Readonly<Record<string, unknown>> }

/** A page's flags. An absent flag leaves the page's own default. */
export type Variants = Readonly<Record<string, FlagVariant>>

/** Of a page in so many forms at the most: each is rendered and stored by itself. */
export const mostCombinations = 8

/**
 * The visible outcome of a decision. Two decisions with the same outcome look alike: a flag with variables shows only
 * those.
 */
export const outcomeOf = ({ enabled, variables, variationKey }: Decision): string =>
  JSON.stringify(Object.keys(variables).length === 0 ? [enabled, variationKey] : variables)

/** The variant of a decision: nothing but its variables when it looks like what everybody sees. */
export function variantOf(decision: Decision, everybody: Decision): FlagVariant {
  const { variationKey, variables } = decision
  if (variationKey === null || outcomeOf(decision) === outcomeOf(everybody)) return { variables: everybody.variables }
  return { key: variationKey, variables }
}

/** The key text of each variant: there are few, and every request for a page under experiment needs it. */
const texts = new WeakMap<FlagVariant, string>()

function textOf(variant: FlagVariant): string {
  const text = texts.get(variant) ?? `${variant.key}${JSON.stringify(variant.variables)}`
  texts.set(variant, text)
  return text
}

const keys = new WeakMap<Variants, string>()

/** The part of a cache key that tells variants apart; empty for the default page. */
export function variantsKey(variants: Variants): string {
  const known = keys.get(variants)
  if (known !== undefined) return known
  const parts = Object.entries(variants).flatMap(([flag, variant]) =>
    variant.key === undefined ? [] : [`${flag}=${textOf(variant)}`],
  )
  const key = parts.sort().join('&')
  keys.set(variants, key)
  return key
}
