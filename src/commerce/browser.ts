import { createClient, NoAnswer, type Commerce } from './client.ts'

/** Sent when bot protection stood in the way of a call; what handles it may try the call again (R292). */
export const botProtection = 'fellholm:bot-protection'

/** A 403 that names an `appId` comes from bot protection, not from the platform (R292). */
function tellBotProtection(json: unknown): void {
  if (typeof json !== 'object' || json === null || !('appId' in json)) return
  dispatchEvent(new CustomEvent(botProtection, { detail: { appId: json.appId } }))
}

/** Asks, and waits for the whole of the answer. */
async function ask(address: string, init: RequestInit): Promise<{ readonly status: number; readonly json: unknown }> {
  try {
    const response = await fetch(address, init)
    return { status: response.status, json: await response.json() }
  } catch (error) {
    throw new NoAnswer(String(error), { cause: error })
  }
}

/**
 * A client for the browser: same-origin, through the proxy, which adds what script must not know. `callLocale` is the
 * locale in the calls' spelling, e.g. `de_DE`. A call ends after 30 s (D32).
 */
export const createBrowserClient = (callLocale: string): Commerce =>
  createClient(async ({ method, path, query, body }) => {
    const search = new URLSearchParams(query)
    search.set('locale', callLocale)
    const { status, json } = await ask(`${path}?${search}`, {
      method,
      signal: AbortSignal.timeout(30_000),
      headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      body: body ?? null,
    })
    if (status === 403) tellBotProtection(json)
    return { status, json }
  })
