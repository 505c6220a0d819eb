import { isComplete } from '../complete.ts'
import type { Step } from '../storefront.ts'
import { logAnswered, traceHeaders } from '../trace.ts'

/** Hands on what is known of the request; afterwards writes one JSON line and the `Server-Timing` header. */
export const traced: Step = async (c, next) => {
  const { trace, settings, address, waitUntil } = c.env
  c.set('trace', trace)
  c.set('settings', settings)
  c.set('address', address)
  await next()
  const { res } = c
  if (!isComplete(c)) for (const [name, value] of Object.entries(traceHeaders(trace))) res.headers.set(name, value)
  logAnswered(trace, { method: c.req.method, path: address.pathname, status: res.status }, waitUntil)
}
