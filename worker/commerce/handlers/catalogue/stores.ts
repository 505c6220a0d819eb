import type { Handlers } from '#src/commerce/call.ts'
import type { Store, storeCalls } from '#src/commerce/calls/catalogue/stores.ts'
import { fail, ok } from '#src/kit/result.ts'
import { locales } from '#src/language/locales.ts'

import type { Context, Contexts } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { readCollectionPoints, readStoreInventory, readStores, type StoredStore } from '../../db/catalogue/places.ts'
import { countries, isCountry } from '../../rules/addresses/countries.ts'
import { regionsOf } from '../../rules/addresses/region-names.ts'
import { stockLevel } from '../../rules/stock-level.ts'
import { nearest, type GeoPoint } from '../../stores/distance.ts'
import { findCity } from '../../stores/find-city.ts'
import { citiesOf } from '../../stores/known-cities.ts'
import { timeZoneOf } from '../../stores/time-zones.ts'

type Around = {
  readonly q?: string | undefined
  readonly latitude?: number | undefined
  readonly longitude?: number | undefined
  readonly countryCode?: string | undefined
  readonly radius?: number | undefined
  readonly limit?: number | undefined
}

type Origin = GeoPoint & { readonly name: string }

/** The point to search around: coordinates, a known place, `lost` for an unknown one, or undefined. */
function originOf(
  { q = '', latitude, longitude, countryCode }: Around,
  stores: readonly StoredStore[],
  context: Context,
): Origin | 'lost' | undefined {
  if (latitude !== undefined && longitude !== undefined) return { name: '', latitude, longitude }
  if (q === '') return undefined
  const known = citiesOf(stores, context.site).filter(
    place => countryCode === undefined || place.countryCode === countryCode,
  )
  const place = findCity(known, q)
  return place === undefined ? 'lost' : { name: place.name, latitude: place.latitude, longitude: place.longitude }
}

const kilometre = 1000

/** Adds what each store has of the SKUs asked for. */
function withInventory(db: Database, stores: readonly Store[], upcs: readonly string[] | undefined): Store[] {
  if (upcs === undefined || upcs.length === 0) return [...stores]
  const ids = stores.map(({ id }) => id)
  const free = new Map(readStoreInventory(db, upcs, ids).map(row => [`${row.location_id} ${row.upc}`, row.free]))
  return stores.map(store => ({
    ...store,
    inventory: upcs.map(upc => stockLevel(upc, free.get(`${store.id} ${upc}`) ?? 0)),
  }))
}

/** The widest a search goes when it does not say. */
const usualRadius = { stores: 20_000, collectionPoints: 50 } as const

function shown(stored: StoredStore): Store {
  const { parcelRoom: _, ...store } = stored
  return {
    ...store,
    services: [...store.services],
    hours: [...store.hours],
    timeZone: timeZoneOf(store.countryCode, store.province),
  }
}

export const storeHandlers = {
  'stores.store.search': ({ body }, context) => {
    const all = readStores(context.db)
    const origin = originOf(body, all, context)
    if (origin === 'lost') return fail('STR404')
    const { services = [], countryCode, upcs, limit = 20, radius = usualRadius.stores } = body
    const suitable = all
      .filter(store => services.every(service => store.services.includes(service)))
      .filter(store => countryCode === undefined || store.countryCode === countryCode)
      .map(shown)
    const found = origin === undefined ? suitable : nearest(suitable, origin, radius * kilometre)
    return ok({
      ...(origin === undefined ? {} : { origin }),
      total: found.length,
      stores: withInventory(context.db, found.slice(0, limit), upcs),
    })
  },

  'stores.collection-points.search': ({ body }, context) => {
    const origin = originOf(body, readStores(context.db), context)
    if (origin === 'lost' || origin === undefined) return fail('STR404')
    const { countryCode, limit = 20, radius = usualRadius.collectionPoints } = body
    const points = readCollectionPoints(context.db).filter(
      point => countryCode === undefined || point.countryCode === countryCode,
    )
    const found = nearest(points, origin, radius * kilometre)
    return ok({ origin, total: found.length, collectionPoints: found.slice(0, limit) })
  },

  'utilities.stores.list': ({ query: { countryCode } }, { db }) =>
    ok({
      stores: readStores(db)
        .filter(store => countryCode === undefined || store.countryCode === countryCode)
        .map(shown),
    }),

  'utilities.token-country.get': ({ path: { countryCode } }, { site, locale }) => {
    if (!isCountry(countryCode) || countries[countryCode].site !== site) return fail('API404')
    return ok({ countryCode, regions: regionsOf(countryCode, locales[locale].language) })
  },
} satisfies Handlers<typeof storeCalls, Contexts>
