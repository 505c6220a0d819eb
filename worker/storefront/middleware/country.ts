import type { Step } from '../storefront.ts'

const known = (code: unknown): string | undefined =>
  typeof code === 'string' && /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : undefined

/**
 * Where the visitor is, as the platform says. Locally, where it says nothing, the header it would set may be sent by
 * hand; at the edge that header always comes from the platform itself.
 */
export const located: Step = async (c, next) => {
  const { cf } = c.req.raw
  c.set('country', known(cf?.country) ?? known(c.req.header('cf-ipcountry')))
  return next()
}
