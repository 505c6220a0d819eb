import type { OutcomeOf } from '#src/commerce/calls/index.ts'
import { fail, ok } from '#src/kit/result.ts'

import type { AccountContext } from '../../context.ts'
import { movePoints } from '../../db/orders/points.ts'
import { findCase, openCase } from '../../db/accounts/cases.ts'
import { events, isEvent } from '../../people/events.ts'

/** Registers for an event, once; points are taken in the same transaction. */
export function registerForEvent(context: AccountContext, eventId: string): OutcomeOf<'consumer.event.register'> {
  const { account, db, now } = context
  if (!isEvent(eventId)) return fail('API404', { eventId })
  const { points } = events[eventId]
  const known = findCase(db, 'event', account.id, eventId)
  if (known !== undefined) return ok({ registrationNumber: known, eventId, pointsSpent: points })
  if (points > 0 && account.loyaltySince === undefined) return fail('REW130')
  if (points > 0 && !account.loyaltyConfirmed) return fail('REW135')
  if (points > account.points) return fail('REW140', { points: account.points, needed: points })
  return db.transact(() => {
    if (points > 0) movePoints(db, account.id, -points, `event ${eventId}`, now())
    const registrationNumber = openCase(context, { kind: 'event', consumerId: account.id, subject: eventId, facts: {} })
    return ok({ registrationNumber, eventId, pointsSpent: points })
  })
}
