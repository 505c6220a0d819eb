import type { Found } from '#kv/served.ts'

import { readAddress, type Address } from './address.ts'
import { settingsOf, type Settings } from './bindings.ts'
import { Trace } from './trace.ts'

/** A request as it came in, with what every step needs of it, read once. */
export type Arrival = {
  /** Its body is for the steps, which read it within their limits (`c.req`). */
  readonly request: Request
  readonly settings: Settings
  readonly trace: Trace
  readonly address: Address
  /** Keeps the isolate at work behind the answer. */
  readonly waitUntil: (work: Promise<unknown>) => void
  /** What the page cache had, when it was asked ahead of the steps. */
  readonly found?: Found | undefined
}

/** Throws SettingsError when the environment lacks something. */
export const arrive = (request: Request, env: object, context: ExecutionContext): Arrival => ({
  request,
  settings: settingsOf(env),
  trace: new Trace(request),
  address: readAddress(request.url),
  waitUntil: work => context.waitUntil(work),
})
