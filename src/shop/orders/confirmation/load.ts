import { href } from '#routes/href.ts'

import { personalPage, type LoadResult, type PersonalRequest } from '../../page.ts'
import { OrderSkeleton } from '../parts/skeleton.tsx'
import { OrderConfirmationPage, type Props } from './page.tsx'

async function load({ commerce, locale, visit, measurePurchase }: PersonalRequest): Promise<LoadResult<Props>> {
  const { order } = visit
  if (order === undefined) return { kind: 'redirect', to: href(locale, 'home'), status: 302 }
  const found = await commerce('consumer.purchase.get', { orderId: order.orderNumber, st: order.st })
  // An outcome that was unknown when the order was placed is known here.
  if (found.ok && found.value.placing === 'final') measurePurchase(found.value)
  return found.ok
    ? { kind: 'page', props: { order: found.value, isGuest: !visit.isSignedIn } }
    : { kind: 'unavailable', reason: found.code }
}

export const orderConfirmation = personalPage({
  head: ({ language }) => ({ title: `${language.t('orders.confirmed')} · Fellholm` }),
  load,
  Page: OrderConfirmationPage,
  Skeleton: OrderSkeleton,
})
