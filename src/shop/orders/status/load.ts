import { personalPage, type PersonalRequest } from '../../page.ts'
import { OrderSkeleton } from '../parts/skeleton.tsx'
import { OrderStatusPage } from './page.tsx'

/** The look-up is refused to this page alone; what another form said is not repeated here. */
export const refusedLookUp = ({ visit: { refused } }: PersonalRequest) =>
  refused?.command === 'orders/track' ? { refused } : {}

/** `/order-status` */
export const orderStatus = personalPage({
  head: ({ language }) => ({ title: `${language.t('orders.status.title')} · Fellholm` }),
  load: async request => ({ kind: 'page', props: refusedLookUp(request) }),
  Page: OrderStatusPage,
  Skeleton: OrderSkeleton,
})
