import { describe, expect, it } from 'vitest'

import { approachingDelivery } from './approaching.ts'

const promotion = (distance: number, threshold = 10_000) => ({
  level: 'SHIPPING' as const,
  promotionId: 'FREESHIP',
  promotionName: 'Free delivery',
  promotionClass: 'shipping',
  calloutMessage: 'Spend {distance} more|Spend more|Delivery is free',
  conditionThreshold: threshold,
  distanceFromConditionThreshold: distance,
})

describe('the three-part callout message', () => {
  it('approaching with a threshold, approaching without one, earned', () => {
    expect(approachingDelivery([promotion(2_500)])?.callout).toBe('Spend {distance} more')
    expect(approachingDelivery([promotion(2_500, 0)])?.callout).toBe('Spend more')
    expect(approachingDelivery([promotion(0)])?.callout).toBe('Delivery is free')
    expect(approachingDelivery([promotion(-500)])).toMatchObject({ callout: 'Delivery is free', distance: 0 })
  })

  it('nothing without a promotion of delivery', () => {
    expect(approachingDelivery([])).toBeUndefined()
  })
})
