import type { gatheringCareCalls } from '#src/commerce/calls/orders/gathering-care.ts'
import { ok } from '#src/kit/result.ts'

import { seatsFrom } from '../../db/accounts/gathering-seats.ts'
import { readStores } from '../../db/catalogue/places.ts'
import type { OperatorHandlers } from './operator-handlers.ts'

const dayMs = 86_400_000

export const gatheringCareHandlers: OperatorHandlers<typeof gatheringCareCalls> = {
  'operator.events.list': (_, { db, gatherings, language, now }) => {
    const [titles, stores] = [
      new Map(gatherings.map(({ id, title }) => [id, title[language]])),
      new Map(readStores(db).map(({ id, name }) => [id, name])),
    ]
    return ok({
      registrations: seatsFrom(db, now() - dayMs).map(
        ({ number, gathering, store_id: storeId, starts_at: startsAt, name, email, seats }) => ({
          registrationNumber: number,
          event: titles.get(gathering) ?? gathering,
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
