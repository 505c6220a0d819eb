const metresPerMile = 1609.344

/** Countries whose roads are signposted in miles. */
const inMiles = new Set(['US', 'GB'])

/** Metres as people of a country count distances: `12 mi`, `19 km`. */
export function distanceText(tag: string, metres: number, countryCode: string): string {
  const [value, unit] = inMiles.has(countryCode) ? [metres / metresPerMile, 'mile'] : [metres / 1000, 'kilometer']
  const maximumFractionDigits = value < 10 ? 1 : 0
  return new Intl.NumberFormat(tag, { style: 'unit', unit: String(unit), maximumFractionDigits }).format(Number(value))
}
