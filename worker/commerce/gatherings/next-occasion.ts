import { locales } from '#src/language/locales.ts'

import type { Context } from '../context.ts'
import type { Occasion } from '../db/accounts/gathering-seats.ts'
import { readStores, type StoredStore } from '../db/catalogue/places.ts'
import { timeZoneOf } from '../stores/time-zones.ts'
import type { InvitedTo } from './gathering.ts'
import { nextStart } from './next-start.ts'

/** The next time a gathering takes place, and where. */
export type NextOccasion = Occasion & { readonly store: StoredStore; readonly timeZone: string }

/** In the first store of the caller's country, by name, that offers what it takes; else in the first of the shop. */
function storeFor({ db, locale }: Context, { service }: InvitedTo): StoredStore | undefined {
  const suited = readStores(db).filter(({ services }) => service === undefined || services.includes(service))
  return suited.find(({ countryCode }) => countryCode === locales[locale].country) ?? suited[0]
}

/** Undefined in a shop without a store for it. */
export function nextOccasion(context: Context, gathering: InvitedTo): NextOccasion | undefined {
  const store = storeFor(context, gathering)
  if (store === undefined) return undefined
  const timeZone = timeZoneOf(store.countryCode, store.province)
  const startsAt = nextStart(gathering, context.now(), timeZone)
  return { gathering: gathering.id, storeId: store.id, startsAt, store, timeZone }
}
