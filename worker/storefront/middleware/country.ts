import type { Step } from '../storefront.ts'

const known = (code: unknown): string | undefined =>
  typeof code === 'string' && /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : undefined

/**
 * Where the visitor is, as the platform says. On this machine nobody says, so a header may: `cf-ipcountry`, which the
 * platform would set.
 */
export const located: Step = async (c, next) => {
  const { cf } = c.req.raw
  c.set('country', LOCAL_BUILD ? known(c.req.header('cf-ipcountry')) : known(cf?.country))
  return next()
}
