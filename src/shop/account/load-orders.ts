import { href } from '#routes/href.ts'

import type { LoadResult, PersonalRequest } from '../page.ts'
import { withoutAnswer } from './ask.ts'
import { orderStatuses } from './model/order-status.ts'
import type { Props as OrderProps } from './pages/order.tsx'
import type { Props as OrdersProps } from './pages/orders.tsx'

/** D48: so many orders to a page. */
const perPage = 10

const pageOf = (query: URLSearchParams): number =>
  Math.min(Math.max(Math.trunc(Number(query.get('page') ?? 1)) || 1, 1), 1_000)

export async function loadOrders(request: PersonalRequest): Promise<LoadResult<OrdersProps>> {
  const { commerce, locale, query } = request
  const page = pageOf(query)
  const status = orderStatuses.find(one => one === query.get('status'))
  const history = await commerce('consumer.purchase-history.list', {
    start: (page - 1) * perPage,
    count: perPage,
    ...(status && { status }),
  })
  if (!history.ok) return withoutAnswer(request, history.code, href(locale, 'accountOrderHistory'))
  const { orders, total } = history.value
  return { kind: 'page', props: { orders, page, pages: Math.ceil(total / perPage), ...(status && { status }) } }
}

export async function loadOrder(request: PersonalRequest): Promise<LoadResult<OrderProps>> {
  const { commerce, locale, params, visit } = request
  const orderId = params.id ?? ''
  const found = await commerce('consumer.purchase.get', { orderId })
  if (found.ok) return { kind: 'page', props: { order: found.value, ...(visit.refused && { refused: visit.refused }) } }
  return found.code === 'ORD409'
    ? { kind: 'redirect', to: href(locale, 'accountOrderHistory'), status: 302 }
    : withoutAnswer(request, found.code, href(locale, 'accountOrderDetails', { id: orderId }))
}
