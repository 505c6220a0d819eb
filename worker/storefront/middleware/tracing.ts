import type { StorefrontMiddleware } from '../context.ts'
import { keepFailure } from '../observability/keep-failure.ts'
import { logRequest, traceHeaders } from '../observability/trace.ts'

/** Writes the `Server-Timing` header, where the answer lacks it, and one JSON line when the request has been answered. */
export const tracing: StorefrontMiddleware = async (c, next) => {
  const { trace, address, method } = c.env
  await next()
  const { status } = c.res
  if (c.res !== c.get('complete'))
    for (const [name, value] of Object.entries(traceHeaders(trace))) c.res.headers.set(name, value)
  const line = logRequest(trace, { method, path: address.pathname, status })
  if (status >= 500) keepFailure(c, line)
}
