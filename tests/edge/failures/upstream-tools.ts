import type { Settings } from '#worker/storefront/bindings.ts'
import type { Trace } from '#worker/storefront/observability/trace.ts'
import { createBreakers } from '#worker/storefront/proxy/breakers.ts'

export type Answering = (request: Request) => Promise<Response>

/** A storefront in front of a platform that is bound to it and answers like this, if any is, and of what else its settings name. */
export function toolsFor(COMMERCE: Answering | undefined, more: Partial<Settings> = {}) {
  const settings = {
    COMMERCE: COMMERCE && { fetch: COMMERCE },
    AUTH_ACCESS_KEY: 'a-key',
    STORE_ORIGIN: 'http://localhost',
    COMMERCE_TIMEOUT_MS: 5_000,
    ORDER_TIMEOUT_MS: 20_000,
    UPSTREAM_BODY_BYTES: 65_536,
    BREAKER_FAILURES: 5,
    BREAKER_WINDOW_MS: 10_000,
    BREAKER_PROBE_MS: 5_000,
    BREAKER_PROBE_TIMEOUT_MS: 60,
    OPTIONAL_CALL_TIMEOUT_MS: 30,
    ...more,
  } as unknown as Settings
  const trace = { correlationId: 'c', transactionId: 't', notes: {}, timings: new Map(), steps: [] } as unknown as Trace
  return { settings, breakers: createBreakers(settings), trace, locale: 'en-us' as const }
}
