import type { StockLocation } from '../seed/places.ts'

const place = (id: string, kind: StockLocation['kind'], site: StockLocation['site']): StockLocation => ({
  id,
  kind,
  site,
  name: id,
  addressLine1: '1 Yard',
  city: 'Town',
  postalCode: '00000',
  countryCode: 'US',
  latitude: 0,
  longitude: 0,
})

/** A warehouse for each site, and a store in Denver. */
export const locations: StockLocation[] = [
  place('W-US', 'warehouse', 'fellholm-us'),
  {
    ...place('S-US', 'store', 'fellholm-us'),
    city: 'Denver',
    province: 'CO',
    postalCode: '80202',
    phone: '',
    services: ['pickup', 'same-day', 'ship-to-store'],
    hours: [],
  },
  place('W-CA', 'warehouse', 'fellholm-ca'),
  place('W-GB', 'warehouse', 'fellholm-gb'),
  place('W-EU', 'warehouse', 'fellholm-eu'),
]
