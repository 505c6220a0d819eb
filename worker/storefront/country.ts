import type { StorefrontContext } from './context.ts'

const known = (code: unknown): string | undefined =>
  typeof code === 'string' && /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : undefined

/**
 * ISO 3166-1 alpha-2 of where the visitor is, as the platform says; nothing when it does not know. On this machine
 * nobody says, so a header may: `cf-ipcountry`, which the platform would set.
 */
export const countryOf = (c: StorefrontContext): string | undefined =>
  known(LOCAL_BUILD ? c.req.header('cf-ipcountry') : c.req.raw.cf?.country)
