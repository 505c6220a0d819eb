import { createClient, NoAnswer, type Commerce } from './client.ts'
import { retriedStatuses, retrySpentHeader } from './retried.ts'

/**
 * Sent when bot protection stood in the way of a call (R292). What handles it gives `waitUntil` a promise; once that is
 * fulfilled the call is made again by itself, once.
 */
export const botProtection = 'fellholm:bot-protection'

export type BotProtection = {
  /** The application that bot protection names in its answer. */
  readonly appId: unknown
  readonly waitUntil: (handled: Promise<unknown>) => void
}

type Answer = {
  readonly status: number
  readonly json: unknown
  /** The worker has asked once more already. */
  readonly isRetrySpent: boolean
}

/** Asks, and waits for the whole of the answer. */
async function ask(address: string, init: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(address, init)
    return {
      status: response.status,
      json: await response.json(),
      isRetrySpent: response.headers.get(retrySpentHeader) !== null,
    }
  } catch (error) {
    throw new NoAnswer(String(error), { cause: error })
  }
}

/** Whether bot protection refused the call, which then did nothing, and somebody has dealt with it (R292). */
async function isPastBotProtection({ status, json }: Answer): Promise<boolean> {
  if (status !== 403 || typeof json !== 'object' || json === null || !('appId' in json)) return false
  const handling: Promise<unknown>[] = []
  const detail: BotProtection = { appId: json.appId, waitUntil: handled => void handling.push(handled) }
  dispatchEvent(new CustomEvent(botProtection, { detail }))
  if (handling.length === 0) return false
  return Promise.all(handling).then(
    () => true,
    () => false,
  )
}

/** Asks once more where that helps: a GET by its status, or when its connection broke (R291), any call past bot protection. */
async function askAgain(address: string, init: RequestInit): Promise<Answer> {
  const isRead = init.method === 'GET'
  const first = await ask(address, init).catch((error: unknown) => {
    if (isRead && navigator.onLine && init.signal?.aborted !== true) return undefined
    throw error
  })
  if (first === undefined) return ask(address, init)
  const isFailed = isRead && retriedStatuses.has(first.status) && !first.isRetrySpent
  return isFailed || (await isPastBotProtection(first)) ? ask(address, init) : first
}

/**
 * A client for the browser: same-origin, through the proxy, which adds what script must not know. `callLocale` is the
 * locale in the calls' spelling, e.g. `de_DE`. A call ends after 30 s (D32).
 */
export const createBrowserClient = (callLocale: string): Commerce =>
  createClient(({ method, path, query, body }) => {
    const search = new URLSearchParams(query)
    search.set('locale', callLocale)
    return askAgain(`${path}?${search}`, {
      method,
      signal: AbortSignal.timeout(30_000),
      headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      body: body ?? null,
    })
  })
