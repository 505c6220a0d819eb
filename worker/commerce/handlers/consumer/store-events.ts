import type { Handlers } from '#src/commerce/call.ts'
import type { StoreEvent, storeEventCalls } from '#src/commerce/calls/consumer/store-events.ts'
import { fail, ok } from '#src/kit/result.ts'

import type { Context, Contexts } from '../../context.ts'
import { cancelRegistration, seatsTaken } from '../../db/accounts/event-registrations.ts'
import { movePoints } from '../../db/orders/points.ts'
import type { PlannedEvent } from '../../store-events/planned-event.ts'
import { nextOccurrence } from '../../store-events/next-occurrence.ts'
import { registerFor } from '../../store-events/register.ts'

function shownOf(context: Context, planned: PlannedEvent): StoreEvent[] {
  const occurrence = nextOccurrence(context, planned)
  if (occurrence === undefined) return []
  const { id: eventId, title, text, seats, seatsEach, points } = planned
  const { id, name, addressLine1, city } = occurrence.store
  return [
    {
      eventId,
      title: title[context.language],
      text: text[context.language],
      startsAt: new Date(occurrence.startsAt).toISOString(),
      timeZone: occurrence.timeZone,
      store: { id, name, addressLine1, city },
      seatsLeft: Math.max(0, seats - seatsTaken(context.db, occurrence)),
      seatsEach,
      points,
    },
  ]
}

export const storeEventHandlers = {
  'consumer.events.list': (_, context) =>
    ok({
      events: context.storeEvents
        .flatMap(planned => shownOf(context, planned))
        .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt)),
    }),

  'consumer.event.register': ({ body }, context) => registerFor(context, body),

  'consumer.event.cancel': ({ body: { token } }, { db, storeEvents, language, now }) =>
    db.transact(() => {
      const given = cancelRegistration(db, token, now())
      if (given === undefined) return fail('API404')
      const { event_id: id, consumer_id: accountId, points, seats } = given
      if (points > 0) movePoints(db, accountId, points, `event ${id}`, now())
      const title = storeEvents.find(one => one.id === id)?.title[language] ?? id
      return ok({ title, seats, pointsReturned: points })
    }),
} satisfies Handlers<typeof storeEventCalls, Contexts>
