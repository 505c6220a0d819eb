import type { Purchase } from '#src/commerce/calls/orders/purchases.ts'
import { useLanguage } from '#src/language/use-language.tsx'

import { OrderParts, OrderReturns } from '../../../order-parts.tsx'
import { partsOf } from '../../../orders/model/progress.ts'
import { Panel } from '../panel.tsx'

/** An order's parcels and returns; nothing before it is paid. */
export function Parcels({ order }: { readonly order: Purchase }) {
  const { t } = useLanguage()
  if (partsOf(order).length === 0) return null
  return (
    <Panel title={t('account.parcels')}>
      <OrderParts order={order} />
      <OrderReturns order={order} />
    </Panel>
  )
}
