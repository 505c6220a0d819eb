import { safePath } from '#routes/safe-path.ts'
import { recreateCart } from '#src/shop/basket.ts'

import { commandContext } from '../commands/context.ts'
import { originOf } from '../commands/form-post.ts'
import { noStore } from '../commands/respond.ts'
import type { StorefrontContext } from '../context.ts'
import { noticeFlash } from '../visit/flash.ts'
import { noteRecovered, ticketOf } from '../visit/recovery.ts'

/** Makes the cart anew with what was in it, and says so on the page that comes next (R166). */
async function restoreCart(c: StorefrontContext): Promise<void> {
  const fresh = await recreateCart(await commandContext(c, { input: {}, isForm: false }))
  if (fresh.ok) await noticeFlash.keep(c, { key: 'cart.recreated' })
  else c.env.trace.notes.refused = fresh.code
}

/**
 * `GET /-/recover?locale=&back=&ticket=`: mends a visit that a page has found broken, and leads back to the page. Of a
 * session whose customer is gone nothing is kept; the next call begins a guest's (R167). A ticket that is not this
 * session's changes nothing.
 */
export async function recover(c: StorefrontContext): Promise<Response> {
  const lost = await ticketOf(c)
  if (lost === 'customer') c.var.visit.leave()
  if (lost === 'cart') await restoreCart(c)
  if (lost !== undefined) noteRecovered(c)
  const location = safePath(c.req.query('back'), originOf(c)) ?? `/${c.var.locale}`
  return c.body(null, 302, { location, ...noStore })
}
