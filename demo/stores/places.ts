import { storeServices, type StoreService } from '#src/commerce/calls/catalogue/stores.ts'
import { sites } from '#src/language/locales.ts'
import { randomFor } from '#src/kit/seeded-random.ts'
import type { StockLocation, StoreFacts } from '#worker/commerce/seed/places.ts'

import { openingHours } from './opening-hours.ts'
import { smallStore } from '../fixtures.ts'
import { locations as firstLocations } from './tables/locations.ts'
import { laterStores } from './tables/stores.ts'

/**
 * Numbers nobody has. Those of US, CA, GB, DE and FR lie in ranges that the numbering authorities keep for stories (see
 * `people.ts`; 01632 is no town’s code, (0)30 23125 is Berlin’s). For the others we know of none: subscriber number zero.
 */
const phones: Readonly<Record<string, (digits: string) => string>> = {
  US: digits => `+1 202 555 01${digits}`,
  CA: digits => `+1 613 555 01${digits}`,
  GB: digits => `+44 1632 9600${digits}`,
  DE: digits => `+49 30 231250${digits}`,
  FR: digits => `+33 1 99 00 00 ${digits}`,
  IT: digits => `+39 06 000000${digits}`,
  ES: digits => `+34 910 0000${digits}`,
  AT: digits => `+43 1 00000${digits}`,
  BE: digits => `+32 2 000 00 ${digits}`,
  NL: digits => `+31 20 00000${digits}`,
}

/** Of a hundred stores, how many offer a service. */
const offered: Readonly<Record<StoreService, number>> = {
  pickup: 90,
  'same-day': 40,
  'ship-to-store': 80,
  repairs: 60,
  'boot-fitting': 70,
  rental: 25,
}

const furnishedSmall: Partial<StoreFacts> = {
  services: ['pickup', 'ship-to-store', 'repairs'],
  parcelRoom: smallStore.parcelRoom,
}

function storeFacts(id: string, countryCode: string): StoreFacts {
  const random = randomFor(`store ${id}`)
  return {
    phone: phones[countryCode]?.(String(random.below(100)).padStart(2, '0')) ?? '',
    services: storeServices.filter(service => random.below(100) < offered[service]),
    hours: openingHours(countryCode),
    ...(id === smallStore.id ? furnishedSmall : {}),
  }
}

const furnished = (location: StockLocation): StockLocation =>
  location.kind === 'store' ? { ...location, ...storeFacts(location.id, location.countryCode) } : location

const later: StockLocation[] = sites.flatMap(site =>
  laterStores[site].map(([id, addressLine1, city, province, postalCode, countryCode, latitude, longitude]) => ({
    id,
    kind: 'store' as const,
    site,
    name: `Fellholm ${city}`,
    addressLine1,
    city,
    ...(province === '' ? {} : { province }),
    postalCode,
    countryCode,
    latitude,
    longitude,
  })),
)

/** Every place that holds stock: two warehouses a site, and sixty stores in ten countries. */
export const locations: readonly StockLocation[] = [...firstLocations, ...later].map(furnished)
