import type { SiteName } from '#src/language/locales.ts'

/** A site's map: its western, southern, eastern and northern edges in degrees, and its height at a width of 1000. */
type Region = {
  readonly bounds: readonly [west: number, south: number, east: number, north: number]
  readonly height: number
}

/** The maps of `public/maps`, one a site, cut to these bounds. */
export const regions = {
  'fellholm-us': { bounds: [-126, 23.5, -65.5, 50], height: 557 },
  'fellholm-ca': { bounds: [-141, 41, -52, 61], height: 365 },
  'fellholm-gb': { bounds: [-9.5, 49.4, 3, 59.4], height: 1383 },
  'fellholm-eu': { bounds: [-10.5, 35.6, 19.5, 55.6], height: 968 },
} as const satisfies Record<SiteName, Region>

export const mapWidth = 1000

/** Mercator's ordinate of a latitude, in degrees of longitude at the equator. */
const ordinate = (latitude: number): number =>
  Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * (180 / Math.PI)

type Point = { readonly latitude: number; readonly longitude: number }

/** Where a point lies on a site's map, to the whole unit; nothing when it lies outside. */
export function onMap(
  site: SiteName,
  { latitude, longitude }: Point,
): { readonly x: number; readonly y: number } | undefined {
  const { bounds, height } = regions[site]
  const [west, , east, north] = bounds
  const scale = mapWidth / (east - west)
  const x = Math.round((longitude - west) * scale)
  const y = Math.round((ordinate(north) - ordinate(latitude)) * scale)
  return x >= 0 && x <= mapWidth && y >= 0 && y <= height ? { x, y } : undefined
}
