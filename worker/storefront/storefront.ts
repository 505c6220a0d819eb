import type { Context, MiddlewareHandler } from 'hono'

import type { Match } from '#routes/match.ts'
import type { Locale } from '#src/language/locales.ts'

import type { Address } from './address.ts'
import type { Arrival } from './arrival.ts'
import type { Settings } from './bindings.ts'
import type { Trace } from './trace.ts'
import type { Visit } from './visit/visit.ts'

/** What the middleware learn about a request, for those after them. */
export type Storefront = {
  Bindings: Arrival
  Variables: {
    settings: Settings
    /** What is asked for, read once: every step needs it. */
    address: Address
    trace: Trace
    locale: Locale
    /** The path without locale, in the words of the route table. */
    path: string
    /** The route the path leads to; nothing before there is a path, and for an unknown one. */
    match: Match | undefined
    visit: Visit
    /** An answer that lacks no header (complete.ts). */
    complete: Response | undefined
  }
}

export type Asked = Context<Storefront>
export type Step = MiddlewareHandler<Storefront>
