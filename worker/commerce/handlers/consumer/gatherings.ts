import type { Handlers } from '#src/commerce/call.ts'
import type { Gathering, gatheringCalls } from '#src/commerce/calls/consumer/gatherings.ts'
import { fail, ok } from '#src/kit/result.ts'

import type { Context, Contexts } from '../../context.ts'
import { giveSeatsBack, seatsTaken } from '../../db/accounts/gathering-seats.ts'
import { movePoints } from '../../db/orders/points.ts'
import type { InvitedTo } from '../../gatherings/gathering.ts'
import { nextOccasion } from '../../gatherings/next-occasion.ts'
import { registerFor } from '../../gatherings/register.ts'

function shownOf(context: Context, gathering: InvitedTo): Gathering[] {
  const occasion = nextOccasion(context, gathering)
  if (occasion === undefined) return []
  const { id: eventId, title, text, seats, seatsEach, points } = gathering
  const { id, name, addressLine1, city } = occasion.store
  return [
    {
      eventId,
      title: title[context.language],
      text: text[context.language],
      startsAt: new Date(occasion.startsAt).toISOString(),
      timeZone: occasion.timeZone,
      store: { id, name, addressLine1, city },
      seatsLeft: Math.max(0, seats - seatsTaken(context.db, occasion)),
      seatsEach,
      points,
    },
  ]
}

export const gatheringHandlers = {
  'consumer.events.list': (_, context) =>
    ok({
      events: context.gatherings
        .flatMap(gathering => shownOf(context, gathering))
        .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt)),
    }),

  'consumer.event.register': ({ body }, context) => registerFor(context, body),

  'consumer.event.cancel': ({ body: { token } }, { db, gatherings, language, now }) =>
    db.transact(() => {
      const given = giveSeatsBack(db, token, now())
      if (given === undefined) return fail('API404')
      const { gathering: id, consumer_id: accountId, points, seats } = given
      if (points > 0) movePoints(db, accountId, points, `event ${id}`, now())
      const title = gatherings.find(one => one.id === id)?.title[language] ?? id
      return ok({ title, seats, pointsReturned: points })
    }),
} satisfies Handlers<typeof gatheringCalls, Contexts>
