import type { Asked, Step } from './storefront.ts'

const isLocalHost = (host: string) =>
  /^(?:[\w-]+\.)*localhost(?::\d+)?$|^127\.0\.0\.1(?::\d+)?$|^\[::1\](?::\d+)?$/.test(host)

async function adminCall(c: Asked): Promise<Response> {
  const { COMMERCE } = c.var.settings
  return COMMERCE === undefined ? new Response('no embedded platform\n', { status: 404 }) : COMMERCE.fetch(c.req.raw)
}

/**
 * Local builds only: the payment provider on its own host (`pay.localhost`), and the platform's own administration.
 * In what is deployed both are somebody else's, and none of this is in the bundle.
 */
export const localNeighbours: Step = async (c, next) => {
  const { host, pathname } = new URL(c.req.url)
  const { PAYMENTS } = c.var.settings
  if (!isLocalHost(host)) return next()
  if (host.startsWith('pay.') && PAYMENTS !== undefined) return PAYMENTS.fetch(c.req.raw)
  if (pathname.startsWith('/admin/')) return adminCall(c)
  return next()
}
