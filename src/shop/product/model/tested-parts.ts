import * as v from 'valibot'

import type { Variants } from '#src/experiments/variants.ts'

/** The parts of a product page under experiment; without a variant they keep their default. */
export type TestedParts = {
  /** How many recommendations are asked for, when it is said. */
  readonly recommendations: { readonly count?: number }
  readonly hasFreeDeliveryBadge: boolean
}

const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24))

/** Reads the variables of the page's flags; one that is out of bounds says nothing. */
export function testedParts({
  pdp_recommendations: recommendations,
  free_delivery_badge: badge,
}: Variants): TestedParts {
  const size = v.safeParse(count, recommendations?.variables.size)
  return {
    recommendations: size.success ? { count: size.output } : {},
    hasFreeDeliveryBadge: badge?.variables.shown === true,
  }
}
