import { createClient, type Commerce } from './client.ts'

/** Sent when bot protection stood in the way of a call; what handles it may try the call again (R292). */
export const botProtection = 'fellholm:bot-protection'

/** A 403 that names an `appId` comes from bot protection, not from the platform (R292). */
function tellBotProtection(json: unknown): void {
  if (typeof json !== 'object' || json === null || !('appId' in json)) return
  dispatchEvent(new CustomEvent(botProtection, { detail: { appId: json.appId } }))
}

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
    const json: unknown = await response.json()
    if (response.status === 403) tellBotProtection(json)
    return { status: response.status, json }
  })
