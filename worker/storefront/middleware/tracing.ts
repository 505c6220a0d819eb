import type { StorefrontMiddleware } from '../context.ts'
import { keepFailure } from '../observability/keep-failure.ts'
import { logRequest, traceHeaders } from '../observability/trace.ts'

/** Writes the `Server-Timing` header and one JSON line when the request has been answered. */
export const tracing: StorefrontMiddleware = async (c, next) => {
  const { trace, address, method } = c.env
  await next()
  const { headers, status } = c.res
  const told = traceHeaders(trace)
  headers.set('x-correlation-id', told['x-correlation-id'])
  headers.set('server-timing', told['server-timing'])
  const line = logRequest(trace, { method, path: address.pathname, status })
  if (status >= 500) keepFailure(c, line)
}
