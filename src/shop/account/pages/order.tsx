import type { Purchase } from '#src/commerce/calls/orders/purchases.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { TotalsList } from '#src/product-ui/payment/totals-list.tsx'
import { Badge } from '#src/ui/feedback/badge.tsx'

import type { RefusedCommand } from '../../page.ts'
import { DeliveryList } from '../../delivery-list.tsx'
import { PaidList } from '../../paid-list.tsx'
import { lookOf } from '../model/order-status.ts'
import { AccountLayout } from '../parts/account-layout.tsx'
import { OrderActions } from '../parts/orders/order-actions.tsx'
import { OrderLines } from '../parts/orders/order-lines.tsx'
import { Panel, Panels } from '../parts/panel.tsx'
import { Parcels } from '../parts/orders/parcels.tsx'
import { RefusedNotice } from '../parts/refused-notice.tsx'

export type Props = { readonly order: Purchase; readonly refused?: RefusedCommand }

function Paid({ order }: Pick<Props, 'order'>) {
  const { t, money } = useLanguage()
  const { paymentMethods, currency, refunded } = order
  if (paymentMethods.length === 0) return null
  return (
    <Panel title={t('orders.payment')}>
      <PaidList order={order} />
      {refunded !== undefined && <p>{t('account.order.refunded', { amount: money(refunded, currency) })}</p>}
    </Panel>
  )
}

/** `/account/order-details/:id`: what was ordered, where it is, and what can still be done about it. */
export function OrderPage({ order, refused }: Props) {
  const { t, date } = useLanguage()
  const { orderNumber, status, createdAt } = order
  const title = t('orders.number', { number: orderNumber })
  return (
    <AccountLayout
      here="accountOrderHistory"
      title={title}
      action={<Badge look={lookOf(status)}>{t(`account.status.${status}`)}</Badge>}
    >
      <p>{t('account.order.placed', { day: date(createdAt.slice(0, 10)) })}</p>
      <RefusedNotice refused={refused} />
      <OrderActions order={order} />
      <Parcels order={order} />
      <Panel title={t('orders.items')}>
        <OrderLines order={order} />
        <TotalsList totals={order.totals} />
      </Panel>
      <Panels>
        {order.shipments.length > 0 && (
          <Panel title={t('orders.delivery')}>
            <DeliveryList order={order} />
          </Panel>
        )}
        <Paid order={order} />
      </Panels>
    </AccountLayout>
  )
}
