import type { Step } from '../storefront.ts'

const known = (code: unknown): string | undefined =>
  typeof code === 'string' && /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : undefined

/**
 * Where the visitor is, as the platform says. On this machine nobody says, so a header may: `cf-ipcountry`, which the
 * platform would set.
 */
export const located: Step = async (c, next) => {
  c.set('country', () => known(LOCAL_BUILD ? c.req.header('cf-ipcountry') : c.req.raw.cf?.country))
  return next()
}
