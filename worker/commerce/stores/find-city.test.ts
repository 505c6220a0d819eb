import { describe, expect, it } from 'vitest'

import { findCity } from './find-city.ts'
import { cities, type City } from './cities.ts'

const denver: City = {
  name: 'Denver',
  countryCode: 'US',
  postalPrefix: '80202',
  latitude: 39.75,
  longitude: -104.99,
}
const known = [denver, ...cities]
const found = (asked: string, countries: readonly string[] = []) =>
  findCity(
    known.filter(({ countryCode }) => countries.length === 0 || countries.includes(countryCode)),
    asked,
  )?.name

describe('a place somebody types', () => {
  it.each([
    ['Denver', 'Denver'],
    ['denver, CO', 'Denver'],
    ['80205', 'Denver'],
    ['Downtown 80202', 'Denver'],
    ['nurnberg', 'Nürnberg'],
    ['Nuremberg', 'Nürnberg'],
    ['New York', 'New York'],
    ['Newcas', 'Newcastle upon Tyne'],
  ])('%s is %s', (asked, name) => {
    expect(found(asked)).toBe(name)
  })

  it('by postal code is the place whose codes begin most alike, among the countries asked', () => {
    expect(found('LS1 4DY', ['GB'])).toBe('Leeds')
    expect(found('t5j 2r7', ['CA'])).toBe('Edmonton')
    expect(found('13002', ['FR'])).toBe('Marseille')
  })

  it.each(['', 'q', '—', 'Atlantis', 'Z9'])('%j is nowhere', asked => {
    expect(found(asked)).toBeUndefined()
  })
})
