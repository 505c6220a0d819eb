import type { Purchase } from '#src/commerce/calls/orders/purchases.ts'
import { useLanguage } from '#src/language/use-language.tsx'

import { OrderParts } from '../../order-parts.tsx'
import { partsOf } from '../model/progress.ts'

/** An order's parcels, with their state and tracking. */
export function Parcels({ order }: { readonly order: Purchase }) {
  const { t } = useLanguage()
  if (partsOf(order).length === 0) return null
  return (
    <section>
      <h2>{t('checkout.shipments')}</h2>
      <OrderParts order={order} />
    </section>
  )
}
