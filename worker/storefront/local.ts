import { purge } from '#kv/purges.ts'

import type { Asked, Step } from './storefront.ts'

/** An address on this machine: its host. */
const local = /^https?:\/\/((?:[\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:\/|$)/

/** Hands a request over as it is; the answer is copied, because the headers of a foreign one cannot be added to. */
async function handOver(c: Asked, neighbour: Fetcher): Promise<Response> {
  const answer = await neighbour.fetch(c.req.raw)
  return new Response(answer.body, answer)
}

/** The platform's administration; what it changes in the catalogue shows at once. */
async function administer(c: Asked, commerce: Fetcher): Promise<Response> {
  const answer = await handOver(c, commerce)
  if (answer.ok && c.req.method === 'POST') await purge(c.var.settings.PAGES, ['catalog'], Date.now())
  return answer
}

/**
 * Local builds only: the payment provider on its own host (`pay.localhost`), and the platform's own administration.
 * In what is deployed both are somebody else's, and none of this is in the bundle.
 */
export const localNeighbours: Step = async (c, next) => {
  const host = local.exec(c.req.url)?.[1]
  if (host === undefined) return next()
  const { pathname } = c.get('address')
  const { COMMERCE, PAYMENTS } = c.get('settings')
  if (host.startsWith('pay.') && PAYMENTS !== undefined) return handOver(c, PAYMENTS)
  if (pathname.startsWith('/admin/') && COMMERCE !== undefined) return administer(c, COMMERCE)
  return next()
}
