import { purge } from '#kv/purges.ts'

import type { StorefrontContext, StorefrontMiddleware } from '../context.ts'

/** An address on this machine. */
const local = /^https?:\/\/(?:(?:[\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:\/|$)/

/** Hands a request over as it is; the answer is copied, because the headers of a foreign one cannot be added to. */
async function handOver(c: StorefrontContext, neighbour: Fetcher): Promise<Response> {
  const answer = await neighbour.fetch(c.req.raw)
  return new Response(answer.body, answer)
}

/** The platform's administration; what it changes in the catalogue shows at once. */
async function administer(c: StorefrontContext, commerce: Fetcher): Promise<Response> {
  const answer = await handOver(c, commerce)
  if (answer.ok && c.req.method === 'POST') await purge(c.env.settings.PAGES, ['catalog'], Date.now())
  return answer
}

/** Whether a page is asked of the payment provider's host. */
export const isPaymentsHost = (url: string): boolean => url.includes('://pay.')

/**
 * Local builds only: the platform's own administration with its mailbox, the payment provider on its own host
 * (`pay.localhost`), which the platform hands on to, and the identity provider. In what is deployed they are somebody
 * else's, and none of this is in the bundle.
 */
export const localNeighbours: StorefrontMiddleware = async (c, next) => {
  const { url } = c.req
  const { pathname } = c.env.address
  const isForOthers = isPaymentsHost(url) || pathname.startsWith('/identity/')
  if (!isForOthers && !pathname.startsWith('/admin/')) return next()
  const { COMMERCE } = c.env.settings
  if (COMMERCE === undefined || !local.test(url)) return next()
  return isForOthers ? handOver(c, COMMERCE) : administer(c, COMMERCE)
}
