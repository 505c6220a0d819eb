import type { Order } from '#src/commerce/calls/orders/orders.ts'
import { useLanguage } from '#src/language/use-language.tsx'

import { PaidList } from '../../paid-list.tsx'

/** Everything that paid for an order, under its heading. */
export function PaidWith({ order }: { readonly order: Order }) {
  const { t } = useLanguage()
  if (order.paymentMethods.length === 0) return null
  return (
    <section>
      <h2>{t('orders.payment')}</h2>
      <PaidList order={order} />
    </section>
  )
}
