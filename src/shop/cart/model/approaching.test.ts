import { describe, expect, it } from 'vitest'

import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'

import { approachingIn, dismissedPromotions, dismissing } from './approaching.ts'

const promotion = (distance: number, more: Partial<Cart['promoSummary'][number]> = {}) => ({
  level: 'SHIPPING' as const,
  promotionId: 'FREESHIP',
  promotionName: 'Free delivery',
  promotionClass: 'shipping',
  calloutMessage: 'Spend $25 more|Spend more|Delivery is free',
  conditionThreshold: 10_000,
  distanceFromConditionThreshold: distance,
  ...more,
})

const first = (distance: number, more: Partial<Cart['promoSummary'][number]> = {}) =>
  approachingIn([promotion(distance, more)])[0]

describe('approaching promotions', () => {
  it('R354, R397: calloutMsg is the part of calloutMessage that fits: approaching with a threshold, without one, earned', () => {
    expect(first(2_500)?.calloutMsg).toBe('Spend $25 more')
    expect(first(2_500, { conditionThreshold: 0 })?.calloutMsg).toBe('Spend more')
    expect(first(0)?.calloutMsg).toBe('Delivery is free')
    expect(first(-500)).toMatchObject({ calloutMsg: 'Delivery is free', distance: 0 })
  })

  it('R196: the status is Below Threshold, Threshold Reached or Above Threshold', () => {
    expect([first(1)?.status, first(0)?.status, first(-1)?.status]).toEqual([
      'Below Threshold',
      'Threshold Reached',
      'Above Threshold',
    ])
  })

  it('R148, R119: id, level, distance and threshold are those of the promoSummary entry', () => {
    expect(first(2_500, { level: 'ORDER', promotionId: 'RIDGE' })).toMatchObject({
      promotionId: 'RIDGE',
      level: 'ORDER',
      distance: 2_500,
      threshold: 10_000,
    })
  })

  it('R352: an id with GWP is a gift', () => {
    expect(first(1, { promotionId: 'GWP-PACK' })?.isGift).toBe(true)
    expect(first(1)?.isGift).toBe(false)
  })

  it('R353: of the variants GUEST and REGISTERED of a message each is told their own, and what is for all is told to both', () => {
    const variants = [
      promotion(1, { promotionId: 'EXPRESS-GUEST', calloutMessage: 'Sign in and spend more||' }),
      promotion(1, { promotionId: 'EXPRESS-REGISTERED', calloutMessage: 'Spend more||' }),
      promotion(1),
    ]
    const told = (isRegistered: boolean) => approachingIn(variants, { isRegistered }).map(one => one.promotionId)
    expect([told(false), told(true)]).toEqual([
      ['EXPRESS-GUEST', 'FREESHIP'],
      ['EXPRESS-REGISTERED', 'FREESHIP'],
    ])
  })

  it('R195: every cart answers for itself: what an earlier one said is not kept', () => {
    expect(approachingIn([promotion(2_500)])).toHaveLength(1)
    expect(approachingIn([])).toEqual([])
  })

  it('R197: a message that was dismissed by its id is not said again, others are', () => {
    const both = [promotion(1), promotion(1, { promotionId: 'GWP-PACK' })]
    const cookie = dismissing([], 'FREESHIP')
    expect(approachingIn(both, { dismissed: dismissedPromotions(cookie) }).map(one => one.promotionId)).toEqual([
      'GWP-PACK',
    ])
  })

  it('a cookie of somebody else’s making dismisses nothing that is not an id', () => {
    expect(dismissedPromotions('<b>.FREESHIP..a b')).toEqual(['FREESHIP'])
    expect(dismissedPromotions(undefined)).toEqual([])
  })
})
