import type { StorefrontMiddleware } from '../context.ts'
import type { RequestContext } from '../request-context.ts'

type Condition = (request: RequestContext) => boolean

/** Middleware for some requests, which says for which. */
export type ConditionalMiddleware = StorefrontMiddleware & { readonly applies: Condition }

/** Middleware for some requests: all others go on at once, without a promise of its own for each. */
export const when = (applies: Condition, middleware: StorefrontMiddleware): ConditionalMiddleware =>
  Object.assign<StorefrontMiddleware, Pick<ConditionalMiddleware, 'applies'>>(
    (c, next) => (applies(c.env) ? middleware(c, next) : next()),
    { applies },
  )
