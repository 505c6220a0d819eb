import { locales } from '#src/language/locales.ts'

import type { Context } from '../context.ts'
import type { Occurrence } from '../db/accounts/event-registrations.ts'
import { readStores, type StoredStore } from '../db/catalogue/places.ts'
import { timeZoneOf } from '../stores/time-zones.ts'
import type { PlannedEvent } from './planned-event.ts'
import { nextStart } from './next-start.ts'

/** The next time an event takes place, and where. */
export type NextOccurrence = Occurrence & { readonly store: StoredStore; readonly timeZone: string }

/** In the first store of the caller's country, by name, that offers what it takes; else in the first of the shop. */
function storeFor({ db, locale }: Context, { service }: PlannedEvent): StoredStore | undefined {
  const suited = readStores(db).filter(({ services }) => service === undefined || services.includes(service))
  return suited.find(({ countryCode }) => countryCode === locales[locale].country) ?? suited[0]
}

/** Undefined in a shop without a store for it. */
export function nextOccurrence(context: Context, planned: PlannedEvent): NextOccurrence | undefined {
  const store = storeFor(context, planned)
  if (store === undefined) return undefined
  const timeZone = timeZoneOf(store.countryCode, store.province)
  const startsAt = nextStart(planned, context.now(), timeZone)
  return { eventId: planned.id, storeId: store.id, startsAt, store, timeZone }
}
