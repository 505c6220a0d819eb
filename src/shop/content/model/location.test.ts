import { describe, expect, it } from 'vitest'

import { countryToConfirm } from './location.ts'

const locations = [
  { countryCode: 'US', locales: ['en-us', 'es-us'] },
  { countryCode: 'DE', locales: ['de-de'] },
]
const german = { current: 'US', locale: 'en-us', detected: 'DE', confirmed: null, locations }

describe('#modal=location-confirmation', () => {
  it('R210: is for who seems to be in another country, which is served in another locale', () => {
    expect(countryToConfirm(german)).toBe('DE')
    expect(countryToConfirm({ ...german, detected: 'US' })).toBeUndefined()
    expect(countryToConfirm({ ...german, detected: 'JP' })).toBeUndefined()
    expect(
      countryToConfirm({ ...german, locations: [{ countryCode: 'DE', locales: ['de-de', 'en-us'] }] }),
    ).toBeUndefined()
  })

  it('R211: is not asked again once the country of this store is confirmed', () => {
    expect(countryToConfirm({ ...german, confirmed: 'US' })).toBeUndefined()
    expect(countryToConfirm({ ...german, confirmed: 'DE' })).toBe('DE')
  })

  it('R212: is not shown when the look-up or the location data fails', () => {
    expect(countryToConfirm({ ...german, detected: undefined })).toBeUndefined()
    expect(countryToConfirm({ ...german, locations: undefined })).toBeUndefined()
  })
})
