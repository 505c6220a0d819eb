import type { SiteName } from '#src/language/locales.ts'

import type { StoredStore } from '../db/catalogue/places.ts'
import { countries, isCountry } from '../rules/addresses/countries.ts'
import { cities, type City } from './cities.ts'

/** Every place a shop can be asked about: its stores' cities, and the known cities of the countries it serves. */
export function citiesOf(stores: readonly StoredStore[], site: SiteName): City[] {
  const own = stores.map(({ city, countryCode, postalCode, latitude, longitude }) => ({
    name: city,
    countryCode,
    postalPrefix: postalCode.replaceAll(' ', ''),
    latitude,
    longitude,
  }))
  return [...own, ...cities.filter(({ countryCode: code }) => isCountry(code) && countries[code].site === site)]
}
