import type { Datafile } from '#src/commerce/calls/experiments/datafile-shapes.ts'

import type { StickyProfile } from './decide.ts'

/** The variations a browser was shown, by flag, of experiments still in the datafile. */
export function seenVariants({ experiments, featureFlags }: Datafile, profile: StickyProfile): Record<string, string> {
  const seen = experiments.flatMap(({ id, variations }) => {
    const flag = featureFlags.find(({ experimentIds }) => experimentIds.includes(id))
    const shown = variations.find(variation => variation.id === profile[id]?.variation_id)
    return flag === undefined || shown === undefined ? [] : [[flag.key, shown.key] as const]
  })
  return Object.fromEntries(seen)
}
