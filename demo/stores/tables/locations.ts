import { type SiteName, sites } from '#src/language/locales.ts'
import type { StockLocation } from '#worker/commerce/seed/places.ts'

type Row = readonly [
  id: string,
  name: string,
  addressLine1: string,
  city: string,
  province: string,
  postalCode: string,
  countryCode: string,
  latitude: number,
  longitude: number,
]

/** Ids begin with `w` for a warehouse and `s` for a store. */
const rows: Readonly<Record<SiteName, readonly Row[]>> = {
  'fellholm-us': [
    ['w-us-east', 'Allentown Warehouse', '4180 Millrace Parkway', 'Allentown', 'PA', '18106', 'US', 40.579, -75.625],
    ['w-us-west', 'Reno Warehouse', '925 Sagebrush Logistics Way', 'Reno', 'NV', '89506', 'US', 39.646, -119.884],
    ['s-us-denver', 'Fellholm Denver', '1631 Larkspur Street', 'Denver', 'CO', '80202', 'US', 39.7525, -104.999],
    [
      's-us-portland',
      'Fellholm Portland',
      '712 NW Alderbank Avenue',
      'Portland',
      'OR',
      '97209',
      'US',
      45.5268,
      -122.684,
    ],
    ['s-us-boston', 'Fellholm Boston', '248 Saltmarsh Street', 'Boston', 'MA', '02116', 'US', 42.3505, -71.077],
    ['s-us-brooklyn', 'Fellholm Brooklyn', '86 Cooperage Street', 'Brooklyn', 'NY', '11201', 'US', 40.6985, -73.987],
    [
      's-us-burlington',
      'Fellholm Burlington',
      '39 Quarry Hill Lane',
      'Burlington',
      'VT',
      '05401',
      'US',
      44.4779,
      -73.213,
    ],
  ],
  'fellholm-ca': [
    ['w-ca-east', 'Mississauga Warehouse', '7350 Tamarack Gate', 'Mississauga', 'ON', 'L5T 2N6', 'CA', 43.652, -79.671],
    ['w-ca-west', 'Surrey Warehouse', '18840 Heronwood Road', 'Surrey', 'BC', 'V3S 8E4', 'CA', 49.121, -122.699],
    [
      's-ca-vancouver',
      'Fellholm Vancouver',
      '417 Cedarline Street',
      'Vancouver',
      'BC',
      'V6B 2L9',
      'CA',
      49.2812,
      -123.114,
    ],
    [
      's-ca-montreal',
      'Fellholm Montréal',
      '1288, rue du Vieux-Quai',
      'Montréal',
      'QC',
      'H3B 4W5',
      'CA',
      45.5006,
      -73.5683,
    ],
    [
      's-ca-toronto',
      'Fellholm Toronto',
      '305 Millstone Street West',
      'Toronto',
      'ON',
      'M5V 1P9',
      'CA',
      43.6468,
      -79.393,
    ],
    ['s-ca-calgary', 'Fellholm Calgary', '822 Foothill Avenue SW', 'Calgary', 'AB', 'T2P 3G2', 'CA', 51.0459, -114.077],
  ],
  'fellholm-gb': [
    [
      'w-gb-north',
      'Warrington Warehouse',
      '6 Copperfield Trade Park',
      'Warrington',
      '',
      'WA5 7XQ',
      'GB',
      53.401,
      -2.642,
    ],
    ['w-gb-south', 'Northampton Warehouse', '21 Tannery Way', 'Northampton', '', 'NN4 7ZB', 'GB', 52.213, -0.911],
    ['s-gb-keswick', 'Fellholm Keswick', '14 Packhorse Yard', 'Keswick', '', 'CA12 5XD', 'GB', 54.6009, -3.1365],
    ['s-gb-london', 'Fellholm London', '58 Weathercock Lane', 'London', '', 'WC2E 9ZY', 'GB', 51.5128, -0.1243],
    ['s-gb-edinburgh', 'Fellholm Edinburgh', '91 Lanternmaker Row', 'Edinburgh', '', 'EH1 2ZQ', 'GB', 55.9502, -3.194],
    ['s-gb-bristol', 'Fellholm Bristol', '7 Ropewalk Parade', 'Bristol', '', 'BS1 4XZ', 'GB', 51.4525, -2.5972],
  ],
  'fellholm-eu': [
    ['w-eu-north', 'Lager Duisburg', 'Kranbahnallee 40', 'Duisburg', '', '47059', 'DE', 51.442, 6.741],
    ['w-eu-south', 'Entrepôt de Lyon', '12 allée des Messageries', 'Saint-Priest', '', '69800', 'FR', 45.704, 4.953],
    ['s-eu-munich', 'Fellholm München', 'Lodenwebergasse 9', 'München', '', '80331', 'DE', 48.1365, 11.571],
    ['s-eu-berlin', 'Fellholm Berlin', 'Alte Seilerstraße 31', 'Berlin', '', '10119', 'DE', 52.5296, 13.4015],
    ['s-eu-paris', 'Fellholm Paris', '27 rue des Quatre-Vents-d’Est', 'Paris', '', '75003', 'FR', 48.8625, 2.3612],
    ['s-eu-annecy', 'Fellholm Annecy', '5 passage du Vieux-Lavoir', 'Annecy', '', '74000', 'FR', 45.8992, 6.1268],
    ['s-eu-milan', 'Fellholm Milano', 'Via dei Sellai 18', 'Milano', 'MI', '20121', 'IT', 45.4708, 9.188],
    [
      's-eu-bolzano',
      'Fellholm Bolzano',
      'Vicolo del Mulino Vecchio 4',
      'Bolzano',
      'BZ',
      '39100',
      'IT',
      46.498,
      11.3548,
    ],
  ],
}

const located = (site: SiteName, row: Row): StockLocation => {
  const [id, name, addressLine1, city, province, postalCode, countryCode, latitude, longitude] = row
  const place = { id, site, name, addressLine1, city, postalCode, countryCode, latitude, longitude }
  const kind = id.startsWith('w') ? 'warehouse' : 'store'
  return province === '' ? { ...place, kind } : { ...place, kind, province }
}

/** Two warehouses and four to six stores a site. Streets and house numbers are invented, cities are real. */
export const locations: readonly StockLocation[] = sites.flatMap(site => rows[site].map(row => located(site, row)))
