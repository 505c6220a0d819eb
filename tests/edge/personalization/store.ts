import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

import storefront from '#worker/storefront/index.ts'

import { shopOpen } from '../browser.ts'

const origin = 'http://localhost'

/** A store with settings of its own, asked as script of its pages does. */
export function storeWith(settings: object) {
  const own = { ...env, ...settings }
  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    await shopOpen(path)
    const context = createExecutionContext()
    const answer = await storefront.fetch(new Request(`${origin}${path}`, init), own, context)
    await waitOnExecutionContext(context)
    return answer
  }
  return {
    ask,
    post: (path: string, json: unknown, headers: Readonly<Record<string, string>> = {}) =>
      ask(path, {
        method: 'POST',
        headers: { origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', ...headers },
        body: JSON.stringify(json),
      }),
  }
}

/** A host that answers everything with this, and remembers what it was asked: given to `fetch`. */
export function standIn(answer: unknown = {}) {
  const asked: { readonly url: string; readonly headers: Headers; readonly body: string }[] = []
  return {
    asked,
    fetch: async (request: Request): Promise<Response> => {
      asked.push({ url: request.url, headers: request.headers, body: await request.text() })
      return Response.json(answer)
    },
  }
}

export const vuid = 'vuid_0123456789abcdef0123456789a'
export const decide = '/api/engine/v1/decide/fellholm?locale=en_US'
export const decisionRequest = {
  customerId: vuid,
  channel: 'ECOMM',
  events: [
    { eventType: 'monetate:context:ScreenSize', height: 844, width: 390 },
    { eventType: 'monetate:decision:DecisionRequest' },
  ],
}
