import type { StorefrontMiddleware } from '../context.ts'
import { keepFailure } from '../observability/keep-failure.ts'
import { logRequest, traceHeaders } from '../observability/trace.ts'

/** Writes the `Server-Timing` header and one JSON line when the request has been answered. */
export const tracing: StorefrontMiddleware = async (c, next) => {
  const { trace, address } = c.env
  await next()
  const { res } = c
  for (const [name, value] of Object.entries(traceHeaders(trace))) res.headers.set(name, value)
  logRequest(trace, { method: c.req.method, path: address.pathname, status: res.status })
  if (res.status >= 500) keepFailure(c, res.status)
}
