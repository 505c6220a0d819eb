import type { Cart } from '#src/commerce/calls/cart-shapes.ts'

/** The three parts of a callout: approaching with a threshold, approaching without one, earned. */
export function calloutPart(callout: string, distance: number, threshold: number): string {
  const [withThreshold = '', withoutThreshold = '', earned = ''] = callout.split('|')
  if (distance <= 0) return earned
  return threshold > 0 ? withThreshold : withoutThreshold
}

/** The delivery promotion the cart is on the way to, or has earned. Amounts in minor units. */
export function approachingDelivery(summary: Cart['promoSummary']) {
  const promotion = summary.find(one => one.level === 'SHIPPING')
  if (promotion === undefined) return undefined
  const { calloutMessage, conditionThreshold: threshold, distanceFromConditionThreshold } = promotion
  const distance = Math.max(0, distanceFromConditionThreshold)
  return { callout: calloutPart(calloutMessage, distance, threshold), distance, threshold }
}
