import type { LiveStore } from '#src/redirects/live-check.ts'

/** A way to a page has no more redirects than this. */
const mostHops = 5

const origin = 'http://localhost'

/**
 * The store as the desk reaches it, at its own host: a redirect to another is followed no further. It is asked by HEAD, which
 * counts as nobody's visit: what the desk wants to know is no missing page and no use of a rule.
 */
export function storeThrough(storefront: Pick<Fetcher, 'fetch'>): LiveStore {
  async function ask(path: string, hops: number): Promise<number | undefined> {
    const answer = await storefront
      .fetch(origin + path, { method: 'HEAD', redirect: 'manual', headers: { accept: 'text/html' } })
      .catch(() => undefined)
    const next = URL.parse(answer?.headers.get('location') ?? '', origin + path)
    const leadsOn = answer?.headers.has('location') === true && next?.origin === origin && hops > 0
    return leadsOn ? ask(next.pathname + next.search, hops - 1) : answer?.status
  }
  return { name: 'The store', most: 100, ask: async (path, follows) => ask(path, follows ? mostHops : 0) }
}
