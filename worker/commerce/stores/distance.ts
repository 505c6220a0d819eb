export type GeoPoint = { readonly latitude: number; readonly longitude: number }

/** Mean radius of the Earth, in metres (IUGG). */
const earthRadius = 6_371_009

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Metres between two points along a great circle (haversine formula), whole. */
export function distance(a: GeoPoint, b: GeoPoint): number {
  const latitudes = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2
  const longitudes = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  const half = latitudes + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * longitudes
  return Math.round(2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(half))))
}

/** Those within `radius` metres, the nearest first, each with its distance. */
export const nearest = <Item extends GeoPoint>(
  items: readonly Item[],
  from: GeoPoint,
  radius = Infinity,
): (Item & { readonly distance: number })[] =>
  items
    .map(item => ({ ...item, distance: distance(from, item) }))
    .filter(item => item.distance <= radius)
    .toSorted((a, b) => a.distance - b.distance)
