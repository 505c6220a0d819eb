import { personalPage, type LoadResult, type PersonalRequest } from '../../page.ts'
import { findOrder } from '../find.ts'
import { OrderSkeleton } from '../parts/skeleton.tsx'
import { ReturnLabelPage, type Props } from './page.tsx'

async function load({ commerce, visit, query }: PersonalRequest): Promise<LoadResult<Props>> {
  const orderNumber = (query.get('orderNumber') ?? '').toUpperCase()
  const { refused, tracked, order, isSignedIn } = visit
  const isNamed = tracked?.orderNumber === orderNumber || order?.orderNumber === orderNumber
  const facts = { orderNumber, ...(refused && { refused }) }
  if (orderNumber === '' || (!isNamed && !isSignedIn)) return { kind: 'page', props: facts }
  const found = await findOrder(commerce, visit, orderNumber)
  return { kind: 'page', props: found.ok ? { ...facts, order: found.value } : facts }
}

/** `/return-label` */
export const returnLabel = personalPage({
  head: ({ language }) => ({ title: `${language.t('orders.label.title')} · Fellholm` }),
  load,
  Page: ReturnLabelPage,
  Skeleton: OrderSkeleton,
})
