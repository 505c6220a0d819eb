import * as v from 'valibot'

import { call } from '../../call.ts'
import { amount, count, currency, text } from '../shapes.ts'

const voucher = v.object({ points: count, amountInCurrency: amount })

/** Why points came or went. */
export const pointReasons = ['opening', 'earned', 'spent', 'returned', 'cancelled', 'event'] as const

const pointMovement = v.object({
  /** ISO 8601. */
  at: v.string(),
  /** Below zero where points went. */
  points: v.pipe(v.number(), v.integer()),
  reason: v.picklist(pointReasons),
  orderNumber: v.optional(v.string()),
})
export type PointMovement = v.InferOutput<typeof pointMovement>

const inProgramme = ['AUT401', 'AUT404', 'AUT498', 'REW130', 'REW401'] as const

export const loyaltyCalls = {
  /**
   * A token that shows the loyalty partner who this is; `usid` is the session's own. `leadSource` says what led them to
   * the programme: the first one is kept with the member (R299).
   */
  'consumer.loyalty-token.create': call({
    method: 'POST',
    path: '/consumers-v3/consumer/loyalty/token',
    who: 'member',
    body: v.object({ usid: text(64) }),
    headers: v.object({ leadSource: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))) }),
    answer: v.object({ loyaltyToken: v.string(), expiresIn: count }),
    errors: [...inProgramme, 'REW135', '4044'],
  }),
  /** The welcome gift of new members. */
  'consumer.loyalty-promo.get': call({
    method: 'GET',
    path: '/consumers-v3/consumer/loyalty/promo/welcome',
    who: 'member',
    answer: v.object({ issueText: v.string(), amount, currency, points: count }),
    errors: inProgramme,
  }),
  /** Points and what they can be turned into (R133, D33: 100 points are 10 in the site's currency). */
  'consumer.loyalty-vouchers.list': call({
    method: 'GET',
    path: '/consumers-v3/consumer/loyalty/vouchers',
    who: 'member',
    answer: v.object({
      currentLoyaltyPoints: count,
      currency,
      applicableLoyaltyVouchers: v.array(voucher),
      /** The one after those the points are enough for. */
      nextVoucher: v.optional(voucher),
      /** The last movements, the newest first. */
      movements: v.optional(v.array(pointMovement), []),
    }),
    errors: [...inProgramme, 'REW135'],
  }),
} as const
