import type { CollectionPoint } from '#src/commerce/calls/catalogue/stores.ts'
import type { SiteName } from '#src/language/locales.ts'
import { countries, isCountry } from '#worker/commerce/rules/addresses/countries.ts'
import { cities, type City } from '#worker/commerce/stores/cities.ts'
import { around, randomFor } from '#src/kit/seeded-random.ts'

import { machineHours, openingHours } from './opening-hours.ts'
import { locations } from './places.ts'

type Naming = {
  readonly streets: readonly [string, ...string[]]
  /** House number and street as people of the country write them. */
  readonly address: (street: string, number: number) => string
  readonly locker: string
  readonly shops: readonly [string, ...string[]]
}

const english: Naming = {
  streets: ['Millrace Street', 'Station Road', 'Orchard Lane', 'Quarry Street', 'Saddlers Row'],
  address: (street, number) => `${number} ${street}`,
  locker: 'Parcel locker',
  shops: ['Corner Grocery', 'Station Kiosk', 'Lane Books', 'Bellweather Pharmacy'],
}
const german: Naming = {
  streets: ['Bahnhofstraße', 'Mühlgasse', 'Gartenweg', 'Seilerstraße', 'Am Anger'],
  address: (street, number) => `${street} ${number}`,
  locker: 'Paketfach',
  shops: ['Eckladen', 'Bahnhofskiosk', 'Bücherstube', 'Apotheke am Brunnen'],
}
const french: Naming = {
  streets: ['rue de la Gare', 'rue du Moulin', 'allée des Tilleuls', 'rue des Cordiers', 'place du Marché'],
  address: (street, number) => `${number} ${street}`,
  locker: 'Consigne colis',
  shops: ['Épicerie du Coin', 'Tabac de la Gare', 'Librairie des Arcades', 'Pharmacie du Pont'],
}
const italian: Naming = {
  streets: ['Via della Stazione', 'Via del Mulino', 'Viale dei Tigli', 'Via dei Cordai', 'Piazza del Mercato'],
  address: (street, number) => `${street} ${number}`,
  locker: 'Armadietto pacchi',
  shops: ['Alimentari all’Angolo', 'Edicola della Stazione', 'Libreria dei Portici', 'Farmacia al Ponte'],
}
const spanish: Naming = {
  streets: ['Calle de la Estación', 'Calle del Molino', 'Paseo de los Tilos', 'Calle de los Cordeleros'],
  address: (street, number) => `${street} ${number}`,
  locker: 'Taquilla',
  shops: ['Ultramarinos la Esquina', 'Quiosco de la Estación', 'Librería del Arco', 'Farmacia del Puente'],
}
const dutch: Naming = {
  streets: ['Stationsstraat', 'Molenpad', 'Lindelaan', 'Touwslagerij'],
  address: (street, number) => `${street} ${number}`,
  locker: 'Pakketkluis',
  shops: ['Buurtwinkel', 'Stationskiosk', 'Boekhandel de Boog', 'Apotheek de Brug'],
}

const namings: Readonly<Record<string, Naming>> = {
  DE: german,
  AT: german,
  FR: french,
  BE: french,
  IT: italian,
  ES: spanish,
  NL: dutch,
}

/** Digits and letters that make a postal code of the country out of what its codes begin with. */
const endings: Readonly<Record<string, (start: string) => string>> = {
  GB: start => `${start} 4QX`,
  CA: start => `${start.padEnd(3, 'A')} 2B5`.replace(/^(\w\d)(\w)/, '$1K'),
  NL: start => `${start.slice(0, 4).padEnd(4, '1')} AB`,
}

const lengths: Readonly<Record<string, number>> = { US: 5, DE: 5, FR: 5, IT: 5, ES: 5, AT: 4, BE: 4 }

const postalCodeOf = ({ countryCode, postalPrefix }: City): string =>
  endings[countryCode]?.(postalPrefix) ?? postalPrefix.padEnd(lengths[countryCode] ?? 5, '01')

/** How far from the middle of a city a point lies at most, in degrees: some two kilometres. */
const spread = 0.02

/** Points a city has. */
const perCity = 3

/** A city with a store is known by it. */
const storeCities = (site: SiteName): City[] =>
  locations
    .filter(location => location.site === site && location.kind === 'store')
    .map(({ city, countryCode, postalCode, latitude, longitude }) => ({
      name: city,
      countryCode,
      postalPrefix: postalCode.replaceAll(' ', ''),
      latitude,
      longitude,
    }))

function pointOf(place: City, nth: number): CollectionPoint {
  const random = randomFor(`collection point ${place.countryCode} ${place.name} ${nth}`)
  const naming = namings[place.countryCode] ?? english
  const isLocker = nth === 0
  const off = () => (random.below(2001) / 1000 - 1) * spread
  return {
    id: `cp-${place.countryCode.toLowerCase()}-${place.postalPrefix.toLowerCase()}-${nth + 1}`,
    name: isLocker ? `${naming.locker} ${100 + random.below(900)}` : around(naming.shops, random.below(60)),
    kind: isLocker ? 'locker' : 'shop',
    addressLine1: naming.address(around(naming.streets, random.below(60)), 1 + random.below(120)),
    city: place.name,
    postalCode: postalCodeOf(place),
    countryCode: place.countryCode,
    latitude: Number((place.latitude + off()).toFixed(5)),
    longitude: Number((place.longitude + off()).toFixed(5)),
    hours: isLocker ? machineHours() : openingHours(place.countryCode),
  }
}

/** Where parcels of a site can be fetched: a locker and two shops in every city that is known. */
export function collectionPointsOf(site: SiteName): CollectionPoint[] {
  const isOfSite = ({ countryCode }: City) => isCountry(countryCode) && countries[countryCode].site === site
  return [...storeCities(site), ...cities.filter(isOfSite)].flatMap(place =>
    Array.from({ length: perCity }, (_, nth) => pointOf(place, nth)),
  )
}
