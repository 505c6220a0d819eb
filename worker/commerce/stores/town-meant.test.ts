import { expect, test } from 'vitest'

import { townMeant, type Town } from './town-meant.ts'

const towns: readonly Town[] = [
  { name: 'Denver', countryCode: 'US', postalPrefix: '802' },
  { name: 'Denton', countryCode: 'US', postalPrefix: '762' },
  { name: 'München', countryCode: 'DE', postalPrefix: '80' },
  { name: 'Toronto', countryCode: 'CA', postalPrefix: 'M5V' },
]
const meant = (city: string, postalCode: string, countryCode = 'US') =>
  townMeant(towns, { city, postalCode, countryCode })

test.each([
  ['Denvr', '80202', 'US', 'Denver'],
  ['Dnever', '80202-1234', 'US', 'Denver'],
  ['Munchne', '80331', 'DE', 'München'],
  ['Tornoto', 'm5v 3l9', 'CA', 'Toronto'],
])('“%s” at %s in %s is probably %s', (city, postalCode, country, town) => {
  expect(meant(city, postalCode, country)).toBe(town)
})

test.each([
  ['is right', 'denver', '80202', 'US'],
  ['is right without its accents', 'Munchen', '80331', 'DE'],
  ['is what another language calls it', 'Munich', '80331', 'DE'],
  ['is another town altogether', 'Boulder', '80202', 'US'],
  ['lies at another postal code', 'Denvr', '10001', 'US'],
  ['is too short to be sure of', 'Dnv', '80202', 'US'],
])('nothing is suggested for a name that %s: %s', (_, city, postalCode, country) => {
  expect(meant(city, postalCode, country)).toBeUndefined()
})
