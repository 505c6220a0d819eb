import { expect, it } from 'vitest'

import { sites } from '#src/language/locales.ts'

import { onMap, regions } from './regions.ts'

it('corners of a map are corners of its region (Mercator)', () => {
  for (const site of sites) {
    const [west, south, east, north] = regions[site].bounds
    expect(onMap(site, { latitude: north, longitude: west })).toEqual({ x: 0, y: 0 })
    expect(onMap(site, { latitude: south, longitude: east })).toEqual({ x: 1000, y: regions[site].height })
  }
})

it('north is up, east is right, and what lies outside is on no map', () => {
  const denver = onMap('fellholm-us', { latitude: 39.75, longitude: -105 })
  const boston = onMap('fellholm-us', { latitude: 42.35, longitude: -71.1 })
  expect((boston?.x ?? 0) > (denver?.x ?? 0)).toBe(true)
  expect((boston?.y ?? 0) < (denver?.y ?? 0)).toBe(true)
  expect(onMap('fellholm-us', { latitude: 21.3, longitude: -157.8 })).toBeUndefined()
})
