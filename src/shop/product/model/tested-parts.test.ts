import { expect, it } from 'vitest'

import { testedParts } from './tested-parts.ts'

it('reads what experiments make of the page, and nothing of what is out of bounds', () => {
  expect(testedParts({})).toEqual({ recommendations: {}, hasFreeDeliveryBadge: false })
  const shown = {
    pdp_recommendations: { variables: { size: 12 } },
    free_delivery_badge: { variables: { shown: true } },
  }
  expect(testedParts(shown)).toEqual({ recommendations: { count: 12 }, hasFreeDeliveryBadge: true })
  for (const size of [0, 25, 1.5, '12', null])
    expect(testedParts({ pdp_recommendations: { variables: { size } } }).recommendations).toEqual({})
  expect(testedParts({ free_delivery_badge: { variables: { shown: 'true' } } }).hasFreeDeliveryBadge).toBe(false)
})
