import type { StorefrontContext } from './context.ts'

const known = (code: unknown): string | undefined =>
  typeof code === 'string' && /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : undefined

/**
 * The visitor's country as ISO 3166-1 alpha-2, or undefined where Cloudflare does not know it. On this machine a
 * `cf-ipcountry` header sets it, as Cloudflare would.
 */
export function countryOf(c: StorefrontContext): string | undefined {
  const explained = c.get('explained')
  if (explained !== undefined) return known(explained.country)
  return known(LOCAL_BUILD ? c.req.header('cf-ipcountry') : c.req.raw.cf?.country)
}

/** Rounded to a tenth of a degree, about ten kilometres: enough for the weather, too coarse to find a home. */
const rounded = (degrees: unknown): number =>
  typeof degrees === 'string' ? Math.round(Number(degrees) * 10) / 10 : Number.NaN

/** Where the visitor seems to be, as the platform says; on this machine the headers `cf-iplatitude` and `cf-iplongitude` may. */
export function coordinatesOf(
  c: StorefrontContext,
): { readonly latitude: number; readonly longitude: number } | undefined {
  const coordinate = (name: 'latitude' | 'longitude') =>
    LOCAL_BUILD ? c.req.header(`cf-ip${name}`) : c.req.raw.cf?.[name]
  const [latitude, longitude] = [rounded(coordinate('latitude')), rounded(coordinate('longitude'))]
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isPlace ? { latitude, longitude } : undefined
}
