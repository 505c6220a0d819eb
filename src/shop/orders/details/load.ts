import { personalPage, type LoadResult, type PersonalRequest } from '../../page.ts'
import { findOrder } from '../find.ts'
import { OrderSkeleton } from '../parts/skeleton.tsx'
import { refusedLookUp } from '../status/load.ts'
import { OrderDetailsPage, type Props } from './page.tsx'

/** Codes that only say that the visit has not shown whose order it is. */
const unshown: ReadonlySet<string> = new Set(['OHS4004', 'AUT403', 'ORD400', 'ORD409'])

async function load(request: PersonalRequest): Promise<LoadResult<Props>> {
  const { commerce, visit, query } = request
  const orderNumber = (query.get('orderNumber') ?? '').toUpperCase()
  const { refused, flash } = visit
  const asked = { orderNumber, ...refusedLookUp(request) }
  const isNamed = visit.tracked?.orderNumber === orderNumber || visit.order?.orderNumber === orderNumber
  if (!isNamed && !visit.isSignedIn) return { kind: 'page', props: asked }
  const found = await findOrder(commerce, visit, orderNumber)
  if (!found.ok)
    return unshown.has(found.code) ? { kind: 'page', props: asked } : { kind: 'unavailable', reason: found.code }
  return {
    kind: 'page',
    props: { orderNumber, order: found.value, ...(refused && { refused }), ...(flash && { flash: flash.values }) },
  }
}

export const orderDetails = personalPage({
  head: ({ language }) => ({ title: `${language.t('orders.details')} · Fellholm` }),
  load,
  Page: OrderDetailsPage,
  Skeleton: OrderSkeleton,
})
