import type { LiveStore } from '#src/redirects/live-check.ts'

const patienceMs = 10_000

/** The store at an origin, as it answers a person without cookies. */
export const storeAt = (origin: string): LiveStore => ({
  name: origin,
  most: 500,
  ask: async (path, follows) => {
    const redirect = follows ? 'follow' : 'manual'
    const headers = { accept: 'text/html' }
    const asked = fetch(new URL(path, origin), {
      method: 'HEAD',
      redirect,
      headers,
      signal: AbortSignal.timeout(patienceMs),
    })
    const answer = await asked.catch(() => undefined)
    await answer?.body?.cancel()
    return answer?.status
  },
})
