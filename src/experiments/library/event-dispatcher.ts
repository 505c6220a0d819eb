import type { EventDispatcher, RequestHandler } from '@optimizely/optimizely-sdk/universal'

import { flagSettings } from './settings.ts'

export type DispatchTools = {
  readonly requests: RequestHandler
  /** Where events go instead of where the library would send them (R315). */
  readonly url: string
  readonly wait: (ms: number) => Promise<void>
}

/** Milliseconds before the retry that follows `tries` tries (R371). */
export const backOffMs = (tries: number): number =>
  Math.min(flagSettings.eventLeastBackOffMs * 2 ** (tries - 1), flagSettings.eventMostBackOffMs)

/** Whether a status says that events were taken (R346). */
const isTaken = (status: number) => status >= 200 && status < 300

class DispatchRefused extends Error {
  override readonly name = 'DispatchRefused'
}

/**
 * Sends batches of events as JSON. One that is not taken goes again up to five times, 1 to 32 s apart (R371): the
 * library’s own back-off is shorter and cannot be set. Rejects when it was refused every time; the library keeps the
 * events then.
 */
export function createDispatcher({ requests, url, wait }: DispatchTools): EventDispatcher {
  async function send(data: string): Promise<number> {
    const { statusCode } = await requests.makeRequest(url, { 'content-type': 'application/json' }, 'POST', data)
      .responsePromise
    if (!isTaken(statusCode)) throw new DispatchRefused(`events were answered with ${statusCode}`)
    return statusCode
  }
  return {
    async dispatchEvent({ params }) {
      const data = JSON.stringify(params)
      for (let tries = 1; ; tries += 1) {
        try {
          return { statusCode: await send(data) }
        } catch (error) {
          if (tries > flagSettings.eventRetries) throw error
          await wait(backOffMs(tries))
        }
      }
    },
  }
}
