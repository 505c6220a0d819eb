import type { Step } from '../storefront.ts'
import { logAnswered, traceHeaders } from '../trace.ts'

/** Writes the `Server-Timing` header and one JSON line when the request has been answered. */
export const traced: Step = async (c, next) => {
  const { trace, address } = c.env
  await next()
  const { res } = c
  for (const [name, value] of Object.entries(traceHeaders(trace))) res.headers.set(name, value)
  logAnswered(trace, { method: c.req.method, path: address.pathname, status: res.status })
}
