import type { Decision } from './decide.ts'

/** What a flag is shown as: its variables, and the variation they are of; none at what everybody sees. */
export type FlagVariant = { readonly key?: string; readonly variables: Readonly<Record<string, unknown>> }

/** What a page is shown with, by flag; a flag that is absent is as the page’s code has it. */
export type Variants = Readonly<Record<string, FlagVariant>>

/** Of a page in so many forms at the most: each is rendered and stored by itself. */
export const mostCombinations = 8

/** What two decisions have to have in common to look alike: a flag that has variables shows nothing but them. */
export const outcomeOf = ({ enabled, variables, variationKey }: Decision): string =>
  JSON.stringify(Object.keys(variables).length === 0 ? [enabled, variationKey] : variables)

/** The variant of a decision: nothing but its variables when it looks like what everybody sees. */
export function variantOf(decision: Decision, everybody: Decision): FlagVariant {
  const { variationKey, variables } = decision
  if (variationKey === null || outcomeOf(decision) === outcomeOf(everybody)) return { variables: everybody.variables }
  return { key: variationKey, variables }
}

/** What tells a page in these variants from the page everybody sees: flag by flag, empty for that page. */
export const variantsKey = (variants: Variants): string =>
  Object.entries(variants)
    .flatMap(([flag, { key, variables }]) => (key === undefined ? [] : [`${flag}=${key}${JSON.stringify(variables)}`]))
    .sort()
    .join('&')
