import type { eventCareCalls } from '#src/commerce/calls/orders/event-care.ts'
import { ok } from '#src/kit/result.ts'

import { registrationsFrom } from '../../db/accounts/event-registrations.ts'
import { readStores } from '../../db/catalogue/places.ts'
import type { OperatorHandlers } from './operator-handlers.ts'

const dayMs = 86_400_000

export const eventCareHandlers: OperatorHandlers<typeof eventCareCalls> = {
  'operator.events.list': (_, { db, storeEvents, language, now }) => {
    const [titles, stores] = [
      new Map(storeEvents.map(({ id, title }) => [id, title[language]])),
      new Map(readStores(db).map(({ id, name }) => [id, name])),
    ]
    return ok({
      registrations: registrationsFrom(db, now() - dayMs).map(
        ({ number, event_id: eventId, store_id: storeId, starts_at: startsAt, name, email, seats }) => ({
          registrationNumber: number,
          event: titles.get(eventId) ?? eventId,
          store: stores.get(storeId) ?? storeId,
          startsAt: new Date(startsAt).toISOString(),
          name,
          email,
          seats,
        }),
      ),
    })
  },
}
