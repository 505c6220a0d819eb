import type { Decision } from './decide.ts'
import type { FlagVariant } from './variants.ts'

/**
 * Whether a page really shows a decision: by the variation's key, or on the default page by its variables. Forced
 * variants do not count, nor do those stored for an earlier visitor id. A variation without changes needs a variable to
 * be recognised by.
 */
export function isShown(
  { variationKey, variables }: Pick<Decision, 'variationKey' | 'variables'>,
  shown: FlagVariant,
): boolean {
  if (shown.key !== undefined) return shown.key === variationKey
  return Object.keys(variables).length > 0 && JSON.stringify(variables) === JSON.stringify(shown.variables)
}
