import * as v from 'valibot'

import { href } from '#routes/href.ts'
import { orderToken } from '#src/commerce/calls/orders/orders.ts'

import type { StorefrontContext } from '../context.ts'

/**
 * The link in a letter opens its order for anybody who has the link: the visit may see the order from then on, and is sent to
 * an address without the token. Undefined when the address is not such a link.
 */
export async function openOrder(c: StorefrontContext, query: URLSearchParams): Promise<Response | undefined> {
  const given = query.get('st')
  if (given === null) return undefined
  const orderNumber = (query.get('orderNumber') ?? '').toUpperCase()
  const st = v.safeParse(orderToken, given)
  const visit = c.get('visit')
  await visit.ready()
  const found = st.success ? await visit.commerce('consumer.order.track', { orderNumber, st: st.output }) : undefined
  if (found?.ok === true) await visit.change({ tracked: { orderNumber, email: found.value.email } })
  else if (found !== undefined) c.env.trace.notes.refused = found.code
  const location = href(c.get('locale'), 'orderDetails', undefined, { orderNumber })
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'private, no-store' } })
}
