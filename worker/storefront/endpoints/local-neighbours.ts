import type { StorefrontContext, StorefrontMiddleware } from '../context.ts'
import { neighbourAddress } from '../local-addresses.ts'
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

/** Who answers instead of the store: by host the payment provider and the chat, by path the platform and the identity provider. */
function neighbourOf(url: string): 'platform' | 'administration' | 'chat' | undefined {
  const [found, host, path] = neighbourAddress.exec(url) ?? []
  if (found === undefined) return undefined
  if (host === 'chat') return 'chat'
  return path === 'admin' ? 'administration' : 'platform'
}

/**
 * Local builds only: the platform's administration with its mailbox, the payment provider (`pay.localhost`, through the
 * platform), the chat (`chat.localhost`), the identity provider and the carrier. A deployed build leaves these to other
 * companies and contains none of this code.
 */
export const localNeighbours: StorefrontMiddleware = (c, next) => {
  const neighbour = neighbourOf(c.env.url)
  if (neighbour === undefined) return next()
  const { COMMERCE, CHAT } = c.env.settings
  const asked = neighbour === 'chat' ? CHAT : COMMERCE
  if (asked === undefined || !local.test(c.env.url)) return next()
  return neighbour === 'administration' ? administer(c, asked) : handOver(c, asked)
}
