import type { Context, MiddlewareHandler } from 'hono'

import type { Match } from '#routes/match.ts'
import type { Locale } from '#src/language/locales.ts'

import type { ExplainedRequest } from './explaining/explained-request.ts'
import type { RequestContext } from './request-context.ts'
import type { Visit } from './visit/visit-type.ts'

/** The request as it came in, and what the middleware learn about it for those after them. */
export type StorefrontEnv = {
  Bindings: RequestContext
  Variables: {
    locale: Locale
    /** The path without locale, in the words of the route table. */
    path: string
    /** The route the path leads to; nothing before there is a path, and for an unknown one. */
    match: Match | undefined
    visit: Visit
    /** The answer that was made with every header it needs, as a stored page's is. */
    complete: Response | undefined
    /** Set where the desk asks which steps a request takes. */
    explained: ExplainedRequest | undefined
  }
}

export type StorefrontContext = Context<StorefrontEnv>
export type StorefrontMiddleware = MiddlewareHandler<StorefrontEnv>
