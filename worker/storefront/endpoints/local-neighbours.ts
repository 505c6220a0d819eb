import type { StorefrontContext, StorefrontMiddleware } from '../context.ts'
import { purgePages } from '../purging/purge-pages.ts'

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
  if (answer.ok && c.req.method === 'POST') await purgePages(c.env.settings, ['catalog'], Date.now())
  return answer
}

/** Whether a page is asked of the payment provider's host. */
export const isPaymentsHost = (url: string): boolean => url.includes('://pay.')

const isChatHost = (url: string): boolean => url.includes('://chat.')

/** Who answers instead of the store: by host the payment provider and the chat, by path the platform and the identity provider. */
function neighbourOf(c: StorefrontContext): 'platform' | 'administration' | 'chat' | undefined {
  const { url, address } = c.env
  const { pathname } = address
  if (isChatHost(url)) return 'chat'
  if (isPaymentsHost(url) || pathname.startsWith('/identity/') || pathname.startsWith('/carrier/')) return 'platform'
  return pathname.startsWith('/admin/') ? 'administration' : undefined
}

/**
 * Local builds only: the platform's administration with its mailbox, the payment provider (`pay.localhost`, through the
 * platform), the chat (`chat.localhost`), the identity provider and the carrier. A deployed build leaves these to other
 * companies and contains none of this code.
 */
export const localNeighbours: StorefrontMiddleware = (c, next) => {
  const neighbour = neighbourOf(c)
  const { COMMERCE, CHAT } = c.env.settings
  const asked = neighbour === 'chat' ? CHAT : COMMERCE
  if (neighbour === undefined || asked === undefined || !local.test(c.env.url)) return next()
  return neighbour === 'administration' ? administer(c, asked) : handOver(c, asked)
}
