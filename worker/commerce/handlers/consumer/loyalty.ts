import { createHmac } from 'node:crypto'

import type { Handlers } from '#src/commerce/call.ts'
import type { loyaltyCalls, PointMovement } from '#src/commerce/calls/consumer/loyalty.ts'
import { fail, ok } from '#src/kit/result.ts'
import { locales } from '#src/language/locales.ts'

import type { Contexts } from '../../context.ts'
import { setDetails } from '../../db/accounts/accounts.ts'
import { pointMovementsOf } from '../../db/orders/points.ts'
import { siteSecret } from '../../db/secrets.ts'
import { voucherAfter, vouchersFor, welcome } from '../../rules/loyalty.ts'

/** Seconds a loyalty token lives. */
const tokenSeconds = 300

/** So many movements are told. */
const shownMovements = 50

/** How the ledger begins each reason, and what it is called. */
const reasons: readonly (readonly [string, PointMovement['reason']])[] = [
  ['earned ', 'earned'],
  ['order ', 'spent'],
  ['given back ', 'returned'],
  ['cancelled ', 'cancelled'],
  ['event ', 'event'],
]

function movementOf({ at, delta, reason }: { at: number; delta: number; reason: string }): PointMovement {
  const [, name = 'opening' as const] = reasons.find(([begins]) => reason.startsWith(begins)) ?? []
  const [orderNumber] = /[A-Z]\d{10}$/.exec(reason) ?? []
  return {
    at: new Date(at).toISOString(),
    points: delta,
    reason: name,
    ...(orderNumber === undefined ? {} : { orderNumber }),
  }
}

export const loyaltyHandlers = {
  /** Signed, so that the partner can believe it without asking: `memberId.expiry.signature`. */
  'consumer.loyalty-token.create': ({ body, headers: { leadSource } }, context) => {
    const { account, usid, now, db } = context
    if (!account.loyaltyConfirmed) return fail('REW135')
    if (body.usid !== usid) return fail('4044')
    const { details } = account
    if (leadSource !== undefined && details.leadSource === undefined)
      setDetails(db, account.id, { ...details, leadSource })
    const claim = `M${account.consumerNo}.${Math.floor(now() / 1000) + tokenSeconds}`
    const signature = createHmac('sha256', siteSecret(context, 'loyalty')).update(claim).digest('base64url')
    return ok({ loyaltyToken: `${claim}.${signature}`, expiresIn: tokenSeconds })
  },

  'consumer.loyalty-promo.get': (_, { language, locale }) => {
    const { currency } = locales[locale]
    return ok({ issueText: welcome.text[language], points: welcome.points, amount: welcome.amount, currency })
  },

  'consumer.loyalty-vouchers.list': (_, { db, account, locale }) =>
    account.loyaltyConfirmed
      ? ok({
          currentLoyaltyPoints: account.points,
          currency: locales[locale].currency,
          applicableLoyaltyVouchers: vouchersFor(account.points),
          nextVoucher: voucherAfter(account.points),
          movements: pointMovementsOf(db, account.id, shownMovements).map(movementOf),
        })
      : fail('REW135'),
} satisfies Handlers<typeof loyaltyCalls, Contexts>
