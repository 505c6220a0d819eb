import { previewKeyParameter } from '#src/kit/preview-parameter.ts'

import { appIdIn } from './app-id.ts'
import { isPastBotProtection } from './bot-protection.ts'
import { createClient, NoAnswer, type Commerce } from './client.ts'
import { retriedStatuses, retrySpentHeader } from './retried.ts'

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
const isFreed = async ({ status, json }: Answer): Promise<boolean> => {
  const appId = appIdIn(status, json)
  return appId !== undefined && isPastBotProtection(appId)
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
  return isFailed || (await isFreed(first)) ? ask(address, init) : first
}

/** Of a preview's address, what its calls of content say as well. */
const ofPreview = ['previewDate', previewKeyParameter]

/** R286: on a preview, content that is asked for later, as that of a dialog, is the preview's too. */
function asLookedAt(path: string, search: URLSearchParams): string {
  const here = new URLSearchParams(location.search)
  if (!path.startsWith('/publish/') || here.get('preview') !== 'true') return path
  for (const name of ofPreview) if (here.has(name)) search.set(name, here.get(name) ?? '')
  return path.replace('publish', 'preview')
}

/**
 * A client for the browser: same-origin, through the proxy, which adds what script must not know. `callLocale` is the
 * locale in the calls' spelling, e.g. `de_DE`. A call ends after 30 s (D32).
 */
export const createBrowserClient = (callLocale: string): Commerce =>
  createClient(({ method, path, query, body }) => {
    const search = new URLSearchParams(query)
    search.set('locale', callLocale)
    return askAgain(`${asLookedAt(path, search)}?${search}`, {
      method,
      signal: AbortSignal.timeout(30_000),
      headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      body: body ?? null,
    })
  })
