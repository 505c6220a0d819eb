import { expect, it } from 'vitest'

import { nearText, readSearchLocation } from './search-location.ts'

const read = (query: string) => readSearchLocation(new URLSearchParams(query))

it('a place is words or a point; a position is rounded before it stands in an address', () => {
  expect(read('q= Denver ')).toEqual({ q: 'Denver', near: undefined })
  expect(nearText(39.752_54, -104.999_1)).toBe('39.8,-105.0')
  expect(read(`near=${nearText(39.752_54, -104.999_1)}`).near).toEqual({ latitude: 39.8, longitude: -105 })
})

it('what is no point is ignored', () => {
  for (const near of ['', 'a,b', '91,0', '0,181', '39.75254,-104.9991', '1'])
    expect(read(`near=${near}`).near).toBeUndefined()
})
