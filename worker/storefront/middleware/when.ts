import type { StorefrontContext, StorefrontMiddleware } from '../context.ts'
import type { RequestContext } from '../request-context.ts'

/** Middleware for some requests: all others go on at once, without a promise of its own for each. */
export const when =
  (
    applies: (request: RequestContext, c: StorefrontContext) => boolean,
    middleware: StorefrontMiddleware,
  ): StorefrontMiddleware =>
  (c, next) =>
    applies(c.env, c) ? middleware(c, next) : next()
