/** Where to look for stores: words (a postal code, a city), or a point that was rounded to a tenth of a degree. */
export type SearchLocation = {
  readonly q: string
  readonly near: { readonly latitude: number; readonly longitude: number } | undefined
}

const longest = 80

/** Reads a place off a query; what it does not understand it ignores. */
export function readSearchLocation(query: URLSearchParams): SearchLocation {
  const q = (query.get('q') ?? '').trim().slice(0, longest)
  const [, latitude, longitude] = /^(-?\d{1,2}(?:\.\d)?),(-?\d{1,3}(?:\.\d)?)$/.exec(query.get('near') ?? '') ?? []
  const near = { latitude: Number(latitude), longitude: Number(longitude) }
  const isPoint = latitude !== undefined && Math.abs(near.latitude) <= 90 && Math.abs(near.longitude) <= 180
  return { q, near: isPoint ? near : undefined }
}

/** A position for the address, rounded to about eleven kilometres, so that it does not give a street away. */
export const nearText = (latitude: number, longitude: number): string =>
  `${latitude.toFixed(1)},${longitude.toFixed(1)}`
