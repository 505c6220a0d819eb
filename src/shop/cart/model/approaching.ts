import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import type { BrowserCookie } from '#src/kit/cookies/browser-cookie.ts'

type Summary = Cart['promoSummary']
type Level = Summary[number]['level']

/** R196. A promotion that is reached is applied; one that is far exceeded says the same. */
type Status = 'Below Threshold' | 'Threshold Reached' | 'Above Threshold'

/** A promotion that is reached or nearly reached (R148). Amounts in minor units. */
export type Approaching = {
  readonly promotionId: string
  readonly level: Level
  readonly status: Status
  readonly isGift: boolean
  /** The part of the platform's message that fits (R397). */
  readonly calloutMsg: string
  readonly distance: number
  readonly threshold: number
}

/** R354: the three parts of a callout are approaching with a threshold, approaching without one, earned. */
function calloutPart(callout: string, distance: number, threshold: number): string {
  const [withThreshold = '', withoutThreshold = '', earned = ''] = callout.split('|')
  if (distance <= 0) return earned
  return threshold > 0 ? withThreshold : withoutThreshold
}

const statusOf = (distance: number): Status => {
  if (distance > 0) return 'Below Threshold'
  return distance === 0 ? 'Threshold Reached' : 'Above Threshold'
}

/** R353: of a message that comes in two forms, the one that is meant for somebody who has signed in, or has not. */
const isMeant = (promotionId: string, isRegistered: boolean): boolean =>
  !promotionId.includes(isRegistered ? 'GUEST' : 'REGISTERED')

/** The shopper for whom promotions are chosen. */
type Told = {
  /** Ids of promotions that were dismissed. */
  readonly dismissed?: readonly string[]
  readonly isRegistered?: boolean
}

/**
 * Every promotion the cart is on the way to or has earned, built from scratch for every cart (R195), but those dismissed (R197)
 * and those meant for others (R353).
 */
export const approachingIn = (
  summary: Summary,
  { dismissed = [], isRegistered = false }: Told = {},
): readonly Approaching[] =>
  summary.flatMap(one => {
    const { promotionId, level, calloutMessage, conditionThreshold: threshold } = one
    const { distanceFromConditionThreshold: left } = one
    const calloutMsg = calloutPart(calloutMessage, left, threshold)
    if (calloutMsg === '' || dismissed.includes(promotionId) || !isMeant(promotionId, isRegistered)) return []
    return [
      {
        promotionId,
        level,
        status: statusOf(left),
        /** R352 */
        isGift: promotionId.includes('GWP'),
        calloutMsg,
        distance: Math.max(0, left),
        threshold,
      },
    ]
  })

/** Ids of promotions a shopper does not want to hear of; nothing personal, so that a page of script may read it. */
export const dismissedCookie = '__Host-promotions-dismissed'
/** The code of a link, until there is a cart to use it in (R070). */
export const autoPromoCookie = '__Host-auto-promo-code'

/** The form of promotion ids and codes. */
export const promotionName = /^[\w-]{1,64}$/

const mostDismissed = 20

export const dismissedPromotions = (cookie: string | undefined): readonly string[] =>
  (cookie ?? '').split('.').filter(id => promotionName.test(id))

/** The cookie's value with one more promotion in it. */
export const dismissing = (known: readonly string[], promotionId: string): string =>
  [...new Set([...known, promotionId])].slice(-mostDismissed).join('.')

/** Dismisses one more promotion (R197), until the browser is closed. */
export const dismissedWith = (known: readonly string[], promotionId: string): BrowserCookie => ({
  name: dismissedCookie,
  value: dismissing(known, promotionId),
})
