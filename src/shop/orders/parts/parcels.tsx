import type { Purchase } from '#src/commerce/calls/purchases.ts'
import { useLanguage } from '#src/language/language.tsx'

import { OrderParts } from '../../order-parts.tsx'
import { partsOf } from '../model/progress.ts'

/** What an order comes in: how far each part is, and how to follow it. */
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
