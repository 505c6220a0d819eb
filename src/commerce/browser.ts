import { createClient, type Commerce } from './client.ts'

/**
 * A client for the browser: same-origin, through the proxy, which adds what script must not know. `callLocale` is the
 * locale in the calls' spelling, e.g. `de_DE`. A call ends after 30 s (D32).
 */
export const createBrowserClient = (callLocale: string): Commerce =>
  createClient(async ({ method, path, query, body }) => {
    const search = new URLSearchParams(query)
    search.set('locale', callLocale)
    const response = await fetch(`${path}?${search}`, {
      method,
      signal: AbortSignal.timeout(30_000),
      headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      body: body ?? null,
    })
    return { status: response.status, json: await response.json() }
  })
