import type { SiteName } from '#src/language/locales.ts'

import type { Database } from '../db/database.ts'
import { readStores, readWarehouses } from '../db/catalogue/places.ts'
import type { Reach } from '../rules/shipping.ts'
import { distance } from './distance.ts'
import { findCity } from './find-city.ts'
import { citiesOf } from './known-cities.ts'

/** Metres from a warehouse within which a parcel takes the shorter half of its days. */
const nearBy = 600_000

type To = { readonly site: SiteName; readonly postalCode: string; readonly countryCode: string }

/** How far a postal code is from the nearest warehouse; undefined for an unknown one. */
export function reachOf(db: Database, { site, postalCode, countryCode }: To): Reach | undefined {
  const known = citiesOf(readStores(db), site).filter(place => place.countryCode === countryCode)
  const place = findCity(known, postalCode)
  if (place === undefined) return undefined
  return readWarehouses(db).some(warehouse => distance(warehouse, place) <= nearBy) ? 'near' : 'far'
}
