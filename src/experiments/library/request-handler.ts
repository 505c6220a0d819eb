import type { RequestHandler } from '@optimizely/optimizely-sdk/universal'

import { timeout } from '#src/kit/time/timeout.ts'

export type RequestTools = {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly timeoutMs: number
  /** Hears of requests that took too long (R347). */
  readonly warn: (message: string) => void
}

/** No answer came, or one with status 0: the network failed (R346). */
class NetworkFailure extends Error {
  override readonly name = 'NetworkFailure'
}

/** Asks over the network for the flag library: what is answered with any status is an answer, all else rejects. */
export function createRequestHandler({ fetch, timeoutMs, warn }: RequestTools): RequestHandler {
  return {
    makeRequest(url, headers, method, data) {
      const abort = new AbortController()
      const given = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined)
      const init = { method, headers: given, signal: abort.signal, ...(data === undefined ? {} : { body: data }) }
      const ask = async () => {
        const response = await fetch(url, init)
        if (response.status === 0) throw new NetworkFailure(`${method} ${url}: status 0`)
        const body = await response.text()
        return { statusCode: response.status, body, headers: Object.fromEntries(response.headers) }
      }
      const askInTime = async () => {
        const asked = ask()
        const answer = await timeout(timeoutMs, asked)
        if (answer !== undefined) return answer
        warn(`${method} ${url}: no answer within ${timeoutMs} ms`)
        abort.abort()
        return asked
      }
      return { responsePromise: askInTime(), abort: () => abort.abort() }
    },
  }
}
