import type { Decision } from './decide.ts'
import type { FlagVariant } from './variants.ts'

/**
 * Whether a page shows what was decided: by the variation's key, and where it is in everybody's form by its variables. A
 * variant that somebody forced, or that was stored for who they were before, is none of their exposures. A variation
 * that leaves everything as it is needs a variable to be told by.
 */
export function isShown(
  { variationKey, variables }: Pick<Decision, 'variationKey' | 'variables'>,
  shown: FlagVariant,
): boolean {
  if (shown.key !== undefined) return shown.key === variationKey
  return Object.keys(variables).length > 0 && JSON.stringify(variables) === JSON.stringify(shown.variables)
}
