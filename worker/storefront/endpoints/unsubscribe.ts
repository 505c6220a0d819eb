import { Hono } from 'hono'

import { href } from '#routes/href.ts'
import { isDeadLink } from '#src/shop/newsletter/model/dead-link.ts'

import type { StorefrontContext, StorefrontEnv } from '../context.ts'
import { localeFromQuery } from '../middleware/locale.ts'
import { commerceFor } from '../proxy/commerce-for.ts'

const noStore = { 'cache-control': 'private, no-store' }

const tokenOf = (c: StorefrontContext): string => c.req.query('token') ?? ''

/**
 * A mail program stops letters for its reader, by one request without cookies; the link says all it takes. 404 for a link
 * that is none; 503 after any other failure, so that it is tried again.
 */
async function stop(c: StorefrontContext): Promise<Response> {
  const stopped = await commerceFor(c)('consumer.letters.stop', { token: tokenOf(c) })
  if (stopped.ok) return new Response(null, { status: 204, headers: noStore })
  c.env.trace.notes.refused = stopped.code
  return new Response(null, { status: isDeadLink(stopped.code) ? 404 : 503, headers: noStore })
}

/** Somebody who follows the link has a page to press a button on. */
function lead(c: StorefrontContext): Response {
  const location = href(c.var.locale, 'unsubscribe', undefined, { token: tokenOf(c) })
  return new Response(null, { status: 302, headers: { ...noStore, location } })
}

/** `POST /-/unsubscribe?locale=&token=` (RFC 8058, the address in `List-Unsubscribe`), and `GET` for people. */
export const unsubscribeRoutes = new Hono<StorefrontEnv>()
  .post('/unsubscribe', localeFromQuery, stop)
  .get('/unsubscribe', localeFromQuery, lead)
